<?php
/**
 * Title: Nothing on this plate
 * Slug: vesper-quince/hidden-404
 * Inserter: no
 */
?>
<!-- wp:group {"metadata":{"name":"Not found"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|bone"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"var:preset|spacing|edge"}}},"backgroundColor":"soot","textColor":"bone","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-bone-color has-soot-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"var:preset|spacing|m","left":"var:preset|spacing|m"}}}} -->
<div class="wp-block-columns" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"54%","style":{"spacing":{"padding":{"top":"176px","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l"},"blockGap":"0"}}} -->
<div class="wp-block-column" style="padding-top:176px;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);flex-basis:54%"><!-- wp:heading {"level":1,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"300","letterSpacing":"-0.03em","lineHeight":"0.94"}},"textColor":"bone","fontSize":"display","fontFamily":"cormorant"} -->
<h1 class="wp-block-heading has-bone-color has-text-color has-cormorant-font-family has-display-font-size" style="margin-top:0;margin-bottom:0;font-weight:300;letter-spacing:-0.03em;line-height:0.94">This plate<br>came back<br>empty.</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"34px","bottom":"38px"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"linen","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-linen-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:34px;margin-bottom:38px;font-weight:400;letter-spacing:0em;line-height:1.65">That page is off the card. The menu is not.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<div class="wp-block-buttons" style="margin-top:0;margin-bottom:0"><!-- wp:button {"backgroundColor":"quince","textColor":"soot","style":{"border":{"radius":"0px"},"spacing":{"padding":{"top":"15px","right":"28px","bottom":"15px","left":"28px"}},"typography":{"fontWeight":"600","letterSpacing":"0em","lineHeight":"1.3"}},"fontSize":"action","fontFamily":"hanken"} -->
<div class="wp-block-button"><a class="wp-block-button__link has-soot-color has-quince-background-color has-text-color has-background has-hanken-font-family has-action-font-size has-custom-font-size wp-element-button" href="/menus/" style="border-radius:0px;padding-top:15px;padding-right:28px;padding-bottom:15px;padding-left:28px;font-weight:600;letter-spacing:0em;line-height:1.3">Read the menu</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"46%"} -->
<div class="wp-block-column" style="flex-basis:46%"><!-- wp:image {"aspectRatio":"3/4","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/plate.webp' ) ); ?>" alt="Two quinces on a cream plate, the larger one still with its stalk" style="aspect-ratio:3/4;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
