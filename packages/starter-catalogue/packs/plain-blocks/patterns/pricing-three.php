<?php
/**
 * Title: Pricing table, three plans
 * Slug: plain-blocks/pricing-three
 * Description: Three cards with a name, a price, what it includes and a button. The middle one is tinted.
 * Categories: services
 * Keywords: plans, cards
 */
?>
<!-- wp:group {"metadata":{"name":"Pricing"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px)"><!-- wp:group {"style":{"spacing":{"blockGap":"16px"}},"layout":{"type":"constrained","contentSize":"640px","justifyContent":"left"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">Three services</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Prices include work and small parts. Larger parts are on the list before we fit them.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"24px"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"color":"#80808066","width":"1px","radius":"12px"},"spacing":{"padding":{"top":"28px","right":"28px","bottom":"28px","left":"28px"},"blockGap":"16px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-border-color" style="padding-top:28px;padding-right:28px;padding-bottom:28px;padding-left:28px;border-color:#80808066;border-width:1px;border-radius:12px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Basic</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.25rem, 4vw, 3rem)","lineHeight":"1","fontWeight":"600"}}} -->
<p style="font-size:clamp(2.25rem, 4vw, 3rem);font-weight:600;line-height:1">€ 45</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>For a bicycle that is ridden on Sundays.</p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>Brakes and gears set</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Chain oiled</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Tyres pumped</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">Book Basic</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"color":"#80808066","width":"1px","radius":"12px"},"spacing":{"padding":{"top":"28px","right":"28px","bottom":"28px","left":"28px"},"blockGap":"16px"},"color":{"background":"#8080801a"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-border-color has-background" style="padding-top:28px;padding-right:28px;padding-bottom:28px;padding-left:28px;border-color:#80808066;border-width:1px;border-radius:12px;background-color:#8080801a"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Full</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.25rem, 4vw, 3rem)","lineHeight":"1","fontWeight":"600"}}} -->
<p style="font-size:clamp(2.25rem, 4vw, 3rem);font-weight:600;line-height:1">€ 95</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>For one that goes to work every day.</p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>All of Basic</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Wheels trued</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Bearings greased</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>New cables</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">Book Full</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"color":"#80808066","width":"1px","radius":"12px"},"spacing":{"padding":{"top":"28px","right":"28px","bottom":"28px","left":"28px"},"blockGap":"16px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-border-color" style="padding-top:28px;padding-right:28px;padding-bottom:28px;padding-left:28px;border-color:#80808066;border-width:1px;border-radius:12px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Year</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.25rem, 4vw, 3rem)","lineHeight":"1","fontWeight":"600"}}} -->
<p style="font-size:clamp(2.25rem, 4vw, 3rem);font-weight:600;line-height:1">€ 160</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Two services, and repairs between them at half the price.</p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>Spring and autumn</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>A bicycle to borrow</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Storage from December</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">Book Year</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
