<?php
/**
 * Title: Hero on a tinted band
 * Slug: plain-blocks/hero-band
 * Description: A tinted band: the headline on the left, the text and the button on the right.
 * Categories: banner
 * Keywords: band, text
 */
?>
<!-- wp:group {"metadata":{"name":"Hero"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"},"color":{"background":"#8080801a"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-background" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px);background-color:#8080801a"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"56px","left":"56px"}}},"verticalAlignment":"bottom"} -->
<div class="wp-block-columns are-vertically-aligned-bottom"><!-- wp:column {"verticalAlignment":"bottom","width":"58%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:58%"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading">A lighter ride home</h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:42%"><!-- wp:paragraph -->
<p>A service in spring and one before winter keep the gears quiet and the brakes short. We remind you of both.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">Choose a service</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
