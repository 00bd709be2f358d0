<?php
/**
 * Title: Pricing, two plans side by side
 * Slug: plain-blocks/pricing-two
 * Description: Two large columns with a line between words and price, for a simple choice.
 * Categories: services
 * Keywords: plans, choice
 */
?>
<!-- wp:group {"metadata":{"name":"Pricing"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"960px","wideSize":"960px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px)"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">Repair, or rent</h2>
<!-- /wp:heading -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"24px"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"color":"#80808066","width":"1px","radius":"12px"},"spacing":{"padding":{"top":"28px","right":"28px","bottom":"28px","left":"28px"},"blockGap":"16px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-border-color" style="padding-top:28px;padding-right:28px;padding-bottom:28px;padding-left:28px;border-color:#80808066;border-width:1px;border-radius:12px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Repair</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Your bicycle, brought back into order.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.25rem, 4vw, 3rem)","lineHeight":"1","fontWeight":"600"}}} -->
<p style="font-size:clamp(2.25rem, 4vw, 3rem);font-weight:600;line-height:1">from € 14</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Most are done on the same day.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">Book a repair</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"color":"#80808066","width":"1px","radius":"12px"},"spacing":{"padding":{"top":"28px","right":"28px","bottom":"28px","left":"28px"},"blockGap":"16px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-border-color" style="padding-top:28px;padding-right:28px;padding-bottom:28px;padding-left:28px;border-color:#80808066;border-width:1px;border-radius:12px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Rent</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>One of ours, for a weekend or a season.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.25rem, 4vw, 3rem)","lineHeight":"1","fontWeight":"600"}}} -->
<p style="font-size:clamp(2.25rem, 4vw, 3rem);font-weight:600;line-height:1">€ 12 a day</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>From Friday noon to Monday ten.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">Reserve one</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
