<?php
/**
 * Title: Header with a line of facts
 * Slug: plain-blocks/header-topline
 * Description: A thin row with hours and telephone above the name and the menu.
 * Categories: header
 * Keywords: menu, telephone
 * Block Types: core/template-part/header
 */
?>
<!-- wp:group {"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:group {"align":"full","style":{"color":{"background":"#8080801a"},"spacing":{"padding":{"top":"8px","right":"clamp(20px, 5vw, 64px)","bottom":"8px","left":"clamp(20px, 5vw, 64px)"}}},"layout":{"type":"constrained","contentSize":"1160px"}} -->
<div class="wp-block-group alignfull has-background" style="padding-top:8px;padding-right:clamp(20px, 5vw, 64px);padding-bottom:8px;padding-left:clamp(20px, 5vw, 64px);background-color:#8080801a"><!-- wp:group {"style":{"spacing":{"blockGap":"24px"}},"layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"center"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>Tuesday to Saturday, 8 – 18</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="tel:+490000000">0000 000 000</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

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
<!-- /wp:group --></div>
<!-- /wp:group -->
