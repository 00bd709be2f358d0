<?php
/**
 * Title: Steps below each other
 * Slug: plain-blocks/steps-list
 * Description: A headline on the left, numbered steps with lines between them on the right.
 * Categories: about
 * Keywords: process, list
 */
?>
<!-- wp:group {"metadata":{"name":"Steps"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"},"color":{"background":"#8080801a"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-background" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px);background-color:#8080801a"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"56px","left":"56px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"40%"} -->
<div class="wp-block-column" style="flex-basis:40%"><!-- wp:heading -->
<h2 class="wp-block-heading">From gate to gate</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>A day in the workshop, from your side of the counter.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"60%"} -->
<div class="wp-block-column" style="flex-basis:60%"><!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">1. Bring it</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Before ten, with the key of the lock.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">2. Hear the price</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>We look at it together, and you say yes or no.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">3. Ride ours</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Take one of six until the evening.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">4. Fetch it</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>At five, washed, with a list of what we did.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
