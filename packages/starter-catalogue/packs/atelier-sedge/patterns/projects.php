<?php
/**
 * Title: Projects with pictures and plans
 * Slug: atelier-sedge/projects
 * Description: All projects of a practice: an opener, a wide picture, two projects with plans, a school in model and a list of work.
 * Categories: featured
 * Keywords: projects, portfolio
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|m","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"20px","left":"20px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"33.33%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:paragraph {"fontSize":"note","fontFamily":"martian","textColor":"stone","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|stone"}}}}} -->
<p class="has-stone-color has-text-color has-link-color has-martian-font-family has-note-font-size">Sheets 12 to 31</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"58.33%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Thirty-one sheets,<br>most of them damp</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"padding":{"right":"clamp(0px, 8vw, 120px)"}}}} -->
<p style="padding-right:clamp(0px, 8vw, 120px)">Each project is shown twice: as it stands at dusk, and as it was drawn. The numbers are the same.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Weir House"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"14px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:image {"aspectRatio":"15/8","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full alignfull" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/weir.webp' ) ); ?>" alt="A long low house with a lit glass front and a chimney, at dusk, mirrored in still water" style="aspect-ratio:15/8;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"border":{"top":{"color":"var:preset|color|graphite","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"20px"}},"layout":{"type":"grid","minimumColumnWidth":"max(9.25rem, 21%)"}} -->
<div class="wp-block-group" style="padding-top:14px;border-top-color:var(--wp--preset--color--graphite);border-top-style:solid;border-top-width:1px"><!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Sheet 31</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size"><a href="/weir-house/">Weir House, Marl</a></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Timber and concrete, 2025</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">173 m² on the water</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"atelier-sedge/barn"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/lookout"} /-->

<!-- wp:group {"metadata":{"name":"School"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|graphite"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"concrete","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-concrete-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":{"top":"24px","left":"64px"}}},"layout":{"type":"grid","minimumColumnWidth":"27rem"}} -->
<div class="wp-block-group"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/school.webp' ) ); ?>" alt="Card model from above: a square school around a court with one tree, half of its roof taken off" style="aspect-ratio:4/5;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Hazel Dene school</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Eight classrooms around a court with one tree. The tree was there first; the court is as large as its shadow on the shortest day. Rain from all four roofs runs to its roots.</p>
<!-- /wp:paragraph -->

<!-- wp:table {"hasFixedLayout":false,"fontSize":"note","fontFamily":"martian","borderColor":"graphite","style":{"border":{"style":"solid","width":"1px 0px 0px"}}} -->
<figure class="wp-block-table has-note-font-size has-martian-font-family"><table class="has-border-color has-graphite-border-color" style="border-style:solid;border-width:1px 0px 0px"><tbody><tr><td>Sheet</td><td>28</td></tr><tr><td>Year</td><td>2024</td></tr><tr><td>Area</td><td>640 m²</td></tr><tr><td>Pupils</td><td>118, and a caretaker’s cat</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"atelier-sedge/work-list"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/contact-band"} /-->
