<?php
/**
 * Title: Footer with a call to action
 * Slug: plain-blocks/footer-action
 * Description: A large question and a button, and below address, hours and links.
 * Categories: footer
 * Keywords: call to action
 * Block Types: core/template-part/footer
 */
?>
<!-- wp:group {"align":"full","style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"64px","right":"clamp(20px, 5vw, 64px)","bottom":"64px","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:64px;padding-right:clamp(20px, 5vw, 64px);padding-bottom:64px;padding-left:clamp(20px, 5vw, 64px);border-top-color:#80808066;border-top-width:1px"><!-- wp:group {"style":{"spacing":{"blockGap":"24px"}},"layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"center"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">Something rattles?</h2>
<!-- /wp:heading -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">Book a repair</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"40px","left":"40px"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:paragraph -->
<p><strong>Workshop</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="#">Services</a><br><a href="#">Prices</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:paragraph -->
<p><strong>Address</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Quay Street 4<br>Lower Weir</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:paragraph -->
<p><strong>Hours</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Tuesday to Friday 8 – 18<br>Saturday 9 – 14</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
