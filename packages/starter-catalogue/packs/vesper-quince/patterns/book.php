<?php
/**
 * Title: Book a table
 * Slug: vesper-quince/book
 * Description: A page that gets a table booked without a form: when the list opens, one number to ring, one address to write to, six house rules in a grid beside a tall pear, and the way to the door.
 * Categories: contact
 * Keywords: booking, contact, opening hours
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|bone"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"208px","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"}}},"backgroundColor":"soot","textColor":"bone","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-bone-color has-soot-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:208px;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"var:preset|spacing|s","left":"var:preset|spacing|m"}}}} -->
<div class="wp-block-columns" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"25%"} -->
<div class="wp-block-column" style="flex-basis:25%"><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"14px","bottom":"0"}},"typography":{"fontWeight":"500","letterSpacing":"0em","lineHeight":"1.4"}},"textColor":"smoke","fontSize":"label","fontFamily":"hanken"} -->
<p class="has-smoke-color has-text-color has-hanken-font-family has-label-font-size" style="margin-top:14px;margin-bottom:0;font-weight:500;letter-spacing:0em;line-height:1.4">Four weeks ahead,<br>from noon</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"75%","style":{"spacing":{"blockGap":"0"}}} -->
<div class="wp-block-column" style="flex-basis:75%"><!-- wp:heading {"level":1,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"300","letterSpacing":"-0.03em","lineHeight":"0.94"}},"textColor":"bone","fontSize":"display","fontFamily":"cormorant"} -->
<h1 class="wp-block-heading has-bone-color has-text-color has-cormorant-font-family has-display-font-size" style="margin-top:0;margin-bottom:0;font-weight:300;letter-spacing:-0.03em;line-height:0.94">Ring after three,<br>when the fire is lit.</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"elements":{"link":{"color":{"text":"var:preset|color|quince"}}},"spacing":{"margin":{"top":"var:preset|spacing|m","bottom":"34px"}},"typography":{"fontWeight":"400","letterSpacing":"-0.02em","lineHeight":"1.02"}},"textColor":"quince","fontSize":"card","fontFamily":"cormorant"} -->
<p class="has-quince-color has-text-color has-link-color has-cormorant-font-family has-card-font-size" style="margin-top:var(--wp--preset--spacing--m);margin-bottom:34px;font-weight:400;letter-spacing:-0.02em;line-height:1.02"><a href="tel:0555014014">0555&nbsp;014&nbsp;014</a></p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"16px"}}} -->
<div class="wp-block-buttons" style="margin-top:0;margin-bottom:0"><!-- wp:button {"backgroundColor":"quince","textColor":"soot","style":{"border":{"radius":"0px"},"spacing":{"padding":{"top":"15px","right":"28px","bottom":"15px","left":"28px"}},"typography":{"fontWeight":"600","letterSpacing":"0em","lineHeight":"1.3"}},"fontSize":"action","fontFamily":"hanken"} -->
<div class="wp-block-button"><a class="wp-block-button__link has-soot-color has-quince-background-color has-text-color has-background has-hanken-font-family has-action-font-size has-custom-font-size wp-element-button" href="tel:0555014014" style="border-radius:0px;padding-top:15px;padding-right:28px;padding-bottom:15px;padding-left:28px;font-weight:600;letter-spacing:0em;line-height:1.3">Call the host</a></div>
<!-- /wp:button -->

<!-- wp:button {"backgroundColor":"soot","textColor":"bone","style":{"border":{"radius":"0px","width":"1px"},"spacing":{"padding":{"top":"15px","right":"28px","bottom":"15px","left":"28px"}},"typography":{"fontWeight":"600","letterSpacing":"0em","lineHeight":"1.3"}},"fontSize":"action","fontFamily":"hanken","borderColor":"smoke"} -->
<div class="wp-block-button"><a class="wp-block-button__link has-bone-color has-soot-background-color has-text-color has-background has-border-color has-smoke-border-color has-hanken-font-family has-action-font-size has-custom-font-size wp-element-button" href="mailto:host@vesperandquince.example" style="border-width:1px;border-radius:0px;padding-top:15px;padding-right:28px;padding-bottom:15px;padding-left:28px;font-weight:600;letter-spacing:0em;line-height:1.3">Write for six or more</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:paragraph {"style":{"elements":{"link":{"color":{"text":"var:preset|color|bone"}}},"spacing":{"margin":{"top":"34px","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"linen","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-linen-color has-text-color has-link-color has-hanken-font-family has-body-font-size" style="margin-top:34px;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.65">Twelve of you? <a href="/private-table/">Take the long table</a>.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"House rules"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|soot"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"}}},"backgroundColor":"bone","textColor":"soot","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-soot-color has-bone-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"var:preset|spacing|m","left":"var:preset|spacing|l"}}}} -->
<div class="wp-block-columns" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"38%"} -->
<div class="wp-block-column" style="flex-basis:38%"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/pear.webp' ) ); ?>" alt="A single ripe pear in window light, a bowl of lemons in the dark behind it" style="aspect-ratio:4/5;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"62%","style":{"spacing":{"blockGap":"0"}}} -->
<div class="wp-block-column" style="flex-basis:62%"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"var:preset|spacing|m"}},"typography":{"fontWeight":"300","letterSpacing":"-0.02em","lineHeight":"1.02"}},"textColor":"soot","fontSize":"title","fontFamily":"cormorant"} -->
<h2 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-title-font-size" style="margin-top:0;margin-bottom:var(--wp--preset--spacing--m);font-weight:300;letter-spacing:-0.02em;line-height:1.02">Six things, then dinner</h2>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"blockGap":"32px"}},"layout":{"type":"grid","minimumColumnWidth":"16rem"}} -->
<div class="wp-block-group"><!-- wp:group {"metadata":{"name":"Two sittings"},"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"padding":{"top":"20px","right":"0","bottom":"0","left":"0"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;padding-top:20px;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"10px"}},"typography":{"fontWeight":"400","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"soot","fontSize":"subtitle","fontFamily":"cormorant"} -->
<h3 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-subtitle-font-size" style="margin-top:0;margin-bottom:10px;font-weight:400;letter-spacing:-0.01em;line-height:1.15">Two sittings</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"umber","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.65">Half past five and a quarter past eight. The second one has no end.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Twenty minutes"},"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"padding":{"top":"20px","right":"0","bottom":"0","left":"0"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;padding-top:20px;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"10px"}},"typography":{"fontWeight":"400","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"soot","fontSize":"subtitle","fontFamily":"cormorant"} -->
<h3 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-subtitle-font-size" style="margin-top:0;margin-bottom:10px;font-weight:400;letter-spacing:-0.01em;line-height:1.15">Twenty minutes</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"umber","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.65">We hold a table that long, then the bench gets it. Ring if the tram stops.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Six or more"},"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"padding":{"top":"20px","right":"0","bottom":"0","left":"0"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;padding-top:20px;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"10px"}},"typography":{"fontWeight":"400","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"soot","fontSize":"subtitle","fontFamily":"cormorant"} -->
<h3 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-subtitle-font-size" style="margin-top:0;margin-bottom:10px;font-weight:400;letter-spacing:-0.01em;line-height:1.15">Six or more</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"umber","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.65">One bill and one board, chosen three days before.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Cancelling"},"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"padding":{"top":"20px","right":"0","bottom":"0","left":"0"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;padding-top:20px;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"10px"}},"typography":{"fontWeight":"400","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"soot","fontSize":"subtitle","fontFamily":"cormorant"} -->
<h3 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-subtitle-font-size" style="margin-top:0;margin-bottom:10px;font-weight:400;letter-spacing:-0.01em;line-height:1.15">Cancelling</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"umber","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.65">Free until noon the day before. After that, 20 a head buys the leeks you ordered.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Stairs"},"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"padding":{"top":"20px","right":"0","bottom":"0","left":"0"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;padding-top:20px;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"10px"}},"typography":{"fontWeight":"400","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"soot","fontSize":"subtitle","fontFamily":"cormorant"} -->
<h3 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-subtitle-font-size" style="margin-top:0;margin-bottom:10px;font-weight:400;letter-spacing:-0.01em;line-height:1.15">Stairs</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"umber","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.65">None. The door is 92 wide, and the washroom turns a wheelchair.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Dogs"},"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"padding":{"top":"20px","right":"0","bottom":"0","left":"0"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;padding-top:20px;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"10px"}},"typography":{"fontWeight":"400","letterSpacing":"-0.01em","lineHeight":"1.15"}},"textColor":"soot","fontSize":"subtitle","fontFamily":"cormorant"} -->
<h3 class="wp-block-heading has-soot-color has-text-color has-cormorant-font-family has-subtitle-font-size" style="margin-top:0;margin-bottom:10px;font-weight:400;letter-spacing:-0.01em;line-height:1.15">Dogs</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"umber","fontSize":"body","fontFamily":"hanken"} -->
<p class="has-umber-color has-text-color has-hanken-font-family has-body-font-size" style="margin-top:0;margin-bottom:0;font-weight:400;letter-spacing:0em;line-height:1.65">Under the counter, off the lead, on the house.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"vesper-quince/visit"} /-->
