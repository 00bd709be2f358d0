<?php
/**
 * Title: Index of eight jobs
 * Slug: foldwork-office/work-index
 * Description: A table of client, what was made and the year, as an overview before any picture.
 * Categories: featured
 * Keywords: index, mono, table
 */
?>
<!-- wp:group {"metadata":{"name":"Index"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|night"}},"heading":{"color":{"text":"var:preset|color|night"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"32px"}},"backgroundColor":"blush","textColor":"night","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-night-color has-blush-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"48px","left":"48px"}}}} -->
<div class="wp-block-columns" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"36%"} -->
<div class="wp-block-column" style="flex-basis:36%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Eight jobs,<br>in order</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"64%"} -->
<div class="wp-block-column" style="flex-basis:64%"><!-- wp:table {"hasFixedLayout":false,"fontSize":"mono","fontFamily":"mono","style":{"border":{"width":"0px"}}} -->
<figure class="wp-block-table has-mono-font-size has-mono-font-family"><table style="border-width:0px"><thead><tr><th class="has-text-align-left" data-align="left">Client</th><th class="has-text-align-left" data-align="left">What we made</th><th class="has-text-align-right" data-align="right">Year</th></tr></thead><tbody><tr><td class="has-text-align-left" data-align="left"><strong>Marrow &amp; Sons</strong></td><td class="has-text-align-left" data-align="left">Seed packets, forty of them</td><td class="has-text-align-right" data-align="right">2026</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>The Weir Library</strong></td><td class="has-text-align-left" data-align="left">Signs on two floors</td><td class="has-text-align-right" data-align="right">2026</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Tallow Press</strong></td><td class="has-text-align-left" data-align="left">Six paperbacks with one spine</td><td class="has-text-align-right" data-align="right">2025</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Orla Finch</strong></td><td class="has-text-align-left" data-align="left">A box for one pair of earrings</td><td class="has-text-align-right" data-align="right">2025</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>North Pier Ferry</strong></td><td class="has-text-align-left" data-align="left">Timetable that folds to a ticket</td><td class="has-text-align-right" data-align="right">2025</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Halden Bakery</strong></td><td class="has-text-align-left" data-align="left">Bags, and the string around them</td><td class="has-text-align-right" data-align="right">2024</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Kiln Street School</strong></td><td class="has-text-align-left" data-align="left">Degree show in a shoebox</td><td class="has-text-align-right" data-align="right">2024</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Ruby Ash Tea</strong></td><td class="has-text-align-left" data-align="left">Twelve tins, two inks</td><td class="has-text-align-right" data-align="right">2023</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
