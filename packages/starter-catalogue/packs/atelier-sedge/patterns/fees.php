<?php
/**
 * Title: Fees and stages of an architect
 * Slug: atelier-sedge/fees
 * Description: What an architect costs, said openly: an opener, a table of fees, five stages with months and four questions.
 * Categories: featured
 * Keywords: fees, stages, questions
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"20px","left":"20px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"33.33%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:paragraph {"fontSize":"note","fontFamily":"martian","textColor":"stone","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|stone"}}}}} -->
<p class="has-stone-color has-text-color has-link-color has-martian-font-family has-note-font-size">Valid through 2026</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"58.33%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">The price of a house,<br>before the house</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"padding":{"right":"clamp(0px, 8vw, 120px)"}}}} -->
<p style="padding-right:clamp(0px, 8vw, 120px)">Fees are a share of what the building costs, and stop growing when the price has been agreed with the builder.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"atelier-sedge/fees-table"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/stages"} /-->

<!-- wp:group {"metadata":{"name":"Sum"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|graphite"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"concrete","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-concrete-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":{"top":"24px","left":"64px"}}},"layout":{"type":"grid","minimumColumnWidth":"27rem"}} -->
<div class="wp-block-group"><!-- wp:image {"aspectRatio":"15/14","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/section-barn.webp' ) ); ?>" alt="Section through Barn House: a steep roof, a hearth in the middle, a loft behind it" style="aspect-ratio:15/14;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">What Barn House<br>cost in the end</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>With the owners’ leave, to the pound. The stove is in it; the swing in the gable is not.</p>
<!-- /wp:paragraph -->

<!-- wp:table {"hasFixedLayout":false,"borderColor":"graphite","style":{"border":{"style":"solid","width":"1px 0px 0px"}}} -->
<figure class="wp-block-table"><table class="has-border-color has-graphite-border-color" style="border-style:solid;border-width:1px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">Building</td><td class="has-text-align-right" data-align="right">£&nbsp;412,000</td></tr><tr><td class="has-text-align-left" data-align="left">Our fee, 14 %</td><td class="has-text-align-right" data-align="right">£&nbsp;57,680</td></tr><tr><td class="has-text-align-left" data-align="left">Engineer</td><td class="has-text-align-right" data-align="right">£&nbsp;9,400</td></tr><tr><td class="has-text-align-left" data-align="left">Survey of the old floor</td><td class="has-text-align-right" data-align="right">£&nbsp;2,150</td></tr><tr><td class="has-text-align-left" data-align="left">All of it, before tax</td><td class="has-text-align-right" data-align="right">£&nbsp;481,230</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"atelier-sedge/questions"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/contact-band"} /-->
