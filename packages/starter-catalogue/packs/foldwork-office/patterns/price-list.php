<?php
/**
 * Title: Prices, said openly
 * Slug: foldwork-office/price-list
 * Description: A short price list in large lines on night blue, with what each price includes.
 * Categories: services
 * Keywords: price list, dark
 */
?>
<!-- wp:group {"metadata":{"name":"Prices"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|paper"}},"heading":{"color":{"text":"var:preset|color|paper"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"32px"}},"backgroundColor":"night","textColor":"paper","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-paper-color has-night-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"48px","left":"48px"}}}} -->
<div class="wp-block-columns" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"36%"} -->
<div class="wp-block-column" style="flex-basis:36%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">What it<br>costs</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"blush","fontSize":"mono","fontFamily":"mono"} -->
<p class="has-blush-color has-text-color has-mono-font-family has-mono-font-size">Prices without tax. Printing is paid to the printer, and we add nothing to it.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"64%","style":{"spacing":{"blockGap":"8px"}}} -->
<div class="wp-block-column" style="flex-basis:64%"><!-- wp:group {"layout":{"type":"flex","justifyContent":"space-between","flexWrap":"wrap"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3,"fontSize":"sentence"} -->
<h3 class="wp-block-heading has-sentence-font-size">A first fold</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"typography":{"fontWeight":"800","letterSpacing":"-0.02em","lineHeight":"1.1"}},"fontSize":"sentence"} -->
<p class="has-sentence-font-size" style="font-weight:800;letter-spacing:-0.02em;line-height:1.1">€ 900</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph -->
<p>Two afternoons, three white dummies, and a yes or no.</p>
<!-- /wp:paragraph -->

<!-- wp:group {"style":{"spacing":{"margin":{"top":"40px"}}},"layout":{"type":"flex","justifyContent":"space-between","flexWrap":"wrap"}} -->
<div class="wp-block-group" style="margin-top:40px"><!-- wp:heading {"level":3,"fontSize":"sentence"} -->
<h3 class="wp-block-heading has-sentence-font-size">One package</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"typography":{"fontWeight":"800","letterSpacing":"-0.02em","lineHeight":"1.1"}},"fontSize":"sentence"} -->
<p class="has-sentence-font-size" style="font-weight:800;letter-spacing:-0.02em;line-height:1.1">€ 4,800</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph -->
<p>From the shelf to the die line, with one printed sample.</p>
<!-- /wp:paragraph -->

<!-- wp:group {"style":{"spacing":{"margin":{"top":"40px"}}},"layout":{"type":"flex","justifyContent":"space-between","flexWrap":"wrap"}} -->
<div class="wp-block-group" style="margin-top:40px"><!-- wp:heading {"level":3,"fontSize":"sentence"} -->
<h3 class="wp-block-heading has-sentence-font-size">A family of ten</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"typography":{"fontWeight":"800","letterSpacing":"-0.02em","lineHeight":"1.1"}},"fontSize":"sentence"} -->
<p class="has-sentence-font-size" style="font-weight:800;letter-spacing:-0.02em;line-height:1.1">€ 16,500</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph -->
<p>Ten sizes that stack, and the rules for the eleventh.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
