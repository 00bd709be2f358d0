<?php
/**
 * Title: Names of partners in a row
 * Slug: plain-blocks/logos-row
 * Description: A line of text and five names, for partners, makers or clients. Replace names by logos.
 * Categories: about
 * Keywords: partners, clients
 */
?>
<!-- wp:group {"metadata":{"name":"Partners"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"48px","right":"clamp(20px, 5vw, 64px)","bottom":"48px","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:48px;padding-right:clamp(20px, 5vw, 64px);padding-bottom:48px;padding-left:clamp(20px, 5vw, 64px)"><!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">Parts of five makers, on the shelf</p>
<!-- /wp:paragraph -->

<!-- wp:group {"style":{"spacing":{"blockGap":"40px"}},"layout":{"type":"flex","justifyContent":"center","flexWrap":"wrap"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><strong>Norrhjul</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><strong>Kette &amp; Sohn</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><strong>Veloform</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><strong>Brakeworks</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><strong>Tandem 9</strong></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
