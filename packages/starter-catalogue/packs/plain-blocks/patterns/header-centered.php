<?php
/**
 * Title: Header, centered
 * Slug: plain-blocks/header-centered
 * Description: The name in the middle and the menu in a second row.
 * Categories: header
 * Keywords: menu, centered
 * Block Types: core/template-part/header
 */
?>
<!-- wp:group {"align":"full","style":{"border":{"bottom":{"color":"#80808066","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"20px","right":"clamp(20px, 5vw, 64px)","bottom":"20px","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:20px;padding-right:clamp(20px, 5vw, 64px);padding-bottom:20px;padding-left:clamp(20px, 5vw, 64px);border-bottom-color:#80808066;border-bottom-width:1px"><!-- wp:group {"style":{"spacing":{"blockGap":"12px"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"center"}} -->
<div class="wp-block-group"><!-- wp:site-title {"level":0} /-->

<!-- wp:navigation {"layout":{"type":"flex","justifyContent":"center"}} -->
<!-- wp:navigation-link {"label":"Services","url":"#","kind":"custom"} /-->

<!-- wp:navigation-link {"label":"Prices","url":"#","kind":"custom"} /-->

<!-- wp:navigation-link {"label":"Workshop","url":"#","kind":"custom"} /-->

<!-- wp:navigation-link {"label":"Contact","url":"#","kind":"custom"} /-->
<!-- /wp:navigation --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
