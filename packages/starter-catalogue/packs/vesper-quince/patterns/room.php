<?php
/**
 * Title: The room
 * Slug: vesper-quince/room
 * Description: The house before the food. A tall jug runs into the right edge of the window, every kind of seat has its line in a table, a candle takes one full screen, and the growers are listed by minutes of driving.
 * Categories: about
 * Keywords: about, story, suppliers, dark
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Arrival"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|bone"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"var:preset|spacing|edge"}}},"backgroundColor":"soot","textColor":"bone","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-bone-color has-soot-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"var:preset|spacing|m","left":"var:preset|spacing|m"}}}} -->
<div class="wp-block-columns" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"54%","style":{"spacing":{"padding":{"top":"176px","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l"},"blockGap":"0"}}} -->
<div class="wp-block-column" style="padding-top:176px;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);flex-basis:54%"><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"34px"}},"typography":{"fontWeight":"500","letterSpacing":"0em","lineHeight":"1.4"}},"textColor":"smoke","fontSize":"label","fontFamily":"hanken"} -->
<p class="has-smoke-color has-text-color has-hanken-font-family has-label-font-size" style="margin-top:0;margin-bottom:34px;font-weight:500;letter-spacing:0em;line-height:1.4">A tannery until 1931,<br>a dining room since the frost</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":1,"style":{"spacing":{"margin":{"top":"0","bottom":"34px"}},"typography":{"fontWeight":"300","letterSpacing":"-0.03em","lineHeight":"0.94"}},"textColor":"bone","fontSize":"display","fontFamily":"cormorant"} -->
<h1 class="wp-block-heading has-bone-color has-text-color has-cormorant-font-family has-display-font-size" style="margin-top:0;margin-bottom:34px;font-weight:300;letter-spacing:-0.03em;line-height:0.94">One room,<br>one window,<br>one fire.</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"linen","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-linen-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.65">The hides were dried where you sit, which is why the ceiling is that high and the beams are that dark. We put in a hearth, thirty-eight seats and nothing that plugs in but the till.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"46%"} -->
<div class="wp-block-column" style="flex-basis:46%"><!-- wp:image {"aspectRatio":"3/4","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/jug.webp' ) ); ?>" alt="A pale stoneware jug against a plaster wall, one quince at its foot" style="aspect-ratio:3/4;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Seats"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|soot"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"0"}},"backgroundColor":"bone","textColor":"soot","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-soot-color has-bone-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"var:preset|spacing|l"}},"layout":{"type":"grid","minimumColumnWidth":"24rem"}} -->
<div class="wp-block-group" style="margin-top:0;margin-bottom:0"><!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"26px"}},"typography":{"fontWeight":"300","letterSpacing":"-0.02em","lineHeight":"1.02"}},"textColor":"soot","fontSize":"title","fontFamily":"cormorant"} -->
<h2 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-title-font-size" style="margin-top:0;margin-bottom:26px;font-weight:300;letter-spacing:-0.02em;line-height:1.02">Where to sit</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"umber","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.65">Name the place when you book. If two people name the same one, the earlier booking gets it and the later one gets a glass.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"1px 0px 0px"},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.5"}},"backgroundColor":"bone","textColor":"umber","fontSize":"note","fontFamily":"hanken","borderColor":"linen"} -->
<figure style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;font-weight:400;letter-spacing:0em;line-height:1.5" class="wp-block-table has-hanken-font-family has-note-font-size"><table class="has-umber-color has-bone-background-color has-text-color has-background has-border-color has-linen-border-color" style="border-width:1px 0px 0px"><tbody><tr><td><strong>The counter</strong><br>An arm’s length from the grate, sparks included</td><td class="has-text-align-right" data-align="right">8&nbsp;stools</td></tr><tr><td><strong>The hearth bench</strong><br>Never sold. Knock and ask</td><td class="has-text-align-right" data-align="right">6&nbsp;seats</td></tr><tr><td><strong>Under the window</strong><br>Daylight until eight in June, candles from four in December</td><td class="has-text-align-right" data-align="right">12&nbsp;seats</td></tr><tr><td><strong>The long table</strong><br>Shared on weeknights, yours on the nights you book it whole</td><td class="has-text-align-right" data-align="right">12&nbsp;places</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/images/candle.webp' ) ); ?>","alt":"A candle stub burning between a pear on a plate and a cup, the jug in its light","focalPoint":{"x":0.62,"y":0.3},"customGradient":"linear-gradient(180deg,rgba(20,17,14,0.6) 0%,rgba(20,17,14,0.4) 22%,rgba(20,17,14,0) 40%)","sizeSlug":"full","metadata":{"name":"Evening"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 5.6vw, 80px)","right":"var:preset|spacing|edge","bottom":"580px","left":"var:preset|spacing|edge"}}},"textColor":"bone","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-cover alignfull has-bone-color has-text-color" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 5.6vw, 80px);padding-right:var(--wp--preset--spacing--edge);padding-bottom:580px;padding-left:var(--wp--preset--spacing--edge)"><img class="wp-block-cover__image-background size-full" alt="A candle stub burning between a pear on a plate and a cup, the jug in its light" src="<?php echo esc_url( get_theme_file_uri( 'assets/images/candle.webp' ) ); ?>" style="object-position:62% 30%" data-object-fit="cover" data-object-position="62% 30%" /><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim wp-block-cover__gradient-background has-background-gradient" style="background:linear-gradient(180deg,rgba(20,17,14,0.6) 0%,rgba(20,17,14,0.4) 22%,rgba(20,17,14,0) 40%)"></span><div class="wp-block-cover__inner-container"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"18px"}},"typography":{"fontWeight":"300","letterSpacing":"-0.02em","lineHeight":"1.02"}},"textColor":"bone","fontSize":"title","fontFamily":"cormorant"} -->
<h2 class="wp-block-heading has-bone-color has-text-color has-cormorant-font-family has-title-font-size" style="margin-top:0;margin-bottom:18px;font-weight:300;letter-spacing:-0.02em;line-height:1.02">After ten, the lamps<br>go out on purpose.</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"linen","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-linen-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.65">Last orders are at ten. Then it is candles, cheese and whoever is left.</p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:cover -->

<!-- wp:group {"metadata":{"name":"Growers, by distance"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|soot"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"0"}},"backgroundColor":"bone","textColor":"soot","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-soot-color has-bone-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"var:preset|spacing|l"}},"layout":{"type":"grid","minimumColumnWidth":"24rem"}} -->
<div class="wp-block-group" style="margin-top:0;margin-bottom:0"><!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/bowl.webp' ) ); ?>" alt="A green bowl of lemons seen from the corner of the table, pears beside it" style="aspect-ratio:1;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"bottom"}} -->
<div class="wp-block-group"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"var:preset|spacing|s"}},"typography":{"fontWeight":"300","letterSpacing":"-0.02em","lineHeight":"1.02"}},"textColor":"soot","fontSize":"title","fontFamily":"cormorant"} -->
<h2 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-title-font-size" style="margin-top:0;margin-bottom:var(--wp--preset--spacing--s);font-weight:300;letter-spacing:-0.02em;line-height:1.02">Eleven growers,<br>by minutes</h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"1px 0px 0px"},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.5"}},"backgroundColor":"bone","textColor":"umber","fontSize":"note","fontFamily":"hanken","borderColor":"linen"} -->
<figure style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;font-weight:400;letter-spacing:0em;line-height:1.5" class="wp-block-table has-hanken-font-family has-note-font-size"><table class="has-umber-color has-bone-background-color has-text-color has-background has-border-color has-linen-border-color" style="border-width:1px 0px 0px"><tbody><tr><td><strong>Ines Almada</strong></td><td>pears, quinces</td><td class="has-text-align-right" data-align="right">12&nbsp;min</td></tr><tr><td><strong>The Marlow sisters</strong></td><td>leeks, celeriac</td><td class="has-text-align-right" data-align="right">18&nbsp;min</td></tr><tr><td><strong>Weir Trout</strong></td><td>four fish a day</td><td class="has-text-align-right" data-align="right">20&nbsp;min</td></tr><tr><td><strong>Otto and son</strong></td><td>eggs, one bad rooster</td><td class="has-text-align-right" data-align="right">26&nbsp;min</td></tr><tr><td><strong>Hollin Dairy</strong></td><td>butter, sheep’s cheese</td><td class="has-text-align-right" data-align="right">31&nbsp;min</td></tr><tr><td><strong>Ferris Wood</strong></td><td>oak, three winters dry</td><td class="has-text-align-right" data-align="right">40&nbsp;min</td></tr><tr><td><strong>Coldharbour Farm</strong></td><td>lamb, from May</td><td class="has-text-align-right" data-align="right">55&nbsp;min</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|s","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.5"}},"textColor":"umber","fontSize":"note","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-note-font-size" style="margin-top:var(--wp--preset--spacing--s);margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.5">The other four bring honey, beans, flour and potatoes, and would rather not be named.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Review"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|bone"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"}}},"backgroundColor":"soot","textColor":"bone","layout":{"type":"constrained","contentSize":"1060px","wideSize":"1060px"}} -->
<div class="wp-block-group alignfull has-bone-color has-soot-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:quote {"textAlign":"center","style":{"border":{"radius":"0px","width":"0px"},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"30px"}},"backgroundColor":"soot","borderColor":"soot"} -->
<blockquote class="wp-block-quote has-text-align-center has-border-color has-soot-border-color has-soot-background-color has-background" style="border-width:0px;border-radius:0px;margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:paragraph {"style":{"typography":{"fontStyle":"italic","fontWeight":"300","letterSpacing":"-0.02em","lineHeight":"1.08"}},"textColor":"bone","fontSize":"review","fontFamily":"cormorant"} -->
<p class="has-bone-color has-text-color has-cormorant-font-family has-review-font-size" style="font-style:italic;font-weight:300;letter-spacing:-0.02em;line-height:1.08">Sit where you can see the fire. Come back, and sit where you can watch the others.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"typography":{"fontWeight":"500","letterSpacing":"0em","lineHeight":"1.4"}},"textColor":"smoke","fontSize":"label","fontFamily":"hanken"} -->
<p class="has-smoke-color has-text-color has-hanken-font-family has-label-font-size" style="font-weight:500;letter-spacing:0em;line-height:1.4">Night Trams, a newsletter</p>
<!-- /wp:paragraph --></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"vesper-quince/visit"} /-->
