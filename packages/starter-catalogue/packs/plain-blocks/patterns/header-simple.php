<?php
/**
 * Title: Header, name left and menu right
 * Slug: plain-blocks/header-simple
 * Description: The name of the site on the left and the menu on the right, with a thin line below.
 * Categories: header
 * Keywords: menu
 * Block Types: core/template-part/header
 */
?>
<!-- wp:group {"align":"full","style":{"border":{"bottom":{"color":"#80808066","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"20px","right":"clamp(20px, 5vw, 64px)","bottom":"20px","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:20px;padding-right:clamp(20px, 5vw, 64px);padding-bottom:20px;padding-left:clamp(20px, 5vw, 64px);border-bottom-color:#80808066;border-bottom-width:1px"><!-- wp:group {"style":{"spacing":{"blockGap":"24px"}},"layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"center"}} -->
<div class="wp-block-group"><!-- wp:site-title {"level":0} /-->

<!-- wp:navigation {"layout":{"type":"flex","justifyContent":"right"}} -->
<!-- wp:navigation-link {"label":"Services","url":"#","kind":"custom"} /-->

<!-- wp:navigation-link {"label":"Prices","url":"#","kind":"custom"} /-->

<!-- wp:navigation-link {"label":"Workshop","url":"#","kind":"custom"} /-->

<!-- wp:navigation-link {"label":"Contact","url":"#","kind":"custom"} /-->
<!-- /wp:navigation --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
