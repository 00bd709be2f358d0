<?php
/**
 * Title: This week’s menus
 * Slug: vesper-quince/menus
 * Description: Everything a guest reads before choosing: the week’s card in two courses, Sunday lunch beside a bowl of eggs, wines by glass and bottle in one table, and three answers about allergens. Dishes are plain lines: duplicate one, change the words.
 * Categories: services
 * Keywords: menu, prices, wine list, dark
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|bone"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"208px","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"}}},"backgroundColor":"soot","textColor":"bone","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-bone-color has-soot-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:208px;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"var:preset|spacing|s","left":"var:preset|spacing|m"}}}} -->
<div class="wp-block-columns" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"25%"} -->
<div class="wp-block-column" style="flex-basis:25%"><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"14px","bottom":"0"}},"typography":{"fontWeight":"500","letterSpacing":"0em","lineHeight":"1.4"}},"textColor":"smoke","fontSize":"label","fontFamily":"hanken"} -->
<p class="has-smoke-color has-text-color has-hanken-font-family has-label-font-size" style="margin-top:14px;margin-bottom:0;font-weight:500;letter-spacing:0em;line-height:1.4">Printed on Wednesdays<br>at four</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"75%","style":{"spacing":{"blockGap":"0"}}} -->
<div class="wp-block-column" style="flex-basis:75%"><!-- wp:heading {"level":1,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"300","letterSpacing":"-0.03em","lineHeight":"0.94"}},"textColor":"bone","fontSize":"display","fontFamily":"cormorant"} -->
<h1 class="wp-block-heading has-bone-color has-text-color has-cormorant-font-family has-display-font-size" style="margin-top:0;margin-bottom:0;font-weight:300;letter-spacing:-0.03em;line-height:0.94">As short as<br>the fire is wide.</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"elements":{"link":{"color":{"text":"var:preset|color|bone"}}},"spacing":{"margin":{"top":"34px","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"linen","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-linen-color has-text-color has-link-color has-hanken-font-family has-body-font-size" style="margin-top:34px;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.65">If the last trout goes at eight, it goes. <a href="/book/">Book the early sitting</a> for the whole card.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"vesper-quince/menu-card"} /-->

<!-- wp:group {"metadata":{"name":"Sunday"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|bone"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"}}},"backgroundColor":"soot","textColor":"bone","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-bone-color has-soot-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"verticalAlignment":"center","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"var:preset|spacing|m","left":"var:preset|spacing|l"}}}} -->
<div class="wp-block-columns are-vertically-aligned-center" style="margin-top:0;margin-bottom:0"><!-- wp:column {"verticalAlignment":"center","width":"58%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:58%"><!-- wp:image {"aspectRatio":"3/2","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/eggs.webp' ) ); ?>" alt="Brown and white eggs in a green bowl, two of them on the linen" style="aspect-ratio:3/2;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"42%","style":{"spacing":{"blockGap":"0"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:42%"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"26px"}},"typography":{"fontWeight":"300","letterSpacing":"-0.02em","lineHeight":"1.02"}},"textColor":"bone","fontSize":"title","fontFamily":"cormorant"} -->
<h2 class="wp-block-heading has-bone-color has-text-color has-cormorant-font-family has-title-font-size" style="margin-top:0;margin-bottom:26px;font-weight:300;letter-spacing:-0.02em;line-height:1.02">Sunday,<br>noon to five</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"26px"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"linen","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-linen-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:0;margin-bottom:26px;font-weight:400;letter-spacing:0em;line-height:1.65">One long lunch, no choices. Eggs in the ashes, a whole bird for every four chairs, then whatever the tart is. Children eat for half until they can see over the counter.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"quince","fontSize":"dish","fontFamily":"cormorant"} -->
<p class="has-quince-color has-text-color has-cormorant-font-family has-dish-font-size" style="margin-top:0;margin-bottom:0;font-weight:500;letter-spacing:-0.01em;line-height:1.15">38 a head, coffee included</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Drinks"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|soot"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"0"}},"backgroundColor":"bone","textColor":"soot","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-soot-color has-bone-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"var:preset|spacing|l"}},"layout":{"type":"grid","minimumColumnWidth":"24rem"}} -->
<div class="wp-block-group" style="margin-top:0;margin-bottom:0"><!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"26px"}},"typography":{"fontWeight":"300","letterSpacing":"-0.02em","lineHeight":"1.02"}},"textColor":"soot","fontSize":"title","fontFamily":"cormorant"} -->
<h2 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-title-font-size" style="margin-top:0;margin-bottom:26px;font-weight:300;letter-spacing:-0.02em;line-height:1.02">Poured beside it</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"umber","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.65">Thirty bottles, chosen with the windows open and the fire lit. Corkage is 15, and nothing if you pour us a glass.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"1px 0px 0px"},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.5"}},"backgroundColor":"bone","textColor":"umber","fontSize":"note","fontFamily":"hanken","borderColor":"linen"} -->
<figure style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;font-weight:400;letter-spacing:0em;line-height:1.5" class="wp-block-table has-hanken-font-family has-note-font-size"><table class="has-umber-color has-bone-background-color has-text-color has-background has-border-color has-linen-border-color" style="border-width:1px 0px 0px"><thead><tr><th class="has-text-align-left" data-align="left">Wine</th><th class="has-text-align-right" data-align="right">Glass</th><th class="has-text-align-right" data-align="right">Bottle</th></tr></thead><tbody><tr><td><strong>Pale field blend</strong><br>eight grapes, one hillside, no oak</td><td class="has-text-align-right" data-align="right">6</td><td class="has-text-align-right" data-align="right">33</td></tr><tr><td><strong>Orange, forty days on skins</strong><br>tea, apricot stone, salt</td><td class="has-text-align-right" data-align="right">7</td><td class="has-text-align-right" data-align="right">38</td></tr><tr><td><strong>Light red, served cold</strong><br>the one for trout</td><td class="has-text-align-right" data-align="right">7</td><td class="has-text-align-right" data-align="right">37</td></tr><tr><td><strong>Mountain red, ten years old</strong><br>four cases left</td><td class="has-text-align-right" data-align="right">11</td><td class="has-text-align-right" data-align="right">62</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"spacing":{"margin":{"top":"var:preset|spacing|l","bottom":"0"},"blockGap":"var:preset|spacing|l"}},"layout":{"type":"grid","minimumColumnWidth":"24rem"}} -->
<div class="wp-block-group" style="margin-top:var(--wp--preset--spacing--l);margin-bottom:0"><!-- wp:group {"metadata":{"name":"Before"},"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"18px"}},"typography":{"fontStyle":"italic","fontWeight":"400","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"bark","fontSize":"subtitle","fontFamily":"cormorant"} -->
<h3 class="wp-block-heading has-bark-color has-text-color has-cormorant-font-family has-subtitle-font-size" style="margin-top:0;margin-bottom:18px;font-style:italic;font-weight:400;letter-spacing:-0.01em;line-height:1.15">Before</h3>
<!-- /wp:heading -->

<!-- wp:group {"metadata":{"name":"Smoked almonds"},"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"17px","right":"0","bottom":"15px","left":"0"},"blockGap":"24px"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between","verticalAlignment":"top"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;margin-top:0;margin-bottom:0;padding-top:17px;padding-right:0;padding-bottom:15px;padding-left:0"><!-- wp:group {"style":{"spacing":{"blockGap":"0"},"layout":{"selfStretch":"fill"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"soot","fontSize":"dish","fontFamily":"cormorant"} -->
<p class="has-soot-color has-text-color has-cormorant-font-family has-dish-font-size" style="margin-top:0;margin-bottom:0;font-weight:500;letter-spacing:-0.01em;line-height:1.15">Smoked almonds</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.5"}},"textColor":"umber","fontSize":"note","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-note-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.5">from the last of the embers</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"style":{"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"bark","fontSize":"dish","fontFamily":"cormorant"} -->
<p class="has-bark-color has-text-color has-cormorant-font-family has-dish-font-size" style="font-weight:500;letter-spacing:-0.01em;line-height:1.15">4</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Quince vermouth"},"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"17px","right":"0","bottom":"15px","left":"0"},"blockGap":"24px"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between","verticalAlignment":"top"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;margin-top:0;margin-bottom:0;padding-top:17px;padding-right:0;padding-bottom:15px;padding-left:0"><!-- wp:group {"style":{"spacing":{"blockGap":"0"},"layout":{"selfStretch":"fill"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"soot","fontSize":"dish","fontFamily":"cormorant"} -->
<p class="has-soot-color has-text-color has-cormorant-font-family has-dish-font-size" style="margin-top:0;margin-bottom:0;font-weight:500;letter-spacing:-0.01em;line-height:1.15">Quince vermouth</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.5"}},"textColor":"umber","fontSize":"note","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-note-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.5">soda, bay, one large stone of ice</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"style":{"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"bark","fontSize":"dish","fontFamily":"cormorant"} -->
<p class="has-bark-color has-text-color has-cormorant-font-family has-dish-font-size" style="font-weight:500;letter-spacing:-0.01em;line-height:1.15">8</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Without"},"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"18px"}},"typography":{"fontStyle":"italic","fontWeight":"400","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"bark","fontSize":"subtitle","fontFamily":"cormorant"} -->
<h3 class="wp-block-heading has-bark-color has-text-color has-cormorant-font-family has-subtitle-font-size" style="margin-top:0;margin-bottom:18px;font-style:italic;font-weight:400;letter-spacing:-0.01em;line-height:1.15">Without</h3>
<!-- /wp:heading -->

<!-- wp:group {"metadata":{"name":"Cold pear leaf tea"},"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"17px","right":"0","bottom":"15px","left":"0"},"blockGap":"24px"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between","verticalAlignment":"top"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;margin-top:0;margin-bottom:0;padding-top:17px;padding-right:0;padding-bottom:15px;padding-left:0"><!-- wp:group {"style":{"spacing":{"blockGap":"0"},"layout":{"selfStretch":"fill"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"soot","fontSize":"dish","fontFamily":"cormorant"} -->
<p class="has-soot-color has-text-color has-cormorant-font-family has-dish-font-size" style="margin-top:0;margin-bottom:0;font-weight:500;letter-spacing:-0.01em;line-height:1.15">Cold pear leaf tea</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.5"}},"textColor":"umber","fontSize":"note","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-note-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.5">steeped overnight</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"style":{"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"bark","fontSize":"dish","fontFamily":"cormorant"} -->
<p class="has-bark-color has-text-color has-cormorant-font-family has-dish-font-size" style="font-weight:500;letter-spacing:-0.01em;line-height:1.15">4</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Verjus and tonic"},"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"17px","right":"0","bottom":"15px","left":"0"},"blockGap":"24px"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between","verticalAlignment":"top"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;margin-top:0;margin-bottom:0;padding-top:17px;padding-right:0;padding-bottom:15px;padding-left:0"><!-- wp:group {"style":{"spacing":{"blockGap":"0"},"layout":{"selfStretch":"fill"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"soot","fontSize":"dish","fontFamily":"cormorant"} -->
<p class="has-soot-color has-text-color has-cormorant-font-family has-dish-font-size" style="margin-top:0;margin-bottom:0;font-weight:500;letter-spacing:-0.01em;line-height:1.15">Verjus and tonic</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.5"}},"textColor":"umber","fontSize":"note","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-note-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.5">rosemary, scorched</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"style":{"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"bark","fontSize":"dish","fontFamily":"cormorant"} -->
<p class="has-bark-color has-text-color has-cormorant-font-family has-dish-font-size" style="font-weight:500;letter-spacing:-0.01em;line-height:1.15">5</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|m","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.5"}},"textColor":"umber","fontSize":"note","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-note-font-size" style="margin-top:var(--wp--preset--spacing--m);margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.5">Water is from the tap and costs nothing, still or with bubbles.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Allergens"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|bone"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"}}},"backgroundColor":"soot","textColor":"bone","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-bone-color has-soot-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"var:preset|spacing|m","left":"var:preset|spacing|m"}}}} -->
<div class="wp-block-columns" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"25%"} -->
<div class="wp-block-column" style="flex-basis:25%"><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"22px","bottom":"0"}},"typography":{"fontWeight":"500","letterSpacing":"0em","lineHeight":"1.4"}},"textColor":"smoke","fontSize":"label","fontFamily":"hanken"} -->
<p class="has-smoke-color has-text-color has-hanken-font-family has-label-font-size" style="margin-top:22px;margin-bottom:0;font-weight:500;letter-spacing:0em;line-height:1.4">What the kitchen<br>is asked most</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"75%"} -->
<div class="wp-block-column" style="flex-basis:75%"><!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details {"style":{"border":{"top":{"color":"var:preset|color|umber","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"18px","right":"0","bottom":"18px","left":"0"}},"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"bone","fontSize":"dish","fontFamily":"cormorant"} -->
<details class="wp-block-details has-bone-color has-text-color has-cormorant-font-family has-dish-font-size" style="border-top-color:var(--wp--preset--color--umber);border-top-width:1px;margin-top:0;margin-bottom:0;padding-top:18px;padding-right:0;padding-bottom:18px;padding-left:0;font-weight:500;letter-spacing:-0.01em;line-height:1.15"><summary>Can you cook without gluten?</summary><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"12px","bottom":"8px"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"linen","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-linen-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:12px;margin-bottom:8px;font-weight:400;letter-spacing:0em;line-height:1.65">Five of the seven plates have none, and the bread has its own board, knife and shelf. The oven is shared, so we cannot promise a trace-free meal.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"style":{"border":{"top":{"color":"var:preset|color|umber","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"18px","right":"0","bottom":"18px","left":"0"}},"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"bone","fontSize":"dish","fontFamily":"cormorant"} -->
<details class="wp-block-details has-bone-color has-text-color has-cormorant-font-family has-dish-font-size" style="border-top-color:var(--wp--preset--color--umber);border-top-width:1px;margin-top:0;margin-bottom:0;padding-top:18px;padding-right:0;padding-bottom:18px;padding-left:0;font-weight:500;letter-spacing:-0.01em;line-height:1.15"><summary>Is there a meal without meat or fish?</summary><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"12px","bottom":"8px"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"linen","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-linen-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:12px;margin-bottom:8px;font-weight:400;letter-spacing:0em;line-height:1.65">Four plates, always, and the celeriac feeds two. Say so when you book and the broth will be mushroom.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"style":{"border":{"top":{"color":"var:preset|color|umber","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"18px","right":"0","bottom":"18px","left":"0"}},"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"bone","fontSize":"dish","fontFamily":"cormorant"} -->
<details class="wp-block-details has-bone-color has-text-color has-cormorant-font-family has-dish-font-size" style="border-top-color:var(--wp--preset--color--umber);border-top-width:1px;margin-top:0;margin-bottom:0;padding-top:18px;padding-right:0;padding-bottom:18px;padding-left:0;font-weight:500;letter-spacing:-0.01em;line-height:1.15"><summary>Nuts?</summary><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"12px","bottom":"8px"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"linen","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-linen-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:12px;margin-bottom:8px;font-weight:400;letter-spacing:0em;line-height:1.65">Hazelnuts and walnuts are on the menu from September to March. We leave them off your plate, but they are in the room.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"vesper-quince/visit"} /-->
