<?php
/**
 * Title: Newsletter, a centered card
 * Slug: plain-blocks/newsletter-card
 * Description: A bordered card with a headline, a line and a button in the middle of the page.
 * Categories: call-to-action
 * Keywords: card, sign up
 */
?>
<!-- wp:group {"metadata":{"name":"Newsletter"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"860px","wideSize":"860px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px)"><!-- wp:group {"style":{"border":{"color":"#80808066","width":"1px","radius":"12px"},"spacing":{"padding":{"top":"56px","right":"28px","bottom":"56px","left":"28px"},"blockGap":"16px"}},"layout":{"type":"constrained","contentSize":"520px"}} -->
<div class="wp-block-group has-border-color" style="padding-top:56px;padding-right:28px;padding-bottom:56px;padding-left:28px;border-color:#80808066;border-width:1px;border-radius:12px"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">Hear when spring starts</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">We write when the first free week of March opens for bookings. Nothing else.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">Leave your address</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
