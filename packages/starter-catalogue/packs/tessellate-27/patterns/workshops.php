<?php
/**
 * Title: Workshops
 * Slug: tessellate-27/workshops
 * Description: Six workshops as blocks of color in two rows, a picture beside what to bring, and how to sign up.
 * Categories: featured
 * Keywords: workshops, color
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"56px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"64px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"62%"} -->
<div class="wp-block-column" style="flex-basis:62%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Six ways to<br>get it wrong</h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"38%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:38%"><!-- wp:paragraph {"fontSize":"note","style":{"typography":{"fontWeight":"500","lineHeight":"1.36"}}} -->
<p class="has-note-font-size" style="font-weight:500;line-height:1.36">Twelve places each, and you leave with a thing in your hand. We bring tools, aprons and patience.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Six"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"0px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"0px","left":"0px"}}},"align":"full"} -->
<div class="wp-block-columns alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|m","bottom":"var:preset|spacing|m","left":"var:preset|spacing|m"},"blockGap":"20px"}},"backgroundColor":"vermilion","textColor":"ink","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column has-ink-color has-vermilion-background-color has-text-color has-background has-link-color" style="padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--m);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--m)"><!-- wp:heading {"fontSize":"block"} -->
<h2 class="wp-block-heading has-block-font-size">Glaze<br>a tile</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"note","style":{"typography":{"lineHeight":"1.4"},"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p class="has-note-font-size" style="line-height:1.4">Mix a color, cut a stencil, fire it overnight. You carry home one finished tile and one that cracked.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"72px"}}}} -->
<p style="margin-top:72px"><strong>Thursday, Hall B</strong></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|chalk"}},"heading":{"color":{"text":"var:preset|color|chalk"}}},"spacing":{"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|m","bottom":"var:preset|spacing|m","left":"var:preset|spacing|m"},"blockGap":"20px"}},"backgroundColor":"ultra","textColor":"chalk","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column has-chalk-color has-ultra-background-color has-text-color has-background has-link-color" style="padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--m);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--m)"><!-- wp:heading {"fontSize":"block"} -->
<h2 class="wp-block-heading has-block-font-size">Code<br>a quilt</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"note","style":{"typography":{"lineHeight":"1.4"},"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p class="has-note-font-size" style="line-height:1.4">Sixty lines, one random seed, one pattern on cloth by five o’clock. You need to know neither.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"72px"}}}} -->
<p style="margin-top:72px"><strong>Thursday, Hall C</strong></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|m","bottom":"var:preset|spacing|m","left":"var:preset|spacing|m"},"blockGap":"20px"}},"backgroundColor":"acid","textColor":"ink","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column has-ink-color has-acid-background-color has-text-color has-background has-link-color" style="padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--m);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--m)"><!-- wp:heading {"fontSize":"block"} -->
<h2 class="wp-block-heading has-block-font-size">Print in<br>two inks</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"note","style":{"typography":{"lineHeight":"1.4"},"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p class="has-note-font-size" style="line-height:1.4">Separate a drawing, choose the overlap, pull forty sheets and trade them with the room.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"72px"}}}} -->
<p style="margin-top:72px"><strong>Thursday, Hall D</strong></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"0px","left":"0px"}}},"align":"full"} -->
<div class="wp-block-columns alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|chalk"}},"heading":{"color":{"text":"var:preset|color|chalk"}}},"spacing":{"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|m","bottom":"var:preset|spacing|m","left":"var:preset|spacing|m"},"blockGap":"20px"}},"backgroundColor":"ink","textColor":"chalk","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column has-chalk-color has-ink-background-color has-text-color has-background has-link-color" style="padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--m);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--m)"><!-- wp:heading {"fontSize":"block"} -->
<h2 class="wp-block-heading has-block-font-size">Lay<br>a floor</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"note","style":{"typography":{"lineHeight":"1.4"},"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p class="has-note-font-size" style="line-height:1.4">One square meter, real mortar, no cutting. The floor stays; your name goes under it.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"72px"}}}} -->
<p style="margin-top:72px"><strong>Friday, Hall B</strong></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|m","bottom":"var:preset|spacing|m","left":"var:preset|spacing|m"},"blockGap":"20px"}},"backgroundColor":"acid","textColor":"ink","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column has-ink-color has-acid-background-color has-text-color has-background has-link-color" style="padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--m);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--m)"><!-- wp:heading {"fontSize":"block"} -->
<h2 class="wp-block-heading has-block-font-size">Knit<br>a bitmap</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"note","style":{"typography":{"lineHeight":"1.4"},"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p class="has-note-font-size" style="line-height:1.4">Twenty-four stitches wide, on a punch-card machine from 1971 that still counts better than we do.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"72px"}}}} -->
<p style="margin-top:72px"><strong>Friday, Hall C</strong></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|chalk"}},"heading":{"color":{"text":"var:preset|color|chalk"}}},"spacing":{"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|m","bottom":"var:preset|spacing|m","left":"var:preset|spacing|m"},"blockGap":"20px"}},"backgroundColor":"ultra","textColor":"chalk","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column has-chalk-color has-ultra-background-color has-text-color has-background has-link-color" style="padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--m);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--m)"><!-- wp:heading {"fontSize":"block"} -->
<h2 class="wp-block-heading has-block-font-size">Fold<br>a wall</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"note","style":{"typography":{"lineHeight":"1.4"},"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p class="has-note-font-size" style="line-height:1.4">A sheet of card, eleven valleys, ten mountains. Forty of them make a screen that stands.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"72px"}}}} -->
<p style="margin-top:72px"><strong>Friday, Hall D</strong></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Bring"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"0px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"0px","left":"0px"}}},"align":"full"} -->
<div class="wp-block-columns alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:group {"style":{"dimensions":{"minHeight":"44vw"},"spacing":{"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|l","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"}} -->
<div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--l);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge);min-height:44vw"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">What you<br>bring</h2>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"blockGap":"22px"}},"layout":{"type":"constrained","contentSize":"580px","justifyContent":"left"}} -->
<div class="wp-block-group"><!-- wp:list {"fontSize":"note"} -->
<ul class="wp-block-list has-note-font-size"><!-- wp:list-item -->
<li>Sleeves that roll up</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>A drawing, no larger than your hand</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Nothing that has to stay clean</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph -->
<p>Sign up on Thursday from nine, at the long table by the door. A standard ticket has one place, a studio ticket four.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"ink","textColor":"chalk","style":{"border":{"radius":"0px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-chalk-color has-ink-background-color has-text-color has-background wp-element-button" href="/tickets/" style="border-radius:0px">Get a ticket</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/images/ribbons.webp' ) ); ?>","alt":"Close view of acid yellow and chalk ribbons of ceramic on black tiles","dimRatio":0,"minHeight":440,"minHeightUnit":"px","sizeSlug":"full","style":{"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"}},"layout":{"selfStretch":"fill","flexSize":null}},"layout":{"type":"default"}} -->
<div class="wp-block-cover" style="padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;min-height:440px"><img class="wp-block-cover__image-background size-full" alt="Close view of acid yellow and chalk ribbons of ceramic on black tiles" src="<?php echo esc_url( get_theme_file_uri( 'assets/images/ribbons.webp' ) ); ?>" data-object-fit="cover" /><span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container"></div></div>
<!-- /wp:cover --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
