<?php
/**
 * Title: Model, full width, with title block
 * Slug: atelier-sedge/model
 * Description: A card model of a row of houses from edge to edge on a concrete band, with four facts beneath.
 * Categories: gallery
 * Keywords: model, picture, full width
 */
?>
<!-- wp:group {"metadata":{"name":"Model"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|graphite"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|m","left":"var:preset|spacing|edge"},"blockGap":"14px"}},"backgroundColor":"concrete","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-concrete-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:image {"aspectRatio":"16/9","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full alignfull" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/row.webp' ) ); ?>" alt="Card model of five gabled houses in a row, three of them with wooden fronts, in low sun" style="aspect-ratio:16/9;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"border":{"top":{"color":"var:preset|color|graphite","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"20px"}},"layout":{"type":"grid","minimumColumnWidth":"max(9.25rem, 21%)"}} -->
<div class="wp-block-group" style="padding-top:14px;border-top-color:var(--wp--preset--color--graphite);border-top-style:solid;border-top-width:1px"><!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Sheet 29</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Tern Row, five houses</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Model 1:50, card and oak</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Built 2026, 5 × 96 m²</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
