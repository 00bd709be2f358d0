<?php
/**
 * Title: Comparison in six lines
 * Slug: pennant/compare
 * Description: A table that compares the product with what people use today, and admits where that is better.
 * Categories: featured
 * Keywords: comparison, table
 */
?>
<!-- wp:group {"metadata":{"name":"Comparison"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"paper","textColor":"pine","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-paper-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"56px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"54%"} -->
<div class="wp-block-column" style="flex-basis:54%"><!-- wp:heading -->
<h2 class="wp-block-heading">Or keep<br>the spreadsheet</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"46%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:46%"><!-- wp:paragraph -->
<p>Four people in one room need no Pennant. From the fifth on, or from the second room, it pays for itself in about a month.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"color":"var:preset|color|lilac","style":"solid","width":"1px 0px 0px"}}} -->
<figure class="wp-block-table"><table class="has-border-color" style="border-color:var(--wp--preset--color--lilac);border-style:solid;border-width:1px 0px 0px"><thead><tr><th class="has-text-align-left" data-align="left">What counts</th><th class="has-text-align-left" data-align="left">Pennant</th><th class="has-text-align-left" data-align="left">Spreadsheet</th></tr></thead><tbody><tr><td class="has-text-align-left" data-align="left"><strong>A team of eight</strong></td><td class="has-text-align-left" data-align="left">72 dollars a month</td><td class="has-text-align-left" data-align="left">Nothing</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>To learn it</strong></td><td class="has-text-align-left" data-align="left">About two hours</td><td class="has-text-align-left" data-align="left">Everyone knows it</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>One date moves</strong></td><td class="has-text-align-left" data-align="left">All that follow move</td><td class="has-text-align-left" data-align="left">The formula may survive</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Who waits for whom</strong></td><td class="has-text-align-left" data-align="left">It asks them</td><td class="has-text-align-left" data-align="left">In a comment, perhaps</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>In a tunnel</strong></td><td class="has-text-align-left" data-align="left">Reads, and keeps drafts</td><td class="has-text-align-left" data-align="left">Works</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Why, a year later</strong></td><td class="has-text-align-left" data-align="left">On the page of the decision</td><td class="has-text-align-left" data-align="left">In “plan final 2, old”</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->
