<?php
/**
 * Title: One sentence with three figures
 * Slug: commonwater-trust/figures
 * Description: One large sentence on sand that contains three figures in color, instead of three counters.
 * Categories: about
 * Keywords: numbers, statement
 */
?>
<!-- wp:group {"metadata":{"name":"Figures"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|brick"}},"heading":{"color":{"text":"var:preset|color|deep"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"sand","textColor":"deep","layout":{"type":"constrained","contentSize":"980px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-deep-color has-sand-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:paragraph {"fontSize":"sentence","fontFamily":"young-serif","style":{"typography":{"lineHeight":"1.18","letterSpacing":"-0.015em"}}} -->
<p class="has-young-serif-font-family has-sentence-font-size" style="letter-spacing:-0.015em;line-height:1.18">Last year <mark style="background-color:transparent" class="has-inline-color has-brick-color">412 neighbors</mark> pulled <mark style="background-color:transparent" class="has-inline-color has-brick-color">1,900&nbsp;bags</mark> of litter out of the Wend, and trout came back to <mark style="background-color:transparent" class="has-inline-color has-brick-color">nine&nbsp;kilometers</mark>.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
