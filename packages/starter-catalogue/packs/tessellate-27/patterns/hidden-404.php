<?php
/**
 * Title: Page not found
 * Slug: tessellate-27/hidden-404
 * Inserter: no
 */
?>
<!-- wp:group {"metadata":{"name":"Not found"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"0px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"0px","left":"0px"}}},"align":"full"} -->
<div class="wp-block-columns alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"50%","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}}},"backgroundColor":"vermilion","textColor":"ink"} -->
<div class="wp-block-column has-ink-color has-vermilion-background-color has-text-color has-background has-link-color" style="flex-basis:50%"><!-- wp:group {"style":{"dimensions":{"minHeight":"44vw"},"spacing":{"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|l","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"}} -->
<div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--l);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge);min-height:44vw"><!-- wp:heading {"level":1,"fontSize":"headline"} -->
<h1 class="wp-block-heading has-headline-font-size">A tile<br>is missing</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"note","style":{"typography":{"fontWeight":"500"}}} -->
<p class="has-note-font-size" style="font-weight:500">This page fell off, or was never pasted. The <a href="/program/">program</a>, the <a href="/speakers/">speakers</a> and the <a href="/tickets/">tickets</a> still hang.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/images/ribbons.webp' ) ); ?>","alt":"Close view of acid yellow and chalk ribbons of ceramic on black tiles","dimRatio":0,"minHeight":440,"minHeightUnit":"px","sizeSlug":"full","style":{"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"}},"layout":{"selfStretch":"fill","flexSize":null}},"layout":{"type":"default"}} -->
<div class="wp-block-cover" style="padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;min-height:440px"><img class="wp-block-cover__image-background size-full" alt="Close view of acid yellow and chalk ribbons of ceramic on black tiles" src="<?php echo esc_url( get_theme_file_uri( 'assets/images/ribbons.webp' ) ); ?>" data-object-fit="cover" /><span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container"></div></div>
<!-- /wp:cover --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
