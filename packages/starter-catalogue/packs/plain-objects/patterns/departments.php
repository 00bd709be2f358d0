<?php
/**
 * Title: Three departments side by side
 * Slug: plain-objects/departments
 * Description: Three columns below strong lines, each with a label, a headline and a sentence; one of them has a poster.
 * Categories: featured
 * Keywords: departments, columns
 */
?>
<!-- wp:group {"metadata":{"name":"Departments"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"white","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-white-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"36px","left":"36px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"33.33%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"3px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:3px;flex-basis:33.33%"><!-- wp:paragraph {"textColor":"red","fontSize":"label","fontFamily":"archivo","style":{"typography":{"fontWeight":"600","lineHeight":"1.3"}}} -->
<p class="has-red-color has-text-color has-archivo-font-family has-label-font-size" style="font-weight:600;line-height:1.3">Doors</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"headline"} -->
<h2 class="wp-block-heading has-headline-font-size">Who has the other key?</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>On average, four people you no longer see. A locksmith explains why he likes it that way.</p>
<!-- /wp:paragraph -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/key.webp' ) ); ?>" alt="A large key over its shadow, which has the shape of a house with a door" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"3px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:3px;flex-basis:33.33%"><!-- wp:paragraph {"textColor":"red","fontSize":"label","fontFamily":"archivo","style":{"typography":{"fontWeight":"600","lineHeight":"1.3"}}} -->
<p class="has-red-color has-text-color has-archivo-font-family has-label-font-size" style="font-weight:600;line-height:1.3">Rooms</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"headline"} -->
<h2 class="wp-block-heading has-headline-font-size">A shelf is a floor for small things</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>What stands at the height of your eyes is what you want to be seen with. What lies flat is what you read.</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3,"fontSize":"small-title"} -->
<h3 class="wp-block-heading has-small-title-font-size">The drawer with everything in it</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Batteries, a candle, the instructions for a phone you had in 2009. We emptied twelve of them.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"3px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:3px;flex-basis:33.33%"><!-- wp:paragraph {"textColor":"red","fontSize":"label","fontFamily":"archivo","style":{"typography":{"fontWeight":"600","lineHeight":"1.3"}}} -->
<p class="has-red-color has-text-color has-archivo-font-family has-label-font-size" style="font-weight:600;line-height:1.3">Weather</p>
<!-- /wp:paragraph -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/pot.webp' ) ); ?>" alt="A teapot that pours rain into a red sea" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"fontSize":"headline"} -->
<h2 class="wp-block-heading has-headline-font-size">Tea is a way to look at rain</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>A pot holds twenty minutes. Most showers in Lowmarsh last nineteen.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
