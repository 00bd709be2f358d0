<?php
/**
 * Title: Footer
 * Slug: plain-objects/hidden-footer
 * Inserter: no
 */
?>
<!-- wp:group {"metadata":{"name":"Footer"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"newsprint","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-newsprint-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"3px"}},"spacing":{"padding":{"top":"24px"},"blockGap":"32px"}},"layout":{"type":"grid","minimumColumnWidth":"13rem"}} -->
<div class="wp-block-group" style="padding-top:24px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:3px"><!-- wp:group {"style":{"spacing":{"blockGap":"14px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"width":"40px","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full is-resized"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/logo.webp' ) ); ?>" alt="" style="width:40px" /></figure>
<!-- /wp:image -->

<!-- wp:paragraph {"fontSize":"nav","fontFamily":"archivo"} -->
<p class="has-archivo-font-family has-nav-font-size">4 Gantry Lane, above<br>the print shop, Lowmarsh</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"fontSize":"nav","fontFamily":"archivo","style":{"typography":{"lineHeight":"1.9"}}} -->
<p class="has-archivo-font-family has-nav-font-size" style="line-height:1.9"><strong>Read</strong><br><a href="/">Front page</a><br><a href="/stories/">Stories</a></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"nav","fontFamily":"archivo","style":{"typography":{"lineHeight":"1.9"}}} -->
<p class="has-archivo-font-family has-nav-font-size" style="line-height:1.9"><strong>Buy</strong><br><a href="/issue/">Issue 14</a><br><a href="/subscribe/">Subscribe</a></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"nav","fontFamily":"archivo","style":{"typography":{"lineHeight":"1.9"}}} -->
<p class="has-archivo-font-family has-nav-font-size" style="line-height:1.9"><strong>Make</strong><br><a href="/contributors/">Contributors</a><br><a href="mailto:desk@plainobjects.example">Send an object</a></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"nav","fontFamily":"archivo","style":{"typography":{"lineHeight":"1.9"}}} -->
<p class="has-archivo-font-family has-nav-font-size" style="line-height:1.9"><strong>Printed</strong><br>in ink and red, on Thursdays, four times a year.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
