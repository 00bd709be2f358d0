<?php
/**
 * Title: Footer, one row
 * Slug: plain-blocks/footer-simple
 * Description: The name on the left, three links on the right.
 * Categories: footer
 * Keywords: links
 * Block Types: core/template-part/footer
 */
?>
<!-- wp:group {"align":"full","style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"32px","right":"clamp(20px, 5vw, 64px)","bottom":"32px","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:32px;padding-right:clamp(20px, 5vw, 64px);padding-bottom:32px;padding-left:clamp(20px, 5vw, 64px);border-top-color:#80808066;border-top-width:1px"><!-- wp:group {"style":{"spacing":{"blockGap":"24px"}},"layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"center"}} -->
<div class="wp-block-group"><!-- wp:site-title {"level":0} /-->

<!-- wp:paragraph -->
<p><a href="#">Imprint</a> · <a href="#">Privacy</a> · <a href="#">Contact</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
