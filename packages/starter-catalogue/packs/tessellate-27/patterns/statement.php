<?php
/**
 * Title: Statement with four figures
 * Slug: tessellate-27/statement
 * Description: Two sentences in large type on the left, and four figures in poster type on the right.
 * Categories: text
 * Keywords: figures, statement, intro
 */
?>
<!-- wp:group {"metadata":{"name":"Statement"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"56px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"48px","left":"64px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"61%"} -->
<div class="wp-block-column" style="flex-basis:61%"><!-- wp:paragraph {"fontSize":"lead","style":{"typography":{"fontWeight":"500","lineHeight":"1.1","letterSpacing":"-0.022em"}}} -->
<p class="has-lead-font-size" style="font-weight:500;letter-spacing:-0.022em;line-height:1.1">Every screen is a grid, every street is a repeat, every sweater is an algorithm. Once a year the people who make them meet, show the working and swap tools.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"39%"} -->
<div class="wp-block-column" style="flex-basis:39%"><!-- wp:paragraph {"fontFamily":"display","fontSize":"block","style":{"typography":{"fontWeight":"900","lineHeight":"0.92","letterSpacing":"-0.012em","textTransform":"uppercase"}}} -->
<p class="has-display-font-family has-block-font-size" style="font-weight:900;letter-spacing:-0.012em;line-height:0.92;text-transform:uppercase">12 talks<br>6 workshops<br>1 stage<br>0 sponsors</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
