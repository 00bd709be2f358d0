<?php
/**
 * Title: Single project with drawings
 * Slug: atelier-sedge/weir-house
 * Description: One house told from survey to first winter: a wide picture, facts, its plan and section, a detail and the words of the owners.
 * Categories: featured
 * Keywords: project, case study, drawings
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Weir House"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"var:preset|spacing|edge","bottom":"0","left":"var:preset|spacing|edge"},"blockGap":"14px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:var(--wp--preset--spacing--edge);padding-bottom:0;padding-left:var(--wp--preset--spacing--edge)"><!-- wp:image {"aspectRatio":"15/8","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full alignfull" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/weir.webp' ) ); ?>" alt="A long low house with a lit glass front and a chimney, at dusk, mirrored in still water" style="aspect-ratio:15/8;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"border":{"top":{"color":"var:preset|color|graphite","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"20px"}},"layout":{"type":"grid","minimumColumnWidth":"max(9.25rem, 21%)"}} -->
<div class="wp-block-group" style="padding-top:14px;border-top-color:var(--wp--preset--color--graphite);border-top-style:solid;border-top-width:1px"><!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Sheet 31</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Marl, below the old weir</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">2022 – 2025</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">173 m²</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"20px","left":"20px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"33.33%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:paragraph {"fontSize":"note","fontFamily":"martian","textColor":"stone","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|stone"}}}}} -->
<p class="has-stone-color has-text-color has-link-color has-martian-font-family has-note-font-size">Weir House</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"58.33%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">A wall, a roof,<br>and the river between</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"padding":{"right":"clamp(0px, 8vw, 120px)"}}}} -->
<p style="padding-right:clamp(0px, 8vw, 120px)">The site floods every ninth year. The house lets it: a concrete wall carries a floor 75&nbsp;cm above the water, and nothing below that floor minds being wet.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Plan"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"14px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/plan-weir.webp' ) ); ?>" alt="Plan of Weir House: a bedroom in the west, one long living room, a hearth, a covered terrace, a deck along the water" /></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"border":{"top":{"color":"var:preset|color|graphite","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"20px"}},"layout":{"type":"grid","minimumColumnWidth":"max(9.25rem, 21%)"}} -->
<div class="wp-block-group" style="padding-top:14px;border-top-color:var(--wp--preset--color--graphite);border-top-style:solid;border-top-width:1px"><!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Plan 1:200</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">West: bed and bath</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Middle: one room, a hearth</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">East: terrace under the roof</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Detail"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|graphite"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"concrete","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-concrete-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":{"top":"24px","left":"64px"}}},"layout":{"type":"grid","minimumColumnWidth":"27rem"}} -->
<div class="wp-block-group"><!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/joint.webp' ) ); ?>" alt="Two oak posts clasped by a pair of beams and steel bolts, in sidelight" style="aspect-ratio:1;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Two posts, two beams,<br>eight bolts</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Each frame is two posts of 28 × 28 cm with a pair of beams bolted to their sides. No cut is hidden and no screw is needed, so that a beam the river has spoiled can be changed by two people before lunch.</p>
<!-- /wp:paragraph -->

<!-- wp:table {"hasFixedLayout":false,"fontSize":"note","fontFamily":"martian","borderColor":"graphite","style":{"border":{"style":"solid","width":"1px 0px 0px"}}} -->
<figure class="wp-block-table has-note-font-size has-martian-font-family"><table class="has-border-color has-graphite-border-color" style="border-style:solid;border-width:1px 0px 0px"><tbody><tr><td>Oak</td><td>From Sallow wood, 11 km</td></tr><tr><td>Frames</td><td>Seven, 3.9 m apart</td></tr><tr><td>Bolts</td><td>56, all turned the same way</td></tr><tr><td>Carpenter</td><td>Runa Field</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"atelier-sedge/section"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/client"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/contact-band"} /-->
