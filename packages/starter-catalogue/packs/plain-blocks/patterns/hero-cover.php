<?php
/**
 * Title: Hero over a picture
 * Slug: plain-blocks/hero-cover
 * Description: A full-width picture with a dark shade, a headline and one button on it.
 * Categories: banner
 * Keywords: full width, picture
 */
?>
<!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/images/workshop.webp' ) ); ?>","alt":"A workshop wall with tools on hooks and a wheel on the stand","minHeight":560,"minHeightUnit":"px","customGradient":"linear-gradient(90deg,rgba(0,0,0,0.74) 0%,rgba(0,0,0,0.56) 100%)","sizeSlug":"full","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"96px","right":"clamp(20px, 5vw, 64px)","bottom":"96px","left":"clamp(20px, 5vw, 64px)"}}},"layout":{"type":"constrained","contentSize":"1160px"}} -->
<div class="wp-block-cover alignfull" style="margin-top:0;margin-bottom:0;padding-top:96px;padding-right:clamp(20px, 5vw, 64px);padding-bottom:96px;padding-left:clamp(20px, 5vw, 64px);min-height:560px"><img class="wp-block-cover__image-background size-full" alt="A workshop wall with tools on hooks and a wheel on the stand" src="<?php echo esc_url( get_theme_file_uri( 'assets/images/workshop.webp' ) ); ?>" data-object-fit="cover" /><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim wp-block-cover__gradient-background has-background-gradient" style="background:linear-gradient(90deg,rgba(0,0,0,0.74) 0%,rgba(0,0,0,0.56) 100%)"></span><div class="wp-block-cover__inner-container"><!-- wp:heading {"level":1,"style":{"color":{"text":"#ffffff"},"elements":{"link":{"color":{"text":"#ffffff"}}}}} -->
<h1 class="wp-block-heading has-text-color has-link-color" style="color:#ffffff">The workshop on Quay Street</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"color":{"text":"#ffffff"},"elements":{"link":{"color":{"text":"#ffffff"}}}}} -->
<p class="has-text-color has-link-color" style="color:#ffffff">Open since 1987. Tuesday to Saturday, eight to six.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"style":{"color":{"text":"#111111","background":"#ffffff"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-text-color has-background wp-element-button" href="#" style="color:#111111;background-color:#ffffff">Find us</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div></div>
<!-- /wp:cover -->
