<?php
/**
 * Title: Features, three columns
 * Slug: plain-blocks/features-three
 * Description: A headline and three short columns with a line above each.
 * Categories: features
 * Keywords: columns
 */
?>
<!-- wp:group {"metadata":{"name":"Features"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px)"><!-- wp:group {"style":{"spacing":{"blockGap":"16px"}},"layout":{"type":"constrained","contentSize":"640px","justifyContent":"left"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">What you can count on</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Three promises, in the order in which people ask for them.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"40px","left":"40px"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Fixed prices</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>You get the price before we start. If a part costs more, we ask first.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Parts on the shelf</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Cables, chains and tyres of nine makers lie here, so nothing waits for the post.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">A bicycle to borrow</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Leave yours in the morning and ride one of ours until the evening.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
