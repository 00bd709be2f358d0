<?php
/**
 * Title: Team, rows with a text
 * Slug: plain-blocks/team-rows
 * Description: Each person in a row: portrait, name and a sentence.
 * Categories: team
 * Keywords: people, text
 */
?>
<!-- wp:group {"metadata":{"name":"Team"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"860px","wideSize":"860px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px)"><!-- wp:heading -->
<h2 class="wp-block-heading">Four people, one workshop</h2>
<!-- /wp:heading -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"28px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"15%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:15%"><!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"999px"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/portrait-ada.webp' ) ); ?>" alt="Drawn portrait of Ada Lindqvist" style="border-radius:999px;aspect-ratio:1;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"85%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:85%"><!-- wp:paragraph -->
<p><strong>Ada Lindqvist</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Builds frames in winter and straightens them in summer. Knows each tube of steel by its sound.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"28px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"15%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:15%"><!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"999px"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/portrait-tomas.webp' ) ); ?>" alt="Drawn portrait of Tomas Reyl" style="border-radius:999px;aspect-ratio:1;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"85%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:85%"><!-- wp:paragraph -->
<p><strong>Tomas Reyl</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Has built eleven thousand wheels and counts on.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"28px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"15%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:15%"><!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"999px"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/portrait-mina.webp' ) ); ?>" alt="Drawn portrait of Mina Okoro" style="border-radius:999px;aspect-ratio:1;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"85%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:85%"><!-- wp:paragraph -->
<p><strong>Mina Okoro</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Hears a worn bearing from across the street.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"28px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"15%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:15%"><!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"999px"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/portrait-jon.webp' ) ); ?>" alt="Drawn portrait of Jon Falk" style="border-radius:999px;aspect-ratio:1;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"85%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:85%"><!-- wp:paragraph -->
<p><strong>Jon Falk</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Finds the right screw in the third drawer on the left.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
