<?php
/**
 * Title: Venue
 * Slug: tessellate-27/venue
 * Description: The place: a large picture, ways to get there as a table, access in three blocks of color and where to sleep.
 * Categories: featured
 * Keywords: venue, directions, access
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"56px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"64px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"62%"} -->
<div class="wp-block-column" style="flex-basis:62%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Ninety years<br>of tiles</h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"38%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:38%"><!-- wp:paragraph {"fontSize":"note","style":{"typography":{"fontWeight":"500","lineHeight":"1.36"}}} -->
<p class="has-note-font-size" style="font-weight:500;line-height:1.36">Kiln Hall, 40 Ropery Road, Ostrel. The ovens are cold, the roof is glass, and no row of seats is behind a pillar.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Picture"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"0px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"0px","left":"0px"}}},"align":"full"} -->
<div class="wp-block-columns alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"64%","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column" style="flex-basis:64%"><!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/images/floor.webp' ) ); ?>","alt":"A tiled floor on which every tile has another pattern, in vermilion, blue, acid yellow and ink","dimRatio":0,"focalPoint":{"x":0.4,"y":0.6},"minHeight":520,"minHeightUnit":"px","sizeSlug":"full","style":{"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"}},"layout":{"selfStretch":"fill","flexSize":null}},"layout":{"type":"default"}} -->
<div class="wp-block-cover" style="padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;min-height:520px"><img class="wp-block-cover__image-background size-full" alt="A tiled floor on which every tile has another pattern, in vermilion, blue, acid yellow and ink" src="<?php echo esc_url( get_theme_file_uri( 'assets/images/floor.webp' ) ); ?>" style="object-position:40% 60%" data-object-fit="cover" data-object-position="40% 60%" /><span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container"></div></div>
<!-- /wp:cover --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"36%","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}}},"backgroundColor":"acid","textColor":"ink"} -->
<div class="wp-block-column has-ink-color has-acid-background-color has-text-color has-background has-link-color" style="flex-basis:36%"><!-- wp:group {"style":{"dimensions":{"minHeight":"38vw"},"spacing":{"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|m","bottom":"var:preset|spacing|m","left":"var:preset|spacing|m"},"blockGap":"32px"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"}} -->
<div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--m);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--m);min-height:38vw"><!-- wp:paragraph {"fontFamily":"display","fontSize":"block","style":{"typography":{"fontWeight":"900","lineHeight":"0.9","letterSpacing":"-0.012em","textTransform":"uppercase"}}} -->
<p class="has-display-font-family has-block-font-size" style="font-weight:900;letter-spacing:-0.012em;line-height:0.9;text-transform:uppercase">2,310<br>samples</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note"} -->
<p class="has-note-font-size">The floor is the catalogue: one tile of every pattern that the factory tried between 1908 and 1998. Number 27 is under the stage.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Getting there"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading -->
<h2 class="wp-block-heading">How to<br>get there</h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"fontFamily":"display","fontSize":"row","textColor":"ink","style":{"border":{"color":"var:preset|color|ink","style":"solid","width":"2px 0px 0px"},"typography":{"fontWeight":"800","lineHeight":"1.14"}}} -->
<figure class="wp-block-table has-row-font-size has-display-font-family" style="font-weight:800;line-height:1.14"><table class="has-border-color has-ink-color has-text-color" style="border-color:var(--wp--preset--color--ink);border-style:solid;border-width:2px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">Tram 4</td><td class="has-text-align-left" data-align="left">Stop “Kiln Hall”, at the door</td><td class="has-text-align-right" data-align="right">6&nbsp;min</td></tr><tr><td class="has-text-align-left" data-align="left">Weir Street station</td><td class="has-text-align-left" data-align="left">Left, along the canal, past the crane</td><td class="has-text-align-right" data-align="right">8&nbsp;min</td></tr><tr><td class="has-text-align-left" data-align="left">Bicycle</td><td class="has-text-align-left" data-align="left">Racks in the yard, and a pump</td><td class="has-text-align-right" data-align="right">12&nbsp;min</td></tr><tr><td class="has-text-align-left" data-align="left">Night bus N2</td><td class="has-text-align-left" data-align="left">Every half hour until four</td><td class="has-text-align-right" data-align="right">15&nbsp;min</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Access"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"0px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"0px","left":"0px"}}},"align":"full"} -->
<div class="wp-block-columns alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|m","bottom":"var:preset|spacing|m","left":"var:preset|spacing|m"},"blockGap":"20px"}},"backgroundColor":"vermilion","textColor":"ink","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column has-ink-color has-vermilion-background-color has-text-color has-background has-link-color" style="padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--m);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--m)"><!-- wp:heading {"fontSize":"block"} -->
<h2 class="wp-block-heading has-block-font-size">No<br>steps</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"note","style":{"typography":{"lineHeight":"1.4"},"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p class="has-note-font-size" style="line-height:1.4">One level from tram to stage. Both lifts go to the gallery, and the doors are 110 centimeters wide.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"72px"}}}} -->
<p style="margin-top:72px"><strong>Two wide parking spaces</strong></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|chalk"}},"heading":{"color":{"text":"var:preset|color|chalk"}}},"spacing":{"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|m","bottom":"var:preset|spacing|m","left":"var:preset|spacing|m"},"blockGap":"20px"}},"backgroundColor":"ultra","textColor":"chalk","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column has-chalk-color has-ultra-background-color has-text-color has-background has-link-color" style="padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--m);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--m)"><!-- wp:heading {"fontSize":"block"} -->
<h2 class="wp-block-heading has-block-font-size">Good<br>sound</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"note","style":{"typography":{"lineHeight":"1.4"},"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p class="has-note-font-size" style="line-height:1.4">A hearing loop in rows one to nine, captions on the left screen, signing at every talk.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"72px"}}}} -->
<p style="margin-top:72px"><strong>Tell us by 1 May</strong></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|chalk"}},"heading":{"color":{"text":"var:preset|color|chalk"}}},"spacing":{"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|m","bottom":"var:preset|spacing|m","left":"var:preset|spacing|m"},"blockGap":"20px"}},"backgroundColor":"ink","textColor":"chalk","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column has-chalk-color has-ink-background-color has-text-color has-background has-link-color" style="padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--m);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--m)"><!-- wp:heading {"fontSize":"block"} -->
<h2 class="wp-block-heading has-block-font-size">A quiet<br>room</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"note","style":{"typography":{"lineHeight":"1.4"},"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p class="has-note-font-size" style="line-height:1.4">Upstairs, carpeted, with a door that closes. No screens, no schedule, and tea.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"72px"}}}} -->
<p style="margin-top:72px"><strong>Open from eight</strong></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Sleep"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Where to sleep</h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"fontFamily":"display","fontSize":"name","textColor":"ink","style":{"border":{"color":"var:preset|color|ink","style":"solid","width":"2px 0px 0px"},"typography":{"fontWeight":"800","lineHeight":"1.14"}}} -->
<figure class="wp-block-table has-name-font-size has-display-font-family" style="font-weight:800;line-height:1.14"><table class="has-border-color has-ink-color has-text-color" style="border-color:var(--wp--preset--color--ink);border-style:solid;border-width:2px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">Hotel Saggar</td><td class="has-text-align-left" data-align="left">Two streets away, opened in 1931</td><td class="has-text-align-right" data-align="right">$118</td></tr><tr><td class="has-text-align-left" data-align="left">Canal House</td><td class="has-text-align-left" data-align="left">Twelve rooms, breakfast until noon</td><td class="has-text-align-right" data-align="right">$94</td></tr><tr><td class="has-text-align-left" data-align="left">Hostel Glaze Yard</td><td class="has-text-align-left" data-align="left">Bunks, and a piano that is in tune</td><td class="has-text-align-right" data-align="right">$31</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->
