<?php
/**
 * Title: Three customers in numbers
 * Slug: pennant/numbers
 * Description: Three rows with a large number, what it counts and who says so.
 * Categories: testimonials
 * Keywords: numbers, customers
 */
?>
<!-- wp:group {"metadata":{"name":"Numbers"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"fog","textColor":"pine","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-fog-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"border":{"top":{"color":"var:preset|color|pine","style":"solid","width":"2px"}},"spacing":{"padding":{"top":"28px"},"blockGap":{"top":"12px","left":"56px"}}}} -->
<div class="wp-block-columns" style="padding-top:28px;border-top-color:var(--wp--preset--color--pine);border-top-style:solid;border-top-width:2px"><!-- wp:column {"width":"38%"} -->
<div class="wp-block-column" style="flex-basis:38%"><!-- wp:paragraph {"fontSize":"figure","style":{"typography":{"fontWeight":"600","lineHeight":"1","letterSpacing":"-0.05em"}}} -->
<p class="has-figure-font-size" style="font-weight:600;letter-spacing:-0.05em;line-height:1">61 / 64</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"62%","style":{"spacing":{"blockGap":"12px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:62%"><!-- wp:heading {"fontSize":"quote","style":{"typography":{"lineHeight":"1.2"}}} -->
<h2 class="wp-block-heading has-quote-font-size" style="line-height:1.2">dates kept in a year</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Tidewell make water meters. Twenty-two people in two towns plan hardware and software on one roadmap. Before, they kept forty of sixty.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"border":{"top":{"color":"var:preset|color|pine","style":"solid","width":"2px"}},"spacing":{"padding":{"top":"28px"},"blockGap":{"top":"12px","left":"56px"}}}} -->
<div class="wp-block-columns" style="padding-top:28px;border-top-color:var(--wp--preset--color--pine);border-top-style:solid;border-top-width:2px"><!-- wp:column {"width":"38%"} -->
<div class="wp-block-column" style="flex-basis:38%"><!-- wp:paragraph {"fontSize":"figure","style":{"typography":{"fontWeight":"600","lineHeight":"1","letterSpacing":"-0.05em"}}} -->
<p class="has-figure-font-size" style="font-weight:600;letter-spacing:-0.05em;line-height:1">4 hours</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"62%","style":{"spacing":{"blockGap":"12px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:62%"><!-- wp:heading {"fontSize":"quote","style":{"typography":{"lineHeight":"1.2"}}} -->
<h2 class="wp-block-heading has-quote-font-size" style="line-height:1.2">of meetings gone, each week</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Orrery print maps for walkers. Nine people stopped meeting about who is late, since the plan asks. Nobody misses it, not even Per, who led them.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"border":{"top":{"color":"var:preset|color|pine","style":"solid","width":"2px"}},"spacing":{"padding":{"top":"28px"},"blockGap":{"top":"12px","left":"56px"}}}} -->
<div class="wp-block-columns" style="padding-top:28px;border-top-color:var(--wp--preset--color--pine);border-top-style:solid;border-top-width:2px"><!-- wp:column {"width":"38%"} -->
<div class="wp-block-column" style="flex-basis:38%"><!-- wp:paragraph {"fontSize":"figure","style":{"typography":{"fontWeight":"600","lineHeight":"1","letterSpacing":"-0.05em"}}} -->
<p class="has-figure-font-size" style="font-weight:600;letter-spacing:-0.05em;line-height:1">11 days</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"62%","style":{"spacing":{"blockGap":"12px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:62%"><!-- wp:heading {"fontSize":"quote","style":{"typography":{"lineHeight":"1.2"}}} -->
<h2 class="wp-block-heading has-quote-font-size" style="line-height:1.2">early, with the till for Advent</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Fennel &amp; Rook write software for bakeries. They decided in March what they used to decide in October, and shipped before the gingerbread.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
