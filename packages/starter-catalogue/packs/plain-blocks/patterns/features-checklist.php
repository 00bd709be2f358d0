<?php
/**
 * Title: Feature list in two columns
 * Slug: plain-blocks/features-checklist
 * Description: A headline on the left and a plain list of eight points on the right.
 * Categories: features
 * Keywords: list, band
 */
?>
<!-- wp:group {"metadata":{"name":"Features"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"},"color":{"background":"#8080801a"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-background" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px);background-color:#8080801a"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"40px","left":"40px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"36%"} -->
<div class="wp-block-column" style="flex-basis:36%"><!-- wp:heading -->
<h2 class="wp-block-heading">In every repair</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>No extra line on the bill for any of these.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"32%"} -->
<div class="wp-block-column" style="flex-basis:32%"><!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>A price before we start</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Old parts back, if you want them</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>A ride of two kilometres to test it</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Tyres pumped to what is written on them</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"32%"} -->
<div class="wp-block-column" style="flex-basis:32%"><!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>Screws checked with a torque wrench</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Lights and bell tried</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>A stamp in the service book</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Twelve months on new parts</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
