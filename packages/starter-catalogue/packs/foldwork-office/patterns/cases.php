<?php
/**
 * Title: Four cases, staggered
 * Slug: foldwork-office/cases
 * Description: Pictures in alternating widths beside a column of facts, each with one line about the job.
 * Categories: portfolio
 * Keywords: pictures, staggered
 */
?>
<!-- wp:group {"metadata":{"name":"Cases"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|night"}},"heading":{"color":{"text":"var:preset|color|night"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"32px"}},"backgroundColor":"paper","textColor":"night","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-night-color has-paper-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"48px","left":"48px"}}}} -->
<div class="wp-block-columns" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"32%"} -->
<div class="wp-block-column" style="flex-basis:32%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">What it<br>looks like</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"slate","fontSize":"mono","fontFamily":"mono"} -->
<p class="has-slate-color has-text-color has-mono-font-family has-mono-font-size">Each job owns one pair of colors. The room keeps the other two thousand sheets.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"68%","style":{"spacing":{"blockGap":"32px"}}} -->
<div class="wp-block-column" style="flex-basis:68%"><!-- wp:group {"style":{"spacing":{"blockGap":"16px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"aspectRatio":"3/2","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/pleats.webp' ) ); ?>" alt="A sheet of cobalt paper folded into twelve even pleats" style="aspect-ratio:3/2;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:paragraph -->
<p><strong><a href="/case/">Marrow &amp; Sons</a></strong>, seed packets that open like a fan.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"32px","left":"32px"}}},"verticalAlignment":"bottom"} -->
<div class="wp-block-columns are-vertically-aligned-bottom"><!-- wp:column {"verticalAlignment":"bottom","width":"58%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:58%"><!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/stack.webp' ) ); ?>" alt="Five cards in night, cobalt, tangerine, blush and white, fanned out on a sand-coloured table" style="aspect-ratio:1;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:paragraph -->
<p><strong>North Pier Ferry</strong>, one sheet, five folds.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:42%"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/letter.webp' ) ); ?>" alt="The letter F cut out of white paper over cobalt, with the offcut lying beside it" style="aspect-ratio:4/5;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:paragraph -->
<p><strong>Tallow Press</strong>, a spine you can read across a room.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
