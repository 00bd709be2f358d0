<?php
/**
 * Title: What a gift buys, as a table
 * Slug: commonwater-trust/gifts
 * Description: A heading beside a table of four amounts in large figures, each with what the money becomes.
 * Categories: call-to-action
 * Keywords: donation, amounts, table
 */
?>
<!-- wp:group {"metadata":{"name":"Gifts"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|deep"}},"heading":{"color":{"text":"var:preset|color|deep"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"shallow","textColor":"deep","layout":{"type":"constrained","contentSize":"1240px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-deep-color has-shallow-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":{"top":"32px","left":"64px"}}},"layout":{"type":"grid","minimumColumnWidth":"24rem"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">What a<br>gift buys</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Eighty-eight pence of each pound reach the water. The rest pays for insurance, stamps and the van.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:table {"hasFixedLayout":false,"fontSize":"sub","style":{"border":{"width":"0px","style":"none"}}} -->
<figure class="wp-block-table has-sub-font-size"><table style="border-style:none;border-width:0px"><tbody><tr><td><strong>£&nbsp;12</strong></td><td>One willow, planted and staked</td></tr><tr><td><strong>£&nbsp;40</strong></td><td>Spades, gloves and soup for ten people on a Saturday</td></tr><tr><td><strong>£&nbsp;150</strong></td><td>One meter of ramp at Lower Weir, stones and digger</td></tr><tr><td><strong>£&nbsp;900</strong></td><td>One hectare of Long Meadow, mown late for a year</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
