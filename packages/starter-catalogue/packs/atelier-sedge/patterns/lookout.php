<?php
/**
 * Title: Project with plan and picture
 * Slug: atelier-sedge/lookout
 * Description: The floor plans of a tower beside its picture, with four facts, a name and three sentences beneath.
 * Categories: portfolio
 * Keywords: project, drawing, picture
 */
?>
<!-- wp:group {"metadata":{"name":"Lookout"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"0"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"20px","left":"20px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"41.67%"} -->
<div class="wp-block-column" style="flex-basis:41.67%"><!-- wp:image {"aspectRatio":"15/14","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/plan-tower.webp' ) ); ?>" alt="Three floor plans and the roof of Lookout, a tower five meters square" style="aspect-ratio:15/14;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"58.33%"} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:image {"aspectRatio":"3/2","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/tower.webp' ) ); ?>" alt="A dark timber tower of three floors in a misty wood, two of its corner windows lit" style="aspect-ratio:3/2;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"margin":{"top":"20px"},"blockGap":{"top":"24px","left":"20px"}}}} -->
<div class="wp-block-columns" style="margin-top:20px"><!-- wp:column {"width":"41.67%","style":{"spacing":{"blockGap":"14px"}}} -->
<div class="wp-block-column" style="flex-basis:41.67%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Lookout, Cold Ash</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Three rooms, each with a different corner taken out, because the owner reads, bakes and counts hawks. Not one tree was felled: the tower stands where an ash came down by itself, and is exactly as tall.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"58.33%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:table {"hasFixedLayout":false,"fontSize":"note","fontFamily":"martian","borderColor":"graphite","style":{"border":{"style":"solid","width":"1px 0px 0px"}}} -->
<figure class="wp-block-table has-note-font-size has-martian-font-family"><table class="has-border-color has-graphite-border-color" style="border-style:solid;border-width:1px 0px 0px"><tbody><tr><td>Sheet</td><td>24</td></tr><tr><td>Year</td><td>2023</td></tr><tr><td>Area</td><td>75 m², in three floors</td></tr><tr><td>Hawks so far</td><td>112</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
