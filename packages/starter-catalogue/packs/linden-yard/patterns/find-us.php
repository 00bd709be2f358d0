<?php
/**
 * Title: Map and directions
 * Slug: linden-yard/find-us
 * Description: A paper map of the neighborhood beside the address, the bus, step-free access and a telephone number.
 * Categories: contact
 * Keywords: map, address, directions
 */
?>
<!-- wp:group {"metadata":{"name":"Find us"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|terracotta"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"cream","textColor":"fir","layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-cream-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"56px","left":"56px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"60%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:60%"><!-- wp:image {"aspectRatio":"3/2","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"24px"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/map.webp' ) ); ?>" alt="Paper map of the streets around Linden Yard, with the canal, a park and a pin above a terracotta roof" style="border-radius:24px;aspect-ratio:3/2;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"40%","style":{"spacing":{"blockGap":"18px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:40%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Behind the<br>third linden</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Linden Yard 3, ground floor. Bus 12 to Mill Bridge, then two minutes along the canal.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>No step from the street to the chair. The door is 94 cm wide and opens by itself.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"28px","bottom":"0"}}}} -->
<div class="wp-block-buttons" style="margin-top:28px;margin-bottom:0"><!-- wp:button {"backgroundColor":"fir","textColor":"cream","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-cream-color has-fir-background-color has-text-color has-background wp-element-button" href="tel:+4905550160" style="border-radius:999px">Ring 0555 0160</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
