<?php
/**
 * Title: Prices
 * Slug: pennant/prices
 * Description: A headline, three plans, a table of what is in each, five questions and a closing band.
 * Categories: featured
 * Keywords: prices, plans
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"0px","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"fog","textColor":"pine","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-fog-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:0px;padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"56px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"56%"} -->
<div class="wp-block-column" style="flex-basis:56%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Pay per person,<br>stop any month</h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"44%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:44%"><!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">A year costs ten months. We say so here, because everybody asks it on the telephone.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"pennant/plans"} /-->

<!-- wp:group {"metadata":{"name":"In each plan"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"0px","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"paper","textColor":"pine","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-paper-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:0px;padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading -->
<h2 class="wp-block-heading">What is in each</h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"color":"var:preset|color|lilac","style":"solid","width":"1px 0px 0px"}}} -->
<figure class="wp-block-table"><table class="has-border-color" style="border-color:var(--wp--preset--color--lilac);border-style:solid;border-width:1px 0px 0px"><thead><tr><th class="has-text-align-left" data-align="left">What</th><th class="has-text-align-left" data-align="left">Crew</th><th class="has-text-align-left" data-align="left">Team</th><th class="has-text-align-left" data-align="left">House</th></tr></thead><tbody><tr><td class="has-text-align-left" data-align="left"><strong>People</strong></td><td class="has-text-align-left" data-align="left">3</td><td class="has-text-align-left" data-align="left">30</td><td class="has-text-align-left" data-align="left">No limit</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Roadmaps</strong></td><td class="has-text-align-left" data-align="left">1</td><td class="has-text-align-left" data-align="left">No limit</td><td class="has-text-align-left" data-align="left">No limit</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Letters on Fridays</strong></td><td class="has-text-align-left" data-align="left">–</td><td class="has-text-align-left" data-align="left">Yes</td><td class="has-text-align-left" data-align="left">Yes</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Tracker</strong></td><td class="has-text-align-left" data-align="left">Reads</td><td class="has-text-align-left" data-align="left">Reads, writes</td><td class="has-text-align-left" data-align="left">Reads, writes</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Your own sign-in</strong></td><td class="has-text-align-left" data-align="left">–</td><td class="has-text-align-left" data-align="left">–</td><td class="has-text-align-left" data-align="left">Yes</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Answer by email</strong></td><td class="has-text-align-left" data-align="left">2 days</td><td class="has-text-align-left" data-align="left">1 day</td><td class="has-text-align-left" data-align="left">4 hours</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"pennant/questions"} /-->

<!-- wp:pattern {"slug":"pennant/flag"} /-->
