<?php
/**
 * Title: Footer
 * Slug: tessellate-27/hidden-footer
 * Inserter: no
 */
?>
<!-- wp:group {"metadata":{"name":"Footer"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|m","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"acid","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-acid-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:paragraph {"fontFamily":"display","fontSize":"shout","style":{"typography":{"fontWeight":"900","lineHeight":"0.84","letterSpacing":"-0.012em","textTransform":"uppercase"}}} -->
<p class="has-display-font-family has-shout-font-size" style="font-weight:900;letter-spacing:-0.012em;line-height:0.84;text-transform:uppercase">See you in May</p>
<!-- /wp:paragraph -->

<!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"flex","justifyContent":"space-between"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"14px"}},"layout":{"type":"flex","verticalAlignment":"center","flexWrap":"nowrap"}} -->
<div class="wp-block-group"><!-- wp:image {"width":"34px","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full is-resized"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/logo.webp' ) ); ?>" alt="" style="width:34px" /></figure>
<!-- /wp:image -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"fontWeight":"500"}}} -->
<p class="has-small-font-size" style="font-weight:500">Tessellate 27, Kiln Hall, 13–14 May 2027</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"fontWeight":"500"}}} -->
<p class="has-small-font-size" style="font-weight:500"><a href="/news/">News</a> &nbsp; <a href="/venue/">Access</a> &nbsp; <a href="mailto:door@tessellate.example">door@tessellate.example</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
