<?php
/**
 * Title: Place with a floor of tiles
 * Slug: tessellate-27/venue-split
 * Description: A square picture beside a colored block of equal height: a headline, two paragraphs about the place and a button.
 * Categories: contact
 * Keywords: venue, place, access
 */
?>
<!-- wp:group {"metadata":{"name":"Venue"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"0px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"0px","left":"0px"}}},"align":"full"} -->
<div class="wp-block-columns alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"50%","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/images/floor.webp' ) ); ?>","alt":"A tiled floor on which every tile has another pattern, in vermilion, blue, acid yellow and ink","dimRatio":0,"focalPoint":{"x":0.4,"y":0.62},"minHeight":440,"minHeightUnit":"px","sizeSlug":"full","style":{"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"}},"layout":{"selfStretch":"fill","flexSize":null}},"layout":{"type":"default"}} -->
<div class="wp-block-cover" style="padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;min-height:440px"><img class="wp-block-cover__image-background size-full" alt="A tiled floor on which every tile has another pattern, in vermilion, blue, acid yellow and ink" src="<?php echo esc_url( get_theme_file_uri( 'assets/images/floor.webp' ) ); ?>" style="object-position:40% 62%" data-object-fit="cover" data-object-position="40% 62%" /><span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container"></div></div>
<!-- /wp:cover --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}}},"backgroundColor":"vermilion","textColor":"ink"} -->
<div class="wp-block-column has-ink-color has-vermilion-background-color has-text-color has-background has-link-color" style="flex-basis:50%"><!-- wp:group {"style":{"dimensions":{"minHeight":"44vw"},"spacing":{"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|l","bottom":"var:preset|spacing|l","left":"var:preset|spacing|l"},"blockGap":"40px"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"}} -->
<div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--l);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--l);min-height:44vw"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">The tile<br>factory</h2>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"constrained","contentSize":"580px","justifyContent":"left"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"note"} -->
<p class="has-note-font-size">Kiln Hall made bathroom tiles for ninety years. The roof is glass, the floor is every sample that was never sold, and the chairs are comfortable.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note"} -->
<p class="has-note-font-size">No steps anywhere, a hearing loop at the stage, a quiet room upstairs. Eight minutes on foot from Weir Street station.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"ink","textColor":"chalk","style":{"border":{"radius":"0px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-chalk-color has-ink-background-color has-text-color has-background wp-element-button" href="/venue/" style="border-radius:0px">Plan the trip</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
