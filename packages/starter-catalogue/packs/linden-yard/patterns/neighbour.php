<?php
/**
 * Title: Quote from a neighbor, centered
 * Slug: linden-yard/neighbour
 * Description: One large centered quotation on blush with name and street.
 * Categories: testimonials
 * Keywords: quote, review
 */
?>
<!-- wp:group {"metadata":{"name":"Neighbor"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|fir"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"blush","textColor":"fir","layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-blush-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"constrained","contentSize":"860px","wideSize":"860px"}} -->
<div class="wp-block-group"><!-- wp:quote {"textAlign":"center","style":{"border":{"width":"0px","style":"none"},"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"}}},"backgroundColor":"blush","textColor":"fir"} -->
<blockquote class="wp-block-quote has-text-align-center has-fir-color has-blush-background-color has-text-color has-background" style="padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;border-style:none;border-width:0px"><!-- wp:paragraph {"fontSize":"quote","style":{"typography":{"lineHeight":"1.22","letterSpacing":"-0.015em"}},"fontFamily":"fraunces"} -->
<p class="has-fraunces-font-family has-quote-font-size" style="letter-spacing:-0.015em;line-height:1.22">I came with a cough and a story. Dr. Aalto listened to both, in that order.</p>
<!-- /wp:paragraph --><cite>Hilde Marten, Mill Road 14</cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
