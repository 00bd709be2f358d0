<?php
/**
 * Title: Hero, centered words
 * Slug: plain-blocks/hero-centered
 * Description: One headline in the middle, a line below it and two buttons. No picture.
 * Categories: banner
 * Keywords: centered, no picture
 */
?>
<!-- wp:group {"metadata":{"name":"Hero"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(80px, 12vw, 168px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(80px, 12vw, 168px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"760px","wideSize":"760px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:clamp(80px, 12vw, 168px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(80px, 12vw, 168px);padding-left:clamp(20px, 5vw, 64px)"><!-- wp:heading {"level":1,"textAlign":"center"} -->
<h1 class="wp-block-heading has-text-align-center">Repairs while you work</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">Three mechanics, two hundred spare parts on the shelf, and a fixed price before we start.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">Book a repair</a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="#">How it works</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
