<?php
/**
 * Title: Footer
 * Slug: pennant/hidden-footer
 * Inserter: no
 */
?>
<!-- wp:group {"metadata":{"name":"Footer"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|pine"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"fog","textColor":"pine","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-fog-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":"32px"}},"layout":{"type":"grid","minimumColumnWidth":"13rem"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"14px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"width":"44px","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full is-resized"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/logo.webp' ) ); ?>" alt="" style="width:44px" /></figure>
<!-- /wp:image -->

<!-- wp:paragraph {"textColor":"moss","fontSize":"small"} -->
<p class="has-moss-color has-text-color has-small-font-size">Pennant plans releases.<br>Made by nine people.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.9"}}} -->
<p class="has-small-font-size" style="line-height:1.9"><strong>Product</strong><br><a href="/product/">Tour</a><br><a href="/changelog/">Changelog</a></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.9"}}} -->
<p class="has-small-font-size" style="line-height:1.9"><strong>Buying</strong><br><a href="/prices/">Prices</a><br><a href="/start/">Start a trial</a></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.9"}}} -->
<p class="has-small-font-size" style="line-height:1.9"><strong>Proof</strong><br><a href="/customers/">Customers</a><br><a href="/help/">Help</a></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"lineHeight":"1.9"}}} -->
<p class="has-small-font-size" style="line-height:1.9"><strong>People</strong><br><a href="mailto:hi@pennant.example">hi@pennant.example</a><br><a href="tel:+15550140120">+1 555 0140 120</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
