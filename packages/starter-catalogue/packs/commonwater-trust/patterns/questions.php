<?php
/**
 * Title: Questions about giving
 * Slug: commonwater-trust/questions
 * Description: A heading beside four questions that unfold, about gifts, receipts and where the money goes.
 * Categories: text
 * Keywords: faq, accordion, donation
 */
?>
<!-- wp:group {"metadata":{"name":"Questions"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|brick"}},"heading":{"color":{"text":"var:preset|color|deep"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"sand","textColor":"deep","layout":{"type":"constrained","contentSize":"1240px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-deep-color has-sand-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":{"top":"32px","left":"64px"}}},"layout":{"type":"grid","minimumColumnWidth":"24rem"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Asked at<br>the boathouse</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"spacing":{"blockGap":"22px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details -->
<details class="wp-block-details"><summary>May I give stones instead?</summary><!-- wp:paragraph -->
<p>Yes, from 20 kg upwards, delivered. Ring before you load the car.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>Is it tax deductible?</summary><!-- wp:paragraph -->
<p>It is. The receipt comes in January, for the whole year, on one page.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>Can I choose the place?</summary><!-- wp:paragraph -->
<p>Write it on the transfer. If that place has enough, we ask you before it goes to the next.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>What do you spend on yourselves?</summary><!-- wp:paragraph -->
<p>Twelve pence of each pound. The accounts hang in the boathouse, and are on the page About.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
