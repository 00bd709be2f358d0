<?php
/**
 * Title: Hero with a wide picture and a title block
 * Slug: atelier-sedge/hero
 * Description: A house at dusk from edge to edge with no words on it. A title block of four facts stands beneath it, then a headline and a paragraph.
 * Categories: banner
 * Keywords: picture, portfolio, full width
 */
?>
<!-- wp:group {"metadata":{"name":"Hero"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"14px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:image {"aspectRatio":"15/8","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full alignfull" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/weir.webp' ) ); ?>" alt="A long low house with a lit glass front and a chimney, at dusk, mirrored in still water" style="aspect-ratio:15/8;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"border":{"top":{"color":"var:preset|color|graphite","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"20px"}},"layout":{"type":"grid","minimumColumnWidth":"max(9.25rem, 21%)"}} -->
<div class="wp-block-group" style="padding-top:14px;border-top-color:var(--wp--preset--color--graphite);border-top-style:solid;border-top-width:1px"><!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Sheet 31</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Weir House, Marl</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Timber and concrete, 2025</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">173 m² on the water</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:columns {"style":{"spacing":{"margin":{"top":"56px"},"blockGap":{"top":"24px","left":"20px"}}}} -->
<div class="wp-block-columns" style="margin-top:56px"><!-- wp:column {"width":"33.33%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:paragraph {"fontSize":"note","fontFamily":"martian","textColor":"stone","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|stone"}}}}} -->
<p class="has-stone-color has-text-color has-link-color has-martian-font-family has-note-font-size">Atelier Sedge<br>Alder Quay 3</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"58.33%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">We draw houses for wet ground, and stay until the stove is lit.</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"padding":{"right":"clamp(0px, 8vw, 120px)"}}}} -->
<p style="padding-right:clamp(0px, 8vw, 120px)">Six people, two dogs and a plotter above the boatyard. We take four commissions a year, most of them within an hour of the estuary, and visit every site in the rain before we draw a line.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
