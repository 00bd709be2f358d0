<?php
/**
 * Title: Project with picture and plan
 * Slug: atelier-sedge/barn
 * Description: A picture of a house beside its plan, with a name, three sentences and four facts beneath.
 * Categories: portfolio
 * Keywords: project, drawing, picture
 */
?>
<!-- wp:group {"metadata":{"name":"Barn House"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"0"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"20px","left":"20px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"58.33%"} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:image {"aspectRatio":"3/2","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/barn.webp' ) ); ?>" alt="A timber barn at dusk, light falling through the fins of its glazed gable onto a flooded meadow" style="aspect-ratio:3/2;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"41.67%"} -->
<div class="wp-block-column" style="flex-basis:41.67%"><!-- wp:image {"aspectRatio":"15/14","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/plan-barn.webp' ) ); ?>" alt="Plan of Barn House: one large room around a hearth, two rooms behind it" style="aspect-ratio:15/14;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"margin":{"top":"20px"},"blockGap":{"top":"24px","left":"20px"}}}} -->
<div class="wp-block-columns" style="margin-top:20px"><!-- wp:column {"width":"58.33%","style":{"spacing":{"blockGap":"14px"}}} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Barn House, Otter Lane</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"padding":{"right":"clamp(0px, 8vw, 120px)"}}}} -->
<p style="padding-right:clamp(0px, 8vw, 120px)">The old barn burned in 2019 and left its stone floor. The new one stands on the same floor, at the same pitch, one hand’s breadth higher than the flood of 2014. Its gable is glass behind fifteen larch fins.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"41.67%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:41.67%"><!-- wp:table {"hasFixedLayout":false,"fontSize":"note","fontFamily":"martian","borderColor":"graphite","style":{"border":{"style":"solid","width":"1px 0px 0px"}}} -->
<figure class="wp-block-table has-note-font-size has-martian-font-family"><table class="has-border-color has-graphite-border-color" style="border-style:solid;border-width:1px 0px 0px"><tbody><tr><td>Sheet</td><td>27</td></tr><tr><td>Year</td><td>2024</td></tr><tr><td>Area</td><td>141 m²</td></tr><tr><td>Keys handed over</td><td>A Tuesday, in hail</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
