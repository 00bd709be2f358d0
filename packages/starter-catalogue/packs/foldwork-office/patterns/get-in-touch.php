<?php
/**
 * Title: Contact
 * Slug: foldwork-office/get-in-touch
 * Description: The way to a studio: when to come, how to find the door, and the e-mail address as the largest words on the page.
 * Categories: featured
 * Keywords: address, hours
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:pattern {"slug":"foldwork-office/contact"} /-->

<!-- wp:group {"metadata":{"name":"Way"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|night"}},"heading":{"color":{"text":"var:preset|color|night"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"32px"}},"backgroundColor":"paper","textColor":"night","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-night-color has-paper-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"48px","left":"48px"}}}} -->
<div class="wp-block-columns" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"52%"} -->
<div class="wp-block-column" style="flex-basis:52%"><!-- wp:heading {"level":1,"fontSize":"title"} -->
<h1 class="wp-block-heading has-title-font-size">Second door,<br>ground floor</h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"48%"} -->
<div class="wp-block-column" style="flex-basis:48%"><!-- wp:paragraph -->
<p>Tram 4 to Gerbera Yard. Walk past the bicycles, and follow the sound of the press. There is one step; ring, and we bring the ramp.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"slate","fontSize":"mono","fontFamily":"mono"} -->
<p class="has-slate-color has-text-color has-mono-font-family has-mono-font-size">Monday to Thursday, 10 – 17. Friday is for soup.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:image {"aspectRatio":"21/9","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/sheets.webp' ) ); ?>" alt="Fourteen sheets of coloured paper standing on edge in a row, each throwing a shadow" style="aspect-ratio:21/9;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
