<?php
/**
 * Title: Footer, centered
 * Slug: plain-blocks/footer-centered
 * Description: Name, menu and a closing line in the middle.
 * Categories: footer
 * Keywords: centered
 * Block Types: core/template-part/footer
 */
?>
<!-- wp:group {"align":"full","style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"56px","right":"clamp(20px, 5vw, 64px)","bottom":"56px","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:56px;padding-right:clamp(20px, 5vw, 64px);padding-bottom:56px;padding-left:clamp(20px, 5vw, 64px);border-top-color:#80808066;border-top-width:1px"><!-- wp:group {"style":{"spacing":{"blockGap":"16px"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"center"}} -->
<div class="wp-block-group"><!-- wp:site-title {"level":0} /-->

<!-- wp:navigation {"overlayMenu":"never","layout":{"type":"flex","justifyContent":"center"}} -->
<!-- wp:navigation-link {"label":"Services","url":"#","kind":"custom"} /-->

<!-- wp:navigation-link {"label":"Prices","url":"#","kind":"custom"} /-->

<!-- wp:navigation-link {"label":"Workshop","url":"#","kind":"custom"} /-->

<!-- wp:navigation-link {"label":"Contact","url":"#","kind":"custom"} /-->
<!-- /wp:navigation -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">© Quay Street Cycles. Made in the yard behind the gate.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
