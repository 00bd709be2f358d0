<?php
/**
 * Title: Footer, four columns
 * Slug: plain-blocks/footer-columns
 * Description: A short text and three columns of links, with a closing line.
 * Categories: footer
 * Keywords: links, columns
 * Block Types: core/template-part/footer
 */
?>
<!-- wp:group {"align":"full","style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"56px","right":"clamp(20px, 5vw, 64px)","bottom":"56px","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:56px;padding-right:clamp(20px, 5vw, 64px);padding-bottom:56px;padding-left:clamp(20px, 5vw, 64px);border-top-color:#80808066;border-top-width:1px"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"40px","left":"40px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"40%"} -->
<div class="wp-block-column" style="flex-basis:40%"><!-- wp:site-title {"level":0} /-->

<!-- wp:paragraph -->
<p>Quay Street 4, through the green gate.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"20%"} -->
<div class="wp-block-column" style="flex-basis:20%"><!-- wp:paragraph -->
<p><strong>Workshop</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="#">Services</a><br><a href="#">Prices</a><br><a href="#">Booking</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"20%"} -->
<div class="wp-block-column" style="flex-basis:20%"><!-- wp:paragraph -->
<p><strong>About</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="#">People</a><br><a href="#">History</a><br><a href="#">Work here</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"20%"} -->
<div class="wp-block-column" style="flex-basis:20%"><!-- wp:paragraph -->
<p><strong>Help</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="#">Questions</a><br><a href="#">Warranty</a><br><a href="#">Contact</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:paragraph -->
<p>© Quay Street Cycles</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
