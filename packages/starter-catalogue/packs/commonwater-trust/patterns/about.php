<?php
/**
 * Title: About a charity
 * Slug: commonwater-trust/about
 * Description: A charity introduces itself: an opener, a letter, four people with what they do, the accounts in a table and four amounts.
 * Categories: featured
 * Keywords: about, team, accounts
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|brick"}},"heading":{"color":{"text":"var:preset|color|deep"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"sand","textColor":"deep","layout":{"type":"constrained","contentSize":"1240px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-deep-color has-sand-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"780px","wideSize":"780px","justifyContent":"left"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Nine people<br>and one van</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">Commonwater Trust was founded in 1994 in the back room of the Heron, over the price of a willow.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"commonwater-trust/hidden-water"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/letter"} /-->

<!-- wp:group {"metadata":{"name":"People"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|brick"}},"heading":{"color":{"text":"var:preset|color|deep"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"sand","textColor":"deep","layout":{"type":"constrained","contentSize":"1240px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-deep-color has-sand-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":{"top":"32px","left":"64px"}}},"layout":{"type":"grid","minimumColumnWidth":"24rem"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Who to ask</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"0px","style":"none"}}} -->
<figure class="wp-block-table"><table style="border-style:none;border-width:0px"><tbody><tr><td><strong>Marit Hale</strong></td><td>River, trout, weather</td></tr><tr><td><strong>Owen Prys</strong></td><td>Money, receipts, the van</td></tr><tr><td><strong>Sunniva Roe</strong></td><td>Schools and Saturdays</td></tr><tr><td><strong>Dele Amadi</strong></td><td>Surveys, maps, the county</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Accounts"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|deep"}},"heading":{"color":{"text":"var:preset|color|deep"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"mist","textColor":"deep","layout":{"type":"constrained","contentSize":"1240px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-deep-color has-mist-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":{"top":"32px","left":"64px"}}},"layout":{"type":"grid","minimumColumnWidth":"24rem"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">2025 in<br>four lines</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"0px","style":"none"}}} -->
<figure class="wp-block-table"><table style="border-style:none;border-width:0px"><tbody><tr><td class="has-text-align-left" data-align="left">Gifts from 1,240 people</td><td class="has-text-align-right" data-align="right">£&nbsp;184,300</td></tr><tr><td class="has-text-align-left" data-align="left">County and lottery</td><td class="has-text-align-right" data-align="right">£&nbsp;96,000</td></tr><tr><td class="has-text-align-left" data-align="left">Spent on the river</td><td class="has-text-align-right" data-align="right">£&nbsp;246,700</td></tr><tr><td class="has-text-align-left" data-align="left">Spent on ourselves</td><td class="has-text-align-right" data-align="right">£&nbsp;33,600</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"commonwater-trust/give-band"} /-->
