<?php
/**
 * Title: Headline over standing paper
 * Slug: foldwork-office/hero
 * Description: Three heavy lines, a sentence and a button on the left; a picture that runs off the right edge of the window.
 * Categories: banner
 * Keywords: heavy type, picture, light
 */
?>
<!-- wp:group {"metadata":{"name":"Hero"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|night"}},"heading":{"color":{"text":"var:preset|color|night"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"}}},"backgroundColor":"paper","textColor":"night","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-night-color has-paper-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"32px","left":"32px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center" style="margin-top:0;margin-bottom:0"><!-- wp:column {"verticalAlignment":"center","width":"52%","style":{"spacing":{"padding":{"top":"var:preset|spacing|l","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"0"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="padding-top:var(--wp--preset--spacing--l);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge);flex-basis:52%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">We fold<br>paper until<br>it sells.</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"28px"}}}} -->
<p style="margin-top:28px">Packaging, books and signs from a room of six in Gerbera Yard. We print the first one ourselves, so you hold it before you pay for ten thousand.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"28px","bottom":"0"}}}} -->
<div class="wp-block-buttons" style="margin-top:28px;margin-bottom:0"><!-- wp:button {"backgroundColor":"cobalt","textColor":"paper","style":{"border":{"radius":"0px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-paper-color has-cobalt-background-color has-text-color has-background wp-element-button" href="/work/" style="border-radius:0px">See eight jobs</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"48%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:48%"><!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/sheets.webp' ) ); ?>" alt="Fourteen sheets of coloured paper standing on edge in a row, each throwing a shadow" style="aspect-ratio:1;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
