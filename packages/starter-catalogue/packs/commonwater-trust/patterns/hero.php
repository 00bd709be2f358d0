<?php
/**
 * Title: Hero with a landscape and words in its sky
 * Slug: commonwater-trust/hero
 * Description: A printed landscape from edge to edge. A headline, one sentence and two buttons stand in its empty sky.
 * Categories: banner
 * Keywords: landscape, poster, full width
 */
?>
<!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/images/source.webp' ) ); ?>","alt":"Printed landscape in three inks: a river winds from dark hills under a coral sun between reeds","dimRatio":0,"overlayColor":"sand","isUserOverlayColor":true,"focalPoint":{"x":0.42,"y":1},"minHeight":56,"minHeightUnit":"vw","isDark":false,"sizeSlug":"full","metadata":{"name":"Hero"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|deep"}},"heading":{"color":{"text":"var:preset|color|deep"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(24px, 3vw, 48px)","right":"var:preset|spacing|edge","bottom":"clamp(330px, 33vw, 480px)","left":"var:preset|spacing|edge"}}},"textColor":"deep","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-cover alignfull is-light has-deep-color has-text-color has-link-color" style="margin-top:0;margin-bottom:0;padding-top:clamp(24px, 3vw, 48px);padding-right:var(--wp--preset--spacing--edge);padding-bottom:clamp(330px, 33vw, 480px);padding-left:var(--wp--preset--spacing--edge);min-height:56vw"><img class="wp-block-cover__image-background size-full" alt="Printed landscape in three inks: a river winds from dark hills under a coral sun between reeds" src="<?php echo esc_url( get_theme_file_uri( 'assets/images/source.webp' ) ); ?>" style="object-position:42% 100%" data-object-fit="cover" data-object-position="42% 100%" /><span aria-hidden="true" class="wp-block-cover__background has-sand-background-color has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"constrained","contentSize":"700px","wideSize":"700px","justifyContent":"left"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">A river is<br>a long garden.</h1>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"constrained","contentSize":"540px","wideSize":"540px","justifyContent":"left"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">We tend the Wend, 31 km from Hob Moor to the sea, one weir and one Saturday at a time.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"28px","bottom":"0"},"blockGap":{"top":"12px","left":"12px"}}}} -->
<div class="wp-block-buttons" style="margin-top:28px;margin-bottom:0"><!-- wp:button {"backgroundColor":"deep","textColor":"sand","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-sand-color has-deep-background-color has-text-color has-background wp-element-button" href="/give/" style="border-radius:999px">Give to the river</a></div>
<!-- /wp:button -->

<!-- wp:button {"backgroundColor":"sand","textColor":"deep","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-deep-color has-sand-background-color has-text-color has-background wp-element-button" href="/join/" style="border-radius:999px">Join a day</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div></div>
<!-- /wp:cover -->
