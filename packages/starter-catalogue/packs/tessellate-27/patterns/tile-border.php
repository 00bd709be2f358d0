<?php
/**
 * Title: Border of raised tiles
 * Slug: tessellate-27/tile-border
 * Description: A strip of glazed tiles across the window, to divide two sections.
 * Categories: gallery
 * Keywords: pattern, divider, strip
 */
?>
<!-- wp:group {"metadata":{"name":"Tiles"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|chalk"}},"heading":{"color":{"text":"var:preset|color|chalk"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"0px"}},"backgroundColor":"ink","textColor":"chalk","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-chalk-color has-ink-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"align":"full"} -->
<figure class="wp-block-image size-full alignfull" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/strip.webp' ) ); ?>" alt="A row of raised quarter circles and rings in glazed colors on black tiles" /></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
