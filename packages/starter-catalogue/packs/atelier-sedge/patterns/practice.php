<?php
/**
 * Title: About an architecture practice
 * Slug: atelier-sedge/practice
 * Description: A practice introduces itself: an opener, a model, six people with their work, a section drawing and the five stages.
 * Categories: featured
 * Keywords: about, team
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"20px","left":"20px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"33.33%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:paragraph {"fontSize":"note","fontFamily":"martian","textColor":"stone","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|stone"}}}}} -->
<p class="has-stone-color has-text-color has-link-color has-martian-font-family has-note-font-size">Since 2009</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"58.33%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Six people<br>above a boatyard</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"padding":{"right":"clamp(0px, 8vw, 120px)"}}}} -->
<p style="padding-right:clamp(0px, 8vw, 120px)">Hanne Sedge founded the office with one commission, a bench on Hob Moor. It is still there, and we still sit on it to decide things.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Model"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|graphite"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|m","left":"var:preset|spacing|edge"},"blockGap":"14px"}},"backgroundColor":"concrete","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-concrete-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:image {"aspectRatio":"16/9","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full alignfull" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/row.webp' ) ); ?>" alt="Card model of five gabled houses in a row, three of them with wooden fronts, in low sun" style="aspect-ratio:16/9;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"border":{"top":{"color":"var:preset|color|graphite","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"20px"}},"layout":{"type":"grid","minimumColumnWidth":"max(9.25rem, 21%)"}} -->
<div class="wp-block-group" style="padding-top:14px;border-top-color:var(--wp--preset--color--graphite);border-top-style:solid;border-top-width:1px"><!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Model of Tern Row</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Card, oak, tweezers</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Four weeks</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Dropped once</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"People"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":{"top":"24px","left":"64px"}}},"layout":{"type":"grid","minimumColumnWidth":"27rem"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"14px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Who draws what</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:table {"hasFixedLayout":false,"borderColor":"graphite","style":{"border":{"style":"solid","width":"1px 0px 0px"}}} -->
<figure class="wp-block-table"><table class="has-border-color has-graphite-border-color" style="border-style:solid;border-width:1px 0px 0px"><tbody><tr><td>Hanne Sedge</td><td>Architect. Sections, clients, the last word on eaves</td></tr><tr><td>Marcus Oyelaran</td><td>Architect. Permits, and the patience for them</td></tr><tr><td>Runa Field</td><td>Carpenter. Joints at 1:1, Thursdays on site</td></tr><tr><td>Ines Duarte</td><td>Engineer. Water, frost, how far oak will go</td></tr><tr><td>Jonah Pell</td><td>Models and pictures. Owns the tweezers</td></tr><tr><td>Bo and Nib</td><td>Dogs. Survey of hedges</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"atelier-sedge/section"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/client"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/contact-band"} /-->
