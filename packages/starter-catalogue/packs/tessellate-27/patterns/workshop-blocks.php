<?php
/**
 * Title: Three blocks of color
 * Slug: tessellate-27/workshop-blocks
 * Description: Three blocks of flat color without gaps, each with a large title, two sentences and a last line with the place.
 * Categories: services
 * Keywords: workshops, services, color
 */
?>
<!-- wp:group {"metadata":{"name":"Workshops"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"0px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"0px","left":"0px"}}},"align":"full"} -->
<div class="wp-block-columns alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|m","bottom":"var:preset|spacing|m","left":"var:preset|spacing|m"},"blockGap":"20px"}},"backgroundColor":"vermilion","textColor":"ink","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column has-ink-color has-vermilion-background-color has-text-color has-background has-link-color" style="padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--m);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--m)"><!-- wp:heading {"level":3,"fontSize":"block"} -->
<h3 class="wp-block-heading has-block-font-size">Glaze<br>a tile</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"note","style":{"typography":{"lineHeight":"1.4"},"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p class="has-note-font-size" style="line-height:1.4">Mix a color, cut a stencil, fire it overnight. You carry home one finished tile and one that cracked.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"72px"}}}} -->
<p style="margin-top:72px"><strong>Thursday, Hall B</strong></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|chalk"}},"heading":{"color":{"text":"var:preset|color|chalk"}}},"spacing":{"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|m","bottom":"var:preset|spacing|m","left":"var:preset|spacing|m"},"blockGap":"20px"}},"backgroundColor":"ultra","textColor":"chalk","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column has-chalk-color has-ultra-background-color has-text-color has-background has-link-color" style="padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--m);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--m)"><!-- wp:heading {"level":3,"fontSize":"block"} -->
<h3 class="wp-block-heading has-block-font-size">Code<br>a quilt</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"note","style":{"typography":{"lineHeight":"1.4"},"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p class="has-note-font-size" style="line-height:1.4">Sixty lines, one random seed, one pattern on cloth by five o’clock. You need to know neither.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"72px"}}}} -->
<p style="margin-top:72px"><strong>Thursday, Hall C</strong></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|m","bottom":"var:preset|spacing|m","left":"var:preset|spacing|m"},"blockGap":"20px"}},"backgroundColor":"acid","textColor":"ink","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column has-ink-color has-acid-background-color has-text-color has-background has-link-color" style="padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--m);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--m)"><!-- wp:heading {"level":3,"fontSize":"block"} -->
<h3 class="wp-block-heading has-block-font-size">Print in<br>two inks</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"note","style":{"typography":{"lineHeight":"1.4"},"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p class="has-note-font-size" style="line-height:1.4">Separate a drawing, choose the overlap, pull forty sheets and trade them with the room.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"72px"}}}} -->
<p style="margin-top:72px"><strong>Thursday, Hall D</strong></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
