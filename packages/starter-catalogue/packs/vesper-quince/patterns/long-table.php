<?php
/**
 * Title: Card across the picture
 * Slug: vesper-quince/long-table
 * Description: A table from above, edge to edge, and a quince-coloured card that hangs over its lower edge with an offer, a price a head and one button.
 * Categories: call-to-action
 * Keywords: picture, overlap, events
 */
?>
<!-- wp:group {"metadata":{"name":"Long table"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|bone"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|m","left":"var:preset|spacing|edge"},"blockGap":"0"}},"backgroundColor":"soot","textColor":"bone","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-bone-color has-soot-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:image {"width":"100%","height":"720px","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image alignfull size-full is-resized" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/above.webp' ) ); ?>" alt="The table from above: charcoal plates, a linen runner, lemons and two pears" style="object-fit:cover;width:100%;height:720px" /></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"spacing":{"margin":{"top":"-272px","bottom":"0"}}},"layout":{"type":"constrained","contentSize":"520px","wideSize":"520px","justifyContent":"right"}} -->
<div class="wp-block-group" style="margin-top:-272px;margin-bottom:0"><!-- wp:cover {"overlayColor":"quince","isUserOverlayColor":true,"minHeight":320,"isDark":false,"metadata":{"name":"Card"},"style":{"spacing":{"padding":{"top":"52px","right":"var:preset|spacing|m","bottom":"56px","left":"var:preset|spacing|m"}}},"textColor":"soot","layout":{"type":"default"}} -->
<div class="wp-block-cover is-light has-soot-color has-text-color" style="padding-top:52px;padding-right:var(--wp--preset--spacing--m);padding-bottom:56px;padding-left:var(--wp--preset--spacing--m);min-height:320px"><span aria-hidden="true" class="wp-block-cover__background has-quince-background-color has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"18px"}},"typography":{"fontWeight":"400","letterSpacing":"-0.02em","lineHeight":"1.02"}},"textColor":"soot","fontSize":"card","fontFamily":"cormorant"} -->
<h2 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-card-font-size" style="margin-top:0;margin-bottom:18px;font-weight:400;letter-spacing:-0.02em;line-height:1.02">The long table</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"26px"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"soot","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-soot-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:0;margin-bottom:26px;font-weight:400;letter-spacing:0em;line-height:1.65">Twelve places under the skylight, one board carried in whole, and a cook who sits down with you for the last course. From 68 a head.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<div class="wp-block-buttons" style="margin-top:0;margin-bottom:0"><!-- wp:button {"backgroundColor":"soot","textColor":"bone","style":{"border":{"radius":"0px"},"spacing":{"padding":{"top":"15px","right":"28px","bottom":"15px","left":"28px"}},"typography":{"fontWeight":"600","letterSpacing":"0em","lineHeight":"1.3"}},"fontSize":"action","fontFamily":"hanken"} -->
<div class="wp-block-button"><a class="wp-block-button__link has-bone-color has-soot-background-color has-text-color has-background has-hanken-font-family has-action-font-size has-custom-font-size wp-element-button" href="/private-table/" style="border-radius:0px;padding-top:15px;padding-right:28px;padding-bottom:15px;padding-left:28px;font-weight:600;letter-spacing:0em;line-height:1.3">Plan an evening</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div></div>
<!-- /wp:cover --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
