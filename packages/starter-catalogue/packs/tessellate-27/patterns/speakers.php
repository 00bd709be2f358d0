<?php
/**
 * Title: Speakers
 * Slug: tessellate-27/speakers
 * Description: Twelve portraits in two rows without gaps, a call for talks and a border of tiles.
 * Categories: featured
 * Keywords: speakers, team
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"56px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"64px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"62%"} -->
<div class="wp-block-column" style="flex-basis:62%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">They repeat<br>themselves</h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"38%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:38%"><!-- wp:paragraph {"fontSize":"note","style":{"typography":{"fontWeight":"500","lineHeight":"1.36"}}} -->
<p class="has-note-font-size" style="font-weight:500;line-height:1.36">They lay, knit, cast, braid and compile. Each has twenty minutes and shows at least one mistake.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Wall"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"0px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"0px","left":"0px"}}},"align":"full"} -->
<div class="wp-block-columns alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"0px","left":"0px"}}},"isStackedOnMobile":false} -->
<div class="wp-block-columns is-not-stacked-on-mobile"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-voss.webp' ) ); ?>" alt="Halftone head with a black bob and round glasses, on vermilion" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h2 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Mirela Voss</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Knits on machines from 1971</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-lumen.webp' ) ); ?>" alt="Halftone head with full curls and a salmon sweater, on blue" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h2 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Adaeze Lumen</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Draws fonts that tile</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"0px","left":"0px"}}},"isStackedOnMobile":false} -->
<div class="wp-block-columns is-not-stacked-on-mobile"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-tarkan.webp' ) ); ?>" alt="Halftone head with short hair and a beard, on acid yellow" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h2 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Joss Tarkan</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Lays floors, writes shaders</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-okafor.webp' ) ); ?>" alt="Halftone head with a high bun and a pale blue sweater, on vermilion" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h2 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none"><a href="/speaker/">Hanne Okafor</a></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Counts the knots of carpets</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"0px","left":"0px"}}},"isStackedOnMobile":false} -->
<div class="wp-block-columns is-not-stacked-on-mobile"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-arroyo.webp' ) ); ?>" alt="Halftone head, bald, with a beard and round glasses, on acid yellow" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h2 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Piet Arroyo</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Prints maps by hand</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-calder.webp' ) ); ?>" alt="Halftone head with a tied wrap and ring earrings, on blue" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h2 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Suri Calder</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Plots murals with a robot</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"0px","left":"0px"}}},"align":"full"} -->
<div class="wp-block-columns alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"0px","left":"0px"}}},"isStackedOnMobile":false} -->
<div class="wp-block-columns is-not-stacked-on-mobile"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-havel.webp' ) ); ?>" alt="Halftone head with long black hair, on acid yellow" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h2 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Ines Havel</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Weaves baskets from spreadsheets</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-ansah.webp' ) ); ?>" alt="Halftone head with a round afro and square glasses, on vermilion" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h2 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Delroy Ansah</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Casts paving stones for four towns</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"0px","left":"0px"}}},"isStackedOnMobile":false} -->
<div class="wp-block-columns is-not-stacked-on-mobile"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-brink.webp' ) ); ?>" alt="Halftone head with a yellow woollen hat, on blue" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h2 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Tomas Brink</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Cuts coats and wastes no cloth</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-qadi.webp' ) ); ?>" alt="Halftone head with a blue headscarf, on acid yellow" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h2 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Samira Qadi</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Restores tiled ceilings</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"0px","left":"0px"}}},"isStackedOnMobile":false} -->
<div class="wp-block-columns is-not-stacked-on-mobile"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-moran.webp' ) ); ?>" alt="Halftone head with a high quiff and square glasses, on blue" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h2 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Leif Moran</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Writes quilts in 256 bytes</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-sorel.webp' ) ); ?>" alt="Halftone head with two braids and a yellow sweater, on vermilion" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h2 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Yuna Sorel</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Braids hair, teaches topology</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"tessellate-27/call-for-talks"} /-->
