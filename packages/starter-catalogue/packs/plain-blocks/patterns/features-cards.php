<?php
/**
 * Title: Features, four cards
 * Slug: plain-blocks/features-cards
 * Description: Four bordered cards in two rows: a name, a sentence and a link each.
 * Categories: features
 * Keywords: cards, links
 */
?>
<!-- wp:group {"metadata":{"name":"Features"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px)"><!-- wp:group {"style":{"spacing":{"blockGap":"16px"}},"layout":{"type":"constrained","contentSize":"640px","justifyContent":"left"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">Four ways to keep it rolling</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Choose one, or ask us which your bicycle needs.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"24px"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"color":"#80808066","width":"1px","radius":"12px"},"spacing":{"padding":{"top":"28px","right":"28px","bottom":"28px","left":"28px"},"blockGap":"16px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-border-color" style="padding-top:28px;padding-right:28px;padding-bottom:28px;padding-left:28px;border-color:#80808066;border-width:1px;border-radius:12px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Inspection</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Twenty minutes on the stand. You get a list with prices.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="#">Read more</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"color":"#80808066","width":"1px","radius":"12px"},"spacing":{"padding":{"top":"28px","right":"28px","bottom":"28px","left":"28px"},"blockGap":"16px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-border-color" style="padding-top:28px;padding-right:28px;padding-bottom:28px;padding-left:28px;border-color:#80808066;border-width:1px;border-radius:12px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Service</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Brakes, gears, bearings and chain, cleaned and set.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="#">Read more</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"24px"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"color":"#80808066","width":"1px","radius":"12px"},"spacing":{"padding":{"top":"28px","right":"28px","bottom":"28px","left":"28px"},"blockGap":"16px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-border-color" style="padding-top:28px;padding-right:28px;padding-bottom:28px;padding-left:28px;border-color:#80808066;border-width:1px;border-radius:12px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Wheel truing</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Both wheels, to half a millimetre.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="#">Read more</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"color":"#80808066","width":"1px","radius":"12px"},"spacing":{"padding":{"top":"28px","right":"28px","bottom":"28px","left":"28px"},"blockGap":"16px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-border-color" style="padding-top:28px;padding-right:28px;padding-bottom:28px;padding-left:28px;border-color:#80808066;border-width:1px;border-radius:12px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Winter storage</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Dry, hung up, and serviced in March.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="#">Read more</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
