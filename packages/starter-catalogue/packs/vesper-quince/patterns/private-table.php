<?php
/**
 * Title: The private table
 * Slug: vesper-quince/private-table
 * Description: Sells one table on its own page: a laid board in window light, the evening hour by hour, an open price list by weekday, four questions that every party asks, and a quince-coloured band that asks for the date.
 * Categories: contact
 * Keywords: private dining, prices, events, questions
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/images/table-end.webp' ) ); ?>","alt":"The end of a long table laid for three: charcoal plates, cups, quinces and a jug","focalPoint":{"x":0.64,"y":0.5},"minHeight":760,"customGradient":"linear-gradient(90deg,rgba(20,17,14,0.66) 0%,rgba(20,17,14,0.44) 34%,rgba(20,17,14,0) 62%)","sizeSlug":"full","metadata":{"name":"Hero"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(128px, 13vw, 188px)","right":"var:preset|spacing|edge","bottom":"clamp(300px, 25vw, 360px)","left":"var:preset|spacing|edge"}}},"textColor":"bone","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-cover alignfull has-bone-color has-text-color" style="margin-top:0;margin-bottom:0;padding-top:clamp(128px, 13vw, 188px);padding-right:var(--wp--preset--spacing--edge);padding-bottom:clamp(300px, 25vw, 360px);padding-left:var(--wp--preset--spacing--edge);min-height:760px"><img class="wp-block-cover__image-background size-full" alt="The end of a long table laid for three: charcoal plates, cups, quinces and a jug" src="<?php echo esc_url( get_theme_file_uri( 'assets/images/table-end.webp' ) ); ?>" style="object-position:64% 50%" data-object-fit="cover" data-object-position="64% 50%" /><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim wp-block-cover__gradient-background has-background-gradient" style="background:linear-gradient(90deg,rgba(20,17,14,0.66) 0%,rgba(20,17,14,0.44) 34%,rgba(20,17,14,0) 62%)"></span><div class="wp-block-cover__inner-container"><!-- wp:heading {"level":1,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"300","letterSpacing":"-0.03em","lineHeight":"0.94"}},"textColor":"bone","fontSize":"display","fontFamily":"cormorant"} -->
<h1 class="wp-block-heading has-bone-color has-text-color has-cormorant-font-family has-display-font-size" style="margin-top:0;margin-bottom:0;font-weight:300;letter-spacing:-0.03em;line-height:0.94">Twelve places,<br>one board.</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"34px","bottom":"38px"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"linen","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-linen-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:34px;margin-bottom:38px;font-weight:400;letter-spacing:0em;line-height:1.65">The long table is yours from seven until the embers are raked.<br>From 68 a head, one bill, no room hire.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<div class="wp-block-buttons" style="margin-top:0;margin-bottom:0"><!-- wp:button {"backgroundColor":"quince","textColor":"soot","style":{"border":{"radius":"0px"},"spacing":{"padding":{"top":"15px","right":"28px","bottom":"15px","left":"28px"}},"typography":{"fontWeight":"600","letterSpacing":"0em","lineHeight":"1.3"}},"fontSize":"action","fontFamily":"hanken"} -->
<div class="wp-block-button"><a class="wp-block-button__link has-soot-color has-quince-background-color has-text-color has-background has-hanken-font-family has-action-font-size has-custom-font-size wp-element-button" href="mailto:host@vesperandquince.example" style="border-radius:0px;padding-top:15px;padding-right:28px;padding-bottom:15px;padding-left:28px;font-weight:600;letter-spacing:0em;line-height:1.3">Ask for a date</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div></div>
<!-- /wp:cover -->

<!-- wp:group {"metadata":{"name":"The evening"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|soot"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"}}},"backgroundColor":"bone","textColor":"soot","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-soot-color has-bone-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"var:preset|spacing|l"}},"layout":{"type":"grid","minimumColumnWidth":"24rem"}} -->
<div class="wp-block-group" style="margin-top:0;margin-bottom:0"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/plate.webp' ) ); ?>" alt="Two quinces on a cream plate, the larger one still with its stalk" style="aspect-ratio:4/5;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"bottom"}} -->
<div class="wp-block-group"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"var:preset|spacing|m"}},"typography":{"fontWeight":"300","letterSpacing":"-0.02em","lineHeight":"1.02"}},"textColor":"soot","fontSize":"title","fontFamily":"cormorant"} -->
<h2 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-title-font-size" style="margin-top:0;margin-bottom:var(--wp--preset--spacing--m);font-weight:300;letter-spacing:-0.02em;line-height:1.02">How the evening goes</h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"1px 0px 0px"},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.5"}},"backgroundColor":"bone","textColor":"umber","fontSize":"note","fontFamily":"hanken","borderColor":"linen"} -->
<figure style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;font-weight:400;letter-spacing:0em;line-height:1.5" class="wp-block-table has-hanken-font-family has-note-font-size"><table class="has-umber-color has-bone-background-color has-text-color has-background has-border-color has-linen-border-color" style="border-width:1px 0px 0px"><tbody><tr><td><strong>19:00</strong></td><td>Vermouth standing up, smoked almonds, coats on the hooks</td></tr><tr><td><strong>19:40</strong></td><td>Bread, butter and everything from the embers, in the middle</td></tr><tr><td><strong>20:30</strong></td><td>The board: lamb or trout, whole, carved at the table by a cook</td></tr><tr><td><strong>22:00</strong></td><td>Burnt honey tart. The cook takes off the apron and sits down</td></tr><tr><td><strong>23:30</strong></td><td>Embers. Somebody always sings</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Prices"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|bone"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"0"}},"backgroundColor":"soot","textColor":"bone","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-bone-color has-soot-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"margin":{"top":"0","bottom":"var:preset|spacing|m"},"blockGap":"16px"}},"layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"bottom"}} -->
<div class="wp-block-group" style="margin-top:0;margin-bottom:var(--wp--preset--spacing--m)"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"300","letterSpacing":"-0.02em","lineHeight":"1.02"}},"textColor":"bone","fontSize":"title","fontFamily":"cormorant"} -->
<h2 class="wp-block-heading has-bone-color has-text-color has-cormorant-font-family has-title-font-size" style="margin-top:0;margin-bottom:0;font-weight:300;letter-spacing:-0.02em;line-height:1.02">What it costs</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"typography":{"fontWeight":"500","letterSpacing":"0em","lineHeight":"1.4"}},"textColor":"smoke","fontSize":"label","fontFamily":"hanken"} -->
<p class="has-smoke-color has-text-color has-hanken-font-family has-label-font-size" style="font-weight:500;letter-spacing:0em;line-height:1.4">Service is in it, wine is not</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"1px 0px 0px"},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"backgroundColor":"soot","textColor":"linen","fontSize":"body","fontFamily":"hanken","borderColor":"umber"} -->
<figure style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;font-weight:400;letter-spacing:0em;line-height:1.65" class="wp-block-table has-hanken-font-family has-body-font-size"><table class="has-linen-color has-soot-background-color has-text-color has-background has-border-color has-umber-border-color" style="border-width:1px 0px 0px"><thead><tr><th class="has-text-align-left" data-align="left">Evening</th><th class="has-text-align-left" data-align="left">Guests</th><th class="has-text-align-right" data-align="right">Each</th></tr></thead><tbody><tr><td>Wednesday, Thursday</td><td>8 to 12</td><td class="has-text-align-right" data-align="right">68</td></tr><tr><td>Friday</td><td>10 to 12</td><td class="has-text-align-right" data-align="right">76</td></tr><tr><td>Saturday</td><td>12</td><td class="has-text-align-right" data-align="right">84</td></tr><tr><td>Sunday lunch</td><td>8 to 14, two of them on the bench</td><td class="has-text-align-right" data-align="right">56</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Questions"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|soot"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"}}},"backgroundColor":"bone","textColor":"soot","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-soot-color has-bone-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"var:preset|spacing|m","left":"var:preset|spacing|l"}}}} -->
<div class="wp-block-columns" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"40%"} -->
<div class="wp-block-column" style="flex-basis:40%"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"300","letterSpacing":"-0.02em","lineHeight":"1.02"}},"textColor":"soot","fontSize":"title","fontFamily":"cormorant"} -->
<h2 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-title-font-size" style="margin-top:0;margin-bottom:0;font-weight:300;letter-spacing:-0.02em;line-height:1.02">Asked before<br>every party</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"60%"} -->
<div class="wp-block-column" style="flex-basis:60%"><!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details {"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"18px","right":"0","bottom":"18px","left":"0"}},"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"soot","fontSize":"dish","fontFamily":"cormorant"} -->
<details class="wp-block-details has-soot-color has-text-color has-cormorant-font-family has-dish-font-size" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;margin-top:0;margin-bottom:0;padding-top:18px;padding-right:0;padding-bottom:18px;padding-left:0;font-weight:500;letter-spacing:-0.01em;line-height:1.15"><summary>Can we bring a cake?</summary><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"12px","bottom":"8px"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"umber","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:12px;margin-bottom:8px;font-weight:400;letter-spacing:0em;line-height:1.65">Yes, and candles. We cut it, plate it and charge nothing.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"18px","right":"0","bottom":"18px","left":"0"}},"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"soot","fontSize":"dish","fontFamily":"cormorant"} -->
<details class="wp-block-details has-soot-color has-text-color has-cormorant-font-family has-dish-font-size" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;margin-top:0;margin-bottom:0;padding-top:18px;padding-right:0;padding-bottom:18px;padding-left:0;font-weight:500;letter-spacing:-0.01em;line-height:1.15"><summary>Can we bring wine?</summary><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"12px","bottom":"8px"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"umber","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:12px;margin-bottom:8px;font-weight:400;letter-spacing:0em;line-height:1.65">Corkage is 15 a bottle for the first six. After that the host pretends not to count.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"18px","right":"0","bottom":"18px","left":"0"}},"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"soot","fontSize":"dish","fontFamily":"cormorant"} -->
<details class="wp-block-details has-soot-color has-text-color has-cormorant-font-family has-dish-font-size" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;margin-top:0;margin-bottom:0;padding-top:18px;padding-right:0;padding-bottom:18px;padding-left:0;font-weight:500;letter-spacing:-0.01em;line-height:1.15"><summary>One of us eats nothing we have heard of.</summary><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"12px","bottom":"8px"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"umber","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:12px;margin-bottom:8px;font-weight:400;letter-spacing:0em;line-height:1.65">Tell us a week ahead. That plate is cooked first, on its own side of the fire.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"18px","right":"0","bottom":"18px","left":"0"}},"typography":{"fontWeight":"500","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"soot","fontSize":"dish","fontFamily":"cormorant"} -->
<details class="wp-block-details has-soot-color has-text-color has-cormorant-font-family has-dish-font-size" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;margin-top:0;margin-bottom:0;padding-top:18px;padding-right:0;padding-bottom:18px;padding-left:0;font-weight:500;letter-spacing:-0.01em;line-height:1.15"><summary>What if we are only nine?</summary><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"12px","bottom":"8px"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"umber","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:12px;margin-bottom:8px;font-weight:400;letter-spacing:0em;line-height:1.65">Until five days before you pay for those who come. After that, for those who said so.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Ask for a date"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|soot"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"}}},"backgroundColor":"quince","textColor":"soot","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-soot-color has-quince-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"verticalAlignment":"center","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"var:preset|spacing|s","left":"var:preset|spacing|m"}}}} -->
<div class="wp-block-columns are-vertically-aligned-center" style="margin-top:0;margin-bottom:0"><!-- wp:column {"verticalAlignment":"center","width":"66%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:66%"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"300","letterSpacing":"-0.02em","lineHeight":"1.02"}},"textColor":"soot","fontSize":"title","fontFamily":"cormorant"} -->
<h2 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-title-font-size" style="margin-top:0;margin-bottom:0;font-weight:300;letter-spacing:-0.02em;line-height:1.02">Saturdays go eight weeks ahead. Thursdays are the better party.</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"34%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:34%"><!-- wp:buttons {"layout":{"type":"flex","justifyContent":"right"}} -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"soot","textColor":"bone","style":{"border":{"radius":"0px"},"spacing":{"padding":{"top":"15px","right":"28px","bottom":"15px","left":"28px"}},"typography":{"fontWeight":"600","letterSpacing":"0em","lineHeight":"1.3"}},"fontSize":"action","fontFamily":"hanken"} -->
<div class="wp-block-button"><a class="wp-block-button__link has-bone-color has-soot-background-color has-text-color has-background has-hanken-font-family has-action-font-size has-custom-font-size wp-element-button" href="mailto:host@vesperandquince.example" style="border-radius:0px;padding-top:15px;padding-right:28px;padding-bottom:15px;padding-left:28px;font-weight:600;letter-spacing:0em;line-height:1.3">Ask for a date</a></div>
<!-- /wp:button -->

<!-- wp:button {"backgroundColor":"quince","textColor":"soot","style":{"border":{"radius":"0px","width":"1px"},"spacing":{"padding":{"top":"15px","right":"28px","bottom":"15px","left":"28px"}},"typography":{"fontWeight":"600","letterSpacing":"0em","lineHeight":"1.3"}},"fontSize":"action","fontFamily":"hanken","borderColor":"soot"} -->
<div class="wp-block-button"><a class="wp-block-button__link has-soot-color has-quince-background-color has-text-color has-background has-border-color has-soot-border-color has-hanken-font-family has-action-font-size has-custom-font-size wp-element-button" href="/book/" style="border-width:1px;border-radius:0px;padding-top:15px;padding-right:28px;padding-bottom:15px;padding-left:28px;font-weight:600;letter-spacing:0em;line-height:1.3">Book a small table</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"vesper-quince/visit"} /-->
