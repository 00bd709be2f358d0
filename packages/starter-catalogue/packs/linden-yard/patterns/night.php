<?php
/**
 * Title: Call to action with a night number
 * Slug: linden-yard/night
 * Description: A yellow arch-shaped picture beside a night telephone number on dark green, with three reasons to ring at once.
 * Categories: call-to-action
 * Keywords: emergency, telephone, dark
 */
?>
<!-- wp:group {"metadata":{"name":"Night"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|cream"}},"heading":{"color":{"text":"var:preset|color|cream"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"fir","textColor":"cream","layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-cream-color has-fir-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"72px","left":"72px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"34%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:34%"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":{"topLeft":"999px","topRight":"999px","bottomLeft":"24px","bottomRight":"24px"}}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/corner.webp' ) ); ?>" alt="A terracotta paper flower and white and sage sprigs growing out of the corner of a butter-yellow sheet" style="border-top-left-radius:999px;border-top-right-radius:999px;border-bottom-left-radius:24px;border-bottom-right-radius:24px;aspect-ratio:4/5;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"66%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:66%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">At night,<br>ring 0555 0161</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">A nurse across the canal picks up, and knows which of us is awake.</p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>Fever above 39.5 for more than two days, or in a baby at all</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Pain in the chest, in the arm or the jaw: ring 112 first</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Blood where there should be none</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"28px","bottom":"0"}}}} -->
<div class="wp-block-buttons" style="margin-top:28px;margin-bottom:0"><!-- wp:button {"backgroundColor":"butter","textColor":"fir","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-fir-color has-butter-background-color has-text-color has-background wp-element-button" href="tel:+4905550161" style="border-radius:999px">Ring 0555 0161</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
