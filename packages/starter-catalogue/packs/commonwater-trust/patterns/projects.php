<?php
/**
 * Title: Three projects as posters
 * Slug: commonwater-trust/projects
 * Description: Three tall printed posters side by side, each with a name, one sentence and a link.
 * Categories: portfolio
 * Keywords: posters, cards, projects
 */
?>
<!-- wp:group {"metadata":{"name":"Projects"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|deep"}},"heading":{"color":{"text":"var:preset|color|deep"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"mist","textColor":"deep","layout":{"type":"constrained","contentSize":"1240px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-deep-color has-mist-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Three places to start</h2>
<!-- /wp:heading -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"28px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"style":{"spacing":{"blockGap":"14px"}}} -->
<div class="wp-block-column"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/weir.webp' ) ); ?>" alt="Printed poster: a trout leaps over a weir in front of a large sun" style="aspect-ratio:4/5;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3,"fontSize":"sub"} -->
<h3 class="wp-block-heading has-sub-font-size"><a href="/lower-weir/">Lower Weir</a></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>A ramp of 214 stones. Trout get home without having to jump.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"spacing":{"blockGap":"14px"}}} -->
<div class="wp-block-column"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/meadow.webp' ) ); ?>" alt="Printed poster: a heron stands among reeds in a flooded meadow at sunset" style="aspect-ratio:4/5;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3,"fontSize":"sub"} -->
<h3 class="wp-block-heading has-sub-font-size"><a href="/rivers/">Long Meadow</a></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Eleven hectares that may flood again, so that the town need not.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"spacing":{"blockGap":"14px"}}} -->
<div class="wp-block-column"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/bridge.webp' ) ); ?>" alt="Printed poster: a small boat below a stone bridge with three arches and gabled houses" style="aspect-ratio:4/5;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3,"fontSize":"sub"} -->
<h3 class="wp-block-heading has-sub-font-size"><a href="/rivers/">Chapel Bridge</a></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Otters pass under the third arch, on a ledge as wide as a tea tray.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
