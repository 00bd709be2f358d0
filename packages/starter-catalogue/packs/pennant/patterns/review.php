<?php
/**
 * Title: Review with a number
 * Slug: pennant/review
 * Description: One sentence of a customer in large type, with a number in it, and who said it.
 * Categories: testimonials
 * Keywords: quote, number
 */
?>
<!-- wp:group {"metadata":{"name":"Review"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"lilac","textColor":"pine","layout":{"type":"constrained","contentSize":"900px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-lilac-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:quote {"style":{"border":{"width":"0px"},"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"margin":{"top":"0","bottom":"0"},"blockGap":"24px"}},"backgroundColor":"lilac","textColor":"pine","textAlign":"center"} -->
<blockquote class="wp-block-quote has-text-align-center has-pine-color has-lilac-background-color has-text-color has-background" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;border-width:0px"><!-- wp:paragraph {"align":"center","fontSize":"quote","fontFamily":"onest","style":{"typography":{"lineHeight":"1.24","letterSpacing":"-0.022em","fontWeight":"500","fontStyle":"normal"}}} -->
<p class="has-text-align-center has-onest-font-family has-quote-font-size" style="font-style:normal;font-weight:500;letter-spacing:-0.022em;line-height:1.24">“Of sixty-four dates we kept sixty-one.<br>The other three we knew about on a Tuesday.”</p>
<!-- /wp:paragraph --><cite>Ilse Marrant, head of product at Tidewell, who make water meters</cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:group -->
