<?php
/**
 * Title: Price list
 * Slug: plain-blocks/pricing-list
 * Description: A plain table of repairs with prices at the right edge.
 * Categories: services
 * Keywords: table, list
 */
?>
<!-- wp:group {"metadata":{"name":"Prices"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"56px","left":"56px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"34%"} -->
<div class="wp-block-column" style="flex-basis:34%"><!-- wp:heading -->
<h2 class="wp-block-heading">Small repairs</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Done while you wait, if the stand is free.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66%"} -->
<div class="wp-block-column" style="flex-basis:66%"><!-- wp:table {"style":{"border":{"width":"0px"}}} -->
<figure class="wp-block-table"><table class="has-fixed-layout" style="border-width:0px"><tbody><tr><td>Puncture, front</td><td class="has-text-align-right" data-align="right">€ 14</td></tr><tr><td>Puncture, rear</td><td class="has-text-align-right" data-align="right">€ 18</td></tr><tr><td>Brake pads, both sides</td><td class="has-text-align-right" data-align="right">€ 22</td></tr><tr><td>Gear cable</td><td class="has-text-align-right" data-align="right">€ 26</td></tr><tr><td>Chain</td><td class="has-text-align-right" data-align="right">€ 38</td></tr><tr><td>Wheel truing</td><td class="has-text-align-right" data-align="right">€ 24</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
