<?php
/**
 * Title: Tall picture, low words
 * Slug: vesper-quince/growers
 * Description: A 4:5 picture and a short text that stands on the same floor. Made for the people behind the food; works for any one thing worth looking at.
 * Categories: about
 * Keywords: light, picture, text
 */
?>
<!-- wp:group {"metadata":{"name":"Growers"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|soot"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"}}},"backgroundColor":"bone","textColor":"soot","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-soot-color has-bone-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"verticalAlignment":"bottom","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"var:preset|spacing|m","left":"var:preset|spacing|l"}}}} -->
<div class="wp-block-columns are-vertically-aligned-bottom" style="margin-top:0;margin-bottom:0"><!-- wp:column {"verticalAlignment":"bottom","width":"44%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:44%"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/pear.webp' ) ); ?>" alt="A single ripe pear in window light, a bowl of lemons in the dark behind it" style="aspect-ratio:4/5;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"56%","style":{"spacing":{"blockGap":"0"}}} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:56%"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"26px"}},"typography":{"fontWeight":"300","letterSpacing":"-0.02em","lineHeight":"1.02"}},"textColor":"soot","fontSize":"title","fontFamily":"cormorant"} -->
<h2 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-title-font-size" style="margin-top:0;margin-bottom:26px;font-weight:300;letter-spacing:-0.02em;line-height:1.02">Eleven growers,<br>all within the hour</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"17px"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"umber","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:0;margin-bottom:17px;font-weight:400;letter-spacing:0em;line-height:1.65">Ines brings the pears in newspaper. The Marlow sisters dig the leeks the morning we ash them. When somebody’s field floods, the dish goes and we write the next one.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"elements":{"link":{"color":{"text":"var:preset|color|soot"}}},"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"soot","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-soot-color has-text-color has-link-color has-hanken-font-family has-body-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.65"><a href="/room/">Meet the growers</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
