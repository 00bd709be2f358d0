<?php
/**
 * Title: Hero in a paper garden, with opening hours
 * Slug: linden-yard/hero
 * Description: A centered headline and two buttons in the clearing of a paper garden. A card with the opening hours overlaps the picture.
 * Categories: banner
 * Keywords: centered, picture, opening hours, overlap
 */
?>
<!-- wp:group {"metadata":{"name":"Hero"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|fir"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"0"}},"backgroundColor":"cream","textColor":"fir","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-fir-color has-cream-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0"><!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/images/garden.webp' ) ); ?>","alt":"Cut-paper ferns, round leaves and flowers in white, blush and terracotta growing in from all sides of a cream sheet","dimRatio":0,"overlayColor":"cream","isUserOverlayColor":true,"focalPoint":{"x":0.5,"y":0.3},"minHeight":40,"minHeightUnit":"vw","isDark":false,"sizeSlug":"full","metadata":{"name":"Garden"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(144px, 10.5vw, 152px)","right":"var:preset|spacing|edge","bottom":"clamp(196px, 14.5vw, 216px)","left":"var:preset|spacing|edge"}}},"textColor":"fir","layout":{"type":"constrained","contentSize":"590px","wideSize":"760px"}} -->
<div class="wp-block-cover alignfull is-light has-fir-color has-text-color" style="margin-top:0;margin-bottom:0;padding-top:clamp(144px, 10.5vw, 152px);padding-right:var(--wp--preset--spacing--edge);padding-bottom:clamp(196px, 14.5vw, 216px);padding-left:var(--wp--preset--spacing--edge);min-height:40vw"><img class="wp-block-cover__image-background size-full" alt="Cut-paper ferns, round leaves and flowers in white, blush and terracotta growing in from all sides of a cream sheet" src="<?php echo esc_url( get_theme_file_uri( 'assets/images/garden.webp' ) ); ?>" style="object-position:50% 30%" data-object-fit="cover" data-object-position="50% 30%" /><span aria-hidden="true" class="wp-block-cover__background has-cream-background-color has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:heading {"level":1,"textAlign":"center","fontSize":"display","align":"wide"} -->
<h1 class="wp-block-heading has-text-align-center alignwide has-display-font-size">Something hurts?<br>Come and sit down.</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center","fontSize":"lead","style":{"spacing":{"margin":{"top":"22px"}}}} -->
<p class="has-text-align-center has-lead-font-size" style="margin-top:22px">A family practice, a midwife and a physiotherapist around one courtyard.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"30px","bottom":"0"},"blockGap":{"top":"12px","left":"12px"}}},"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons" style="margin-top:30px;margin-bottom:0"><!-- wp:button {"backgroundColor":"fir","textColor":"cream","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-cream-color has-fir-background-color has-text-color has-background wp-element-button" href="/visit/" style="border-radius:999px">Book a visit</a></div>
<!-- /wp:button -->

<!-- wp:button {"backgroundColor":"sage","textColor":"fir","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-fir-color has-sage-background-color has-text-color has-background wp-element-button" href="/team/" style="border-radius:999px">See who is in</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div></div>
<!-- /wp:cover -->

<!-- wp:group {"style":{"elements":{"link":{"color":{"text":"var:preset|color|fir"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"-84px","bottom":"0"},"padding":{"right":"var:preset|spacing|edge","left":"var:preset|spacing|edge"}}},"layout":{"type":"constrained","contentSize":"920px","wideSize":"920px"}} -->
<div class="wp-block-group has-link-color" style="margin-top:-84px;margin-bottom:0;padding-right:var(--wp--preset--spacing--edge);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:cover {"overlayColor":"butter","isUserOverlayColor":true,"minHeight":1,"isDark":false,"style":{"border":{"radius":"24px"},"spacing":{"padding":{"top":"32px","right":"32px","bottom":"32px","left":"32px"}}},"metadata":{"name":"Hours"},"textColor":"fir"} -->
<div class="wp-block-cover is-light has-fir-color has-text-color" style="padding-top:32px;padding-right:32px;padding-bottom:32px;padding-left:32px;border-radius:24px;min-height:1px"><span aria-hidden="true" class="wp-block-cover__background has-butter-background-color has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"20px","left":"20px"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"fontSize":"note","align":"center"} -->
<p class="has-text-align-center has-note-font-size"><strong>Open today from 7:30</strong><br>Weekdays until 18:30,<br>Saturdays until noon</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"fontSize":"note","align":"center"} -->
<p class="has-text-align-center has-note-font-size"><strong>Without a time</strong><br>Weekdays 7:30 to 9:00,<br>first come, first seen</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"fontSize":"note","align":"center"} -->
<p class="has-text-align-center has-note-font-size"><strong>At night</strong><br><a href="tel:+4905550161">0555 0161</a>,<br>a nurse picks up</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div></div>
<!-- /wp:cover --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
