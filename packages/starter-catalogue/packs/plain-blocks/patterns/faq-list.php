<?php
/**
 * Title: Questions and answers, one column
 * Slug: plain-blocks/faq-list
 * Description: A headline and four questions that open on a click.
 * Categories: text
 * Keywords: questions, details
 */
?>
<!-- wp:group {"metadata":{"name":"Questions"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"760px","wideSize":"760px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px)"><!-- wp:heading -->
<h2 class="wp-block-heading">Before you come</h2>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details {"style":{"border":{"bottom":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"16px","bottom":"16px"}}}} -->
<details class="wp-block-details" style="padding-top:16px;padding-bottom:16px;border-bottom-color:#80808066;border-bottom-width:1px"><summary>How long does a service take?</summary><!-- wp:paragraph -->
<p>A day. If you bring the bicycle before ten, you have it back at five.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"style":{"border":{"bottom":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"16px","bottom":"16px"}}}} -->
<details class="wp-block-details" style="padding-top:16px;padding-bottom:16px;border-bottom-color:#80808066;border-bottom-width:1px"><summary>Do I need an appointment?</summary><!-- wp:paragraph -->
<p>For punctures and brakes, no. For a service, ring us or book on the page.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"style":{"border":{"bottom":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"16px","bottom":"16px"}}}} -->
<details class="wp-block-details" style="padding-top:16px;padding-bottom:16px;border-bottom-color:#80808066;border-bottom-width:1px"><summary>Do you repair electric bicycles?</summary><!-- wp:paragraph -->
<p>Wheels, brakes and gears, yes. Motors and batteries go to their makers.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"style":{"border":{"bottom":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"16px","bottom":"16px"}}}} -->
<details class="wp-block-details" style="padding-top:16px;padding-bottom:16px;border-bottom-color:#80808066;border-bottom-width:1px"><summary>What if a part breaks again?</summary><!-- wp:paragraph -->
<p>Within twelve months we replace it, and you pay nothing.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
