<?php
/**
 * Title: Letter from the warden
 * Slug: commonwater-trust/letter
 * Description: A letter with a signature beside a printed estuary, on deep teal.
 * Categories: about
 * Keywords: letter, story, picture
 */
?>
<!-- wp:group {"metadata":{"name":"Letter"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|sand"}},"heading":{"color":{"text":"var:preset|color|sand"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"river","textColor":"sand","layout":{"type":"constrained","contentSize":"1240px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-sand-color has-river-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"64px","left":"64px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"46%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:46%"><!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/estuary.webp' ) ); ?>" alt="Printed landscape: a sailing boat in a wide estuary, the sun half behind a low shore" style="aspect-ratio:1;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"54%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:54%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Eleven before<br>the sandwich</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>In February the ramp stood its first flood. I sat on the bank at six with a flask and counted eleven trout go up before my sandwich was finished. The year before I had counted none, in a whole week, with two sandwiches a day.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Stones did that, and the forty of you who carried them. The next ramp is at Chapel Bridge. It wants 160 stones and a dry September.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><strong>Marit Hale</strong><br>Warden of the Wend</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
