<?php
/**
 * Title: Newsletter, a narrow band
 * Slug: plain-blocks/newsletter-band
 * Description: One sentence and a button in a tinted row. Link the button to your form.
 * Categories: call-to-action
 * Keywords: letter, sign up
 */
?>
<!-- wp:group {"metadata":{"name":"Newsletter"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"48px","right":"clamp(20px, 5vw, 64px)","bottom":"48px","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"},"color":{"background":"#8080801a"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-background" style="margin-top:0;margin-bottom:0;padding-top:48px;padding-right:clamp(20px, 5vw, 64px);padding-bottom:48px;padding-left:clamp(20px, 5vw, 64px);background-color:#8080801a"><!-- wp:group {"style":{"spacing":{"blockGap":"24px"}},"layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"center"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"4px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Two letters a year</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>In March and in October: when to bring your bicycle, and what it costs.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">Sign up</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
