<?php
/**
 * Title: Statistics in a row
 * Slug: plain-blocks/stats-row
 * Description: Four large numbers with a short line below each.
 * Categories: about
 * Keywords: numbers, band
 */
?>
<!-- wp:group {"metadata":{"name":"Numbers"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"},"color":{"background":"#8080801a"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-background" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px);background-color:#8080801a"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"28px"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"spacing":{"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.5rem, 6vw, 4.5rem)","lineHeight":"1","fontWeight":"600"}}} -->
<p style="font-size:clamp(2.5rem, 6vw, 4.5rem);font-weight:600;line-height:1">11,400</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>wheels built since 1987</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"spacing":{"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.5rem, 6vw, 4.5rem)","lineHeight":"1","fontWeight":"600"}}} -->
<p style="font-size:clamp(2.5rem, 6vw, 4.5rem);font-weight:600;line-height:1">38 min</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>for a puncture, on average</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"spacing":{"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.5rem, 6vw, 4.5rem)","lineHeight":"1","fontWeight":"600"}}} -->
<p style="font-size:clamp(2.5rem, 6vw, 4.5rem);font-weight:600;line-height:1">96 %</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>of services done by five</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"spacing":{"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.5rem, 6vw, 4.5rem)","lineHeight":"1","fontWeight":"600"}}} -->
<p style="font-size:clamp(2.5rem, 6vw, 4.5rem);font-weight:600;line-height:1">6</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>bicycles to borrow</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
