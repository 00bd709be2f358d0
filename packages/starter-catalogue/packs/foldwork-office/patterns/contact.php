<?php
/**
 * Title: E-mail address as wide as the page
 * Slug: foldwork-office/contact
 * Description: A cobalt band with an e-mail address as the largest words of the page, and three columns of facts.
 * Categories: contact
 * Keywords: e-mail, blue
 */
?>
<!-- wp:group {"metadata":{"name":"Contact"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|paper"}},"heading":{"color":{"text":"var:preset|color|paper"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"72px"}},"backgroundColor":"cobalt","textColor":"paper","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-paper-color has-cobalt-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:paragraph {"fontSize":"mail","style":{"typography":{"lineHeight":"0.92","letterSpacing":"-0.045em","fontWeight":"800"}}} -->
<p class="has-mail-font-size" style="font-weight:800;letter-spacing:-0.045em;line-height:0.92"><a href="mailto:hello@foldwork.example">hello@foldwork<br>.example</a></p>
<!-- /wp:paragraph -->

<!-- wp:columns {"style":{"spacing":{"margin":{"top":"56px","bottom":"0"},"blockGap":{"top":"48px","left":"48px"}}}} -->
<div class="wp-block-columns" style="margin-top:56px;margin-bottom:0"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"textColor":"paper","fontSize":"mono","fontFamily":"mono"} -->
<p class="has-paper-color has-text-color has-mono-font-family has-mono-font-size">Gerbera Yard 7<br>second door, ground floor</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"textColor":"paper","fontSize":"mono","fontFamily":"mono"} -->
<p class="has-paper-color has-text-color has-mono-font-family has-mono-font-size">Monday to Thursday<br>10 – 17</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"textColor":"paper","fontSize":"mono","fontFamily":"mono"} -->
<p class="has-paper-color has-text-color has-mono-font-family has-mono-font-size"><a href="tel:+4900112233">0011 22 33</a><br>Ask for Ines</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
