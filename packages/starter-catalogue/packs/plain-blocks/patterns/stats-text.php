<?php
/**
 * Title: Statistics beside a text
 * Slug: plain-blocks/stats-text
 * Description: A headline and a text on the left, three numbers below each other on the right.
 * Categories: about
 * Keywords: numbers, text
 */
?>
<!-- wp:group {"metadata":{"name":"Numbers"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"56px","left":"56px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:heading -->
<h2 class="wp-block-heading">Counted, not guessed</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>We write every repair down, with the time it took. These are the figures of the last twelve months.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.25rem, 4vw, 3.25rem)","lineHeight":"1","fontWeight":"600"}}} -->
<p style="font-size:clamp(2.25rem, 4vw, 3.25rem);font-weight:600;line-height:1">11,400</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>wheels built since 1987</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.25rem, 4vw, 3.25rem)","lineHeight":"1","fontWeight":"600"}}} -->
<p style="font-size:clamp(2.25rem, 4vw, 3.25rem);font-weight:600;line-height:1">38 min</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>for a puncture, on average</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.25rem, 4vw, 3.25rem)","lineHeight":"1","fontWeight":"600"}}} -->
<p style="font-size:clamp(2.25rem, 4vw, 3.25rem);font-weight:600;line-height:1">96 %</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>of services done by five</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
