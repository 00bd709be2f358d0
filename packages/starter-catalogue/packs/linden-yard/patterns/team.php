<?php
/**
 * Title: Team of a clinic
 * Slug: linden-yard/team
 * Description: The people of a practice: an opener, four portraits in arches, who sits at the desk, and what a colleague says.
 * Categories: featured
 * Keywords: team, doctors
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|terracotta"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"0","left":"var:preset|spacing|edge"},"blockGap":"28px"}},"backgroundColor":"cream","textColor":"fir","layout":{"type":"constrained","contentSize":"760px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-cream-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:0;padding-left:var(--wp--preset--spacing--edge)"><!-- wp:image {"width":"176px","height":"220px","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"center","style":{"border":{"radius":{"topLeft":"999px","topRight":"999px","bottomLeft":"24px","bottomRight":"24px"}}}} -->
<figure class="wp-block-image aligncenter size-full is-resized has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/bloom.webp' ) ); ?>" alt="A large white paper flower with blush petals inside, between green fronds" style="border-top-left-radius:999px;border-top-right-radius:999px;border-bottom-left-radius:24px;border-bottom-right-radius:24px;object-fit:cover;width:176px;height:220px" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":1,"textAlign":"center","fontSize":"display"} -->
<h1 class="wp-block-heading has-text-align-center has-display-font-size">You will see<br>the same face twice</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center","fontSize":"lead"} -->
<p class="has-text-align-center has-lead-font-size">Each patient has one doctor here, and a second one who knows the story.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"linden-yard/people"} /-->

<!-- wp:group {"metadata":{"name":"Desk"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|fir"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"sage","textColor":"fir","layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-sage-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"72px","left":"72px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"58%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:58%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">At the desk</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Beate Sorge has run the desk since 2009. She remembers names, allergies and the names of dogs. On Thursdays Jonas is there, who is learning it.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>If the lamp in the window is green, the wait is under twenty minutes. You can see it from the bus.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:42%"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":{"topLeft":"999px","topRight":"999px","bottomLeft":"24px","bottomRight":"24px"}}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/fern.webp' ) ); ?>" alt="Two dark green paper fronds throwing long shadows on blush paper" style="border-top-left-radius:999px;border-top-right-radius:999px;border-bottom-left-radius:24px;border-bottom-right-radius:24px;aspect-ratio:4/5;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"linden-yard/find-us"} /-->
