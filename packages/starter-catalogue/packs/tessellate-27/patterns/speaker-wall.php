<?php
/**
 * Title: Wall of six heads
 * Slug: tessellate-27/speaker-wall
 * Description: A headline with a link, and six portraits in a row without gaps, each with a name and a line. Two in a row on phones.
 * Categories: team
 * Keywords: speakers, people, wall
 */
?>
<!-- wp:group {"metadata":{"name":"Speakers"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"0px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:group {"metadata":{"name":"Headline"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0px","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|m","left":"var:preset|spacing|edge"},"blockGap":"56px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0px;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":"24px"}},"layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"bottom"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">Who is<br>talking</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"typography":{"fontWeight":"500"}}} -->
<p style="font-weight:500"><a href="/speakers/">All twelve speakers</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"0px","left":"0px"}}},"align":"full"} -->
<div class="wp-block-columns alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"0px","left":"0px"}}},"isStackedOnMobile":false} -->
<div class="wp-block-columns is-not-stacked-on-mobile"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-voss.webp' ) ); ?>" alt="Halftone head with a black bob and round glasses, on vermilion" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3,"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h3 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Mirela Voss</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Knits on machines from 1971</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-lumen.webp' ) ); ?>" alt="Halftone head with full curls and a salmon sweater, on blue" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3,"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h3 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Adaeze Lumen</h3>
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

<!-- wp:heading {"level":3,"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h3 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Joss Tarkan</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Lays floors, writes shaders</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-okafor.webp' ) ); ?>" alt="Halftone head with a high bun and a pale blue sweater, on vermilion" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3,"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h3 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Hanne Okafor</h3>
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

<!-- wp:heading {"level":3,"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h3 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Piet Arroyo</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Prints maps by hand</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-calder.webp' ) ); ?>" alt="Halftone head with a tied wrap and ring earrings, on blue" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3,"fontSize":"name","style":{"typography":{"lineHeight":"1","textTransform":"none"},"spacing":{"margin":{"top":"14px","bottom":"0"},"padding":{"left":"16px","right":"10px"}}}} -->
<h3 class="wp-block-heading has-name-font-size" style="margin-top:14px;margin-bottom:0;padding-left:16px;padding-right:10px;line-height:1;text-transform:none">Suri Calder</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.35"},"spacing":{"margin":{"top":"6px","bottom":"0"},"padding":{"left":"16px","right":"10px","bottom":"28px"}}}} -->
<p class="has-small-font-size" style="margin-top:6px;margin-bottom:0;padding-left:16px;padding-right:10px;padding-bottom:28px;line-height:1.35">Plots murals with a robot</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
