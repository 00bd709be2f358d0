<?php
/**
 * Title: Drawing with text
 * Slug: atelier-sedge/section
 * Description: A section drawing at full width above a heading and a paragraph.
 * Categories: about
 * Keywords: drawing, section, text
 */
?>
<!-- wp:group {"metadata":{"name":"Section"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"20px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/section-weir.webp' ) ); ?>" alt="Section through Weir House: one roof over rooms, hearth and terrace, with a raised skylight" /></figure>
<!-- /wp:image -->

<!-- wp:columns {"style":{"spacing":{"margin":{"top":"20px"},"blockGap":{"top":"20px","left":"20px"}}}} -->
<div class="wp-block-columns" style="margin-top:20px"><!-- wp:column {"width":"41.67%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:41.67%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Every picture has<br>its drawing</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:paragraph {"style":{"spacing":{"padding":{"right":"clamp(0px, 4vw, 60px)"}}}} -->
<p style="padding-right:clamp(0px, 4vw, 60px)">We render a house only after it is drawn, from the same numbers, at five in the afternoon in November. If it is good then, June will look after itself. The drawings go to the carpenter, the pictures to the bank.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="/practice/">How the practice works</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
