<?php
/**
 * Title: One speaker
 * Slug: tessellate-27/speaker
 * Description: One person: a tall portrait beside a name in poster type, what the talk is about, a table of facts and one sentence in large type.
 * Categories: featured
 * Keywords: speaker, portrait, talk
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Speaker"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"0px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"0px","left":"0px"}}},"align":"full"} -->
<div class="wp-block-columns alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"42%","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column" style="flex-basis:42%"><!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/images/head-okafor.webp' ) ); ?>","alt":"Halftone head with a high bun and a pale blue sweater, on vermilion","dimRatio":0,"focalPoint":{"x":0.5,"y":0.4},"minHeight":520,"minHeightUnit":"px","sizeSlug":"full","style":{"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"}},"layout":{"selfStretch":"fill","flexSize":null}},"layout":{"type":"default"}} -->
<div class="wp-block-cover" style="padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;min-height:520px"><img class="wp-block-cover__image-background size-full" alt="Halftone head with a high bun and a pale blue sweater, on vermilion" src="<?php echo esc_url( get_theme_file_uri( 'assets/images/head-okafor.webp' ) ); ?>" style="object-position:50% 40%" data-object-fit="cover" data-object-position="50% 40%" /><span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container"></div></div>
<!-- /wp:cover --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"58%","style":{"elements":{"link":{"color":{"text":"var:preset|color|chalk"}},"heading":{"color":{"text":"var:preset|color|chalk"}}}},"backgroundColor":"ultra","textColor":"chalk"} -->
<div class="wp-block-column has-chalk-color has-ultra-background-color has-text-color has-background has-link-color" style="flex-basis:58%"><!-- wp:group {"style":{"dimensions":{"minHeight":"46vw"},"spacing":{"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|l","bottom":"var:preset|spacing|l","left":"var:preset|spacing|l"},"blockGap":"40px"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"}} -->
<div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--l);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--l);min-height:46vw"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Hanne<br>Okafor</h1>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"blockGap":"28px"}},"layout":{"type":"constrained","contentSize":"620px","justifyContent":"left"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"note","style":{"typography":{"fontWeight":"500","lineHeight":"1.36"}}} -->
<p class="has-note-font-size" style="font-weight:500;line-height:1.36">Mathematician of carpets. For nine years she has looked for a rug whose border comes out even in all four corners, and she has measured 311 that do not.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"ink","textColor":"chalk","style":{"border":{"radius":"0px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-chalk-color has-ink-background-color has-text-color has-background wp-element-button" href="/tickets/" style="border-radius:0px">Get a ticket</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Talk"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading -->
<h2 class="wp-block-heading">The carpet that<br>never repeats</h2>
<!-- /wp:heading -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"40px","left":"64px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"50%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:paragraph -->
<p>A weaver in Ostrel made one carpet a year, and no row in it is like another. Everyone took it for chance. Hanne Okafor counted the knots for two winters and found the rule: it is eleven words long, and her grandmother could have told her.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>The talk has knots, a proof that fits on a napkin, and the carpet itself. Please take off your shoes.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:table {"hasFixedLayout":false,"fontFamily":"display","fontSize":"name","textColor":"ink","style":{"border":{"color":"var:preset|color|ink","style":"solid","width":"2px 0px 0px"},"typography":{"fontWeight":"800","lineHeight":"1.14"}}} -->
<figure class="wp-block-table has-name-font-size has-display-font-family" style="font-weight:800;line-height:1.14"><table class="has-border-color has-ink-color has-text-color" style="border-color:var(--wp--preset--color--ink);border-style:solid;border-width:2px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">When</td><td class="has-text-align-left" data-align="left">Thursday, 10:15</td></tr><tr><td class="has-text-align-left" data-align="left">Length</td><td class="has-text-align-left" data-align="left">Twenty minutes</td></tr><tr><td class="has-text-align-left" data-align="left">Level</td><td class="has-text-align-left" data-align="left">You can count</td></tr><tr><td class="has-text-align-left" data-align="left">Brings</td><td class="has-text-align-left" data-align="left">One carpet, 2 by 3 meters</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Quote"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"56px"}},"backgroundColor":"acid","textColor":"ink","layout":{"type":"constrained","contentSize":"960px","wideSize":"1600px","justifyContent":"left"}} -->
<div class="wp-block-group alignfull has-ink-color has-acid-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:quote {"style":{"border":{"width":"0px"},"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"margin":{"top":"0","bottom":"0"},"blockGap":"28px"}},"textColor":"ink"} -->
<blockquote class="wp-block-quote has-ink-color has-text-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;border-width:0px"><!-- wp:paragraph {"fontSize":"title","fontFamily":"display","style":{"typography":{"fontWeight":"900","lineHeight":"0.9","letterSpacing":"-0.012em","textTransform":"uppercase"}}} -->
<p class="has-display-font-family has-title-font-size" style="font-weight:900;letter-spacing:-0.012em;line-height:0.9;text-transform:uppercase">“A carpet is a proof that you can stand on.”</p>
<!-- /wp:paragraph --><cite>Hanne Okafor, on page one of her thesis</cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Next"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":"24px"}},"layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"bottom"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Next on<br>the stage</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"typography":{"fontWeight":"500"}}} -->
<p style="font-weight:500"><a href="/program/">All talks in order</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:table {"hasFixedLayout":false,"fontFamily":"display","fontSize":"name","textColor":"ink","style":{"border":{"color":"var:preset|color|ink","style":"solid","width":"2px 0px 0px"},"typography":{"fontWeight":"800","lineHeight":"1.14"}}} -->
<figure class="wp-block-table has-name-font-size has-display-font-family" style="font-weight:800;line-height:1.14"><table class="has-border-color has-ink-color has-text-color" style="border-color:var(--wp--preset--color--ink);border-style:solid;border-width:2px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">10:45</td><td class="has-text-align-left" data-align="left">Seventeen groups and a floor</td><td class="has-text-align-right" data-align="right">Joss Tarkan</td></tr><tr><td class="has-text-align-left" data-align="left">11:30</td><td class="has-text-align-left" data-align="left">Letters that lock together</td><td class="has-text-align-right" data-align="right">Adaeze Lumen</td></tr><tr><td class="has-text-align-left" data-align="left">12:00</td><td class="has-text-align-left" data-align="left">9,000 stones, one mistake</td><td class="has-text-align-right" data-align="right">Delroy Ansah</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->
