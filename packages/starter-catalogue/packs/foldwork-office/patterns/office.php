<?php
/**
 * Title: Office
 * Slug: foldwork-office/office
 * Description: The people and the room: an opener, a picture with the story of the room, six people as a table and the process.
 * Categories: featured
 * Keywords: about, team
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|night"}},"heading":{"color":{"text":"var:preset|color|night"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"32px"}},"backgroundColor":"paper","textColor":"night","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-night-color has-paper-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"48px","left":"48px"}}}} -->
<div class="wp-block-columns" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"24%"} -->
<div class="wp-block-column" style="flex-basis:24%"><!-- wp:paragraph {"textColor":"slate","fontSize":"mono","fontFamily":"mono"} -->
<p class="has-slate-color has-text-color has-mono-font-family has-mono-font-size">Office</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"76%","style":{"spacing":{"blockGap":"28px"}}} -->
<div class="wp-block-column" style="flex-basis:76%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Six people,<br>one guillotine.</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">We have worked in the same room since 2011. The guillotine was here before us.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Room"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|night"}},"heading":{"color":{"text":"var:preset|color|night"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"32px"}},"backgroundColor":"blush","textColor":"night","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-night-color has-blush-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"48px","left":"48px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center" style="margin-top:0;margin-bottom:0"><!-- wp:column {"verticalAlignment":"center","width":"56%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:56%"><!-- wp:image {"aspectRatio":"4/3","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/torn.webp' ) ); ?>" alt="Torn layers of orange paper, darkest at the back, against a night-blue sheet" style="aspect-ratio:4/3;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"44%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:44%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">A room with a north window</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>The flat file holds two thousand papers, sorted by how they sound. The press in the back prints one sheet at a time and is right about color.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>On Fridays there is soup at one. Clients who bring bread may stay for it.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"People"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|night"}},"heading":{"color":{"text":"var:preset|color|night"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"32px"}},"backgroundColor":"paper","textColor":"night","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-night-color has-paper-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"48px","left":"48px"}}}} -->
<div class="wp-block-columns" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"36%"} -->
<div class="wp-block-column" style="flex-basis:36%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Who folds</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"64%"} -->
<div class="wp-block-column" style="flex-basis:64%"><!-- wp:table {"fontSize":"mono","fontFamily":"mono","style":{"border":{"width":"0px"}}} -->
<figure class="wp-block-table has-mono-font-size has-mono-font-family"><table class="has-fixed-layout" style="border-width:0px"><thead><tr><th class="has-text-align-left" data-align="left">Name</th><th class="has-text-align-left" data-align="left">Does</th><th class="has-text-align-right" data-align="right">Since</th></tr></thead><tbody><tr><td class="has-text-align-left" data-align="left"><strong>Ines Okafor</strong></td><td class="has-text-align-left" data-align="left">Boxes, prices, the telephone</td><td class="has-text-align-right" data-align="right">2011</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Bram Tully</strong></td><td class="has-text-align-left" data-align="left">Books</td><td class="has-text-align-right" data-align="right">2011</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Sefa Lind</strong></td><td class="has-text-align-left" data-align="left">Letters and signs</td><td class="has-text-align-right" data-align="right">2015</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Noor Haim</strong></td><td class="has-text-align-left" data-align="left">Dies and knives</td><td class="has-text-align-right" data-align="right">2018</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Caspar Wren</strong></td><td class="has-text-align-left" data-align="left">The press</td><td class="has-text-align-right" data-align="right">2020</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Juno Vale</strong></td><td class="has-text-align-left" data-align="left">Learns all of it</td><td class="has-text-align-right" data-align="right">2025</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"foldwork-office/process"} /-->

<!-- wp:pattern {"slug":"foldwork-office/contact"} /-->
