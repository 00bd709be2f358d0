<?php
/**
 * Title: Single project
 * Slug: commonwater-trust/lower-weir
 * Description: One project told from start to finish: an opener, a poster with facts, what was difficult, a letter and four amounts.
 * Categories: featured
 * Keywords: project, case study
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|brick"}},"heading":{"color":{"text":"var:preset|color|deep"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"sand","textColor":"deep","layout":{"type":"constrained","contentSize":"1240px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-deep-color has-sand-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"780px","wideSize":"780px","justifyContent":"left"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Lower Weir</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">A mill needed it in 1788. Since 1931 it has held nothing but water. In 2025 the river got a way around it.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Facts"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|deep"}},"heading":{"color":{"text":"var:preset|color|deep"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"mist","textColor":"deep","layout":{"type":"constrained","contentSize":"1240px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-deep-color has-mist-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"64px","left":"64px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:42%"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/weir.webp' ) ); ?>" alt="Printed poster: a trout leaps over a weir in front of a large sun" style="aspect-ratio:4/5;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"58%","style":{"spacing":{"blockGap":"22px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:58%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">The drop was<br>1.4 meters</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>A trout jumps sixty centimeters when it must. We took six years to agree on what to do about the other eighty: the owner wanted his view, the canoe club its pool, and the county three surveys.</p>
<!-- /wp:paragraph -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"0px","style":"none"}}} -->
<figure class="wp-block-table"><table style="border-style:none;border-width:0px"><tbody><tr><td><strong>Built</strong></td><td>June to September 2025</td></tr><tr><td><strong>Stones</strong></td><td>214, from the old sea wall</td></tr><tr><td><strong>Hands</strong></td><td>40 neighbors, one digger</td></tr><tr><td><strong>Cost</strong></td><td>£&nbsp;61,300, of which £&nbsp;22,000 came in envelopes</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"commonwater-trust/hidden-water"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/letter"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/give-band"} /-->
