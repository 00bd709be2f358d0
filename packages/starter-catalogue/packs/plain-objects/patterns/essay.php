<?php
/**
 * Title: Essay in three columns
 * Slug: plain-objects/essay
 * Description: A headline across the page, a wide poster, and a text in three columns that begins with a drop cap.
 * Categories: featured
 * Keywords: essay, columns, drop cap
 */
?>
<!-- wp:group {"metadata":{"name":"Essay"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"newsprint","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-newsprint-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"20px","left":"36px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"25%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"3px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:3px;flex-basis:25%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">A lamp makes a room the size of a page</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"75%"} -->
<div class="wp-block-column" style="flex-basis:75%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/lamp.webp' ) ); ?>" alt="A desk lamp at night; its light falls in the shape of a written page" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"36px","left":"36px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"33.33%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px;flex-basis:33.33%"><!-- wp:paragraph {"dropCap":true} -->
<p class="has-drop-cap">At ten the house goes dark from the outside in. First the porch, then the stairs, then the kitchen with its one loud switch. What is left is a circle on a table, about as wide as two open hands, and whatever lies in it is the world.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px;flex-basis:33.33%"><!-- wp:paragraph -->
<p>We borrowed six desk lamps and read the same page under each. The oldest, from a post office, throws a light with a soft edge, and one reads slower at the edge. The newest has none: the page ends where the light does.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px;flex-basis:33.33%"><!-- wp:paragraph -->
<p>The best cost eleven dollars. Its arm falls, very slowly, during the second hour. You follow it down until your nose is on the paper, and then it is time for bed. No other lamp in our test knew when to stop.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"grey","fontSize":"label","fontFamily":"archivo","style":{"typography":{"lineHeight":"1.4"}}} -->
<p class="has-grey-color has-text-color has-archivo-font-family has-label-font-size" style="line-height:1.4">Words by Ilka Moreno, from issue 14</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
