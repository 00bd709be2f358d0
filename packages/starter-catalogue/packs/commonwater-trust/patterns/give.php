<?php
/**
 * Title: Give: amounts and questions
 * Slug: commonwater-trust/give
 * Description: How to give to a charity: an opener, four amounts as buttons, what a gift buys and four questions with answers.
 * Categories: featured
 * Keywords: donate, amounts, questions
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|brick"}},"heading":{"color":{"text":"var:preset|color|deep"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"sand","textColor":"deep","layout":{"type":"constrained","contentSize":"1240px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-deep-color has-sand-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"780px","wideSize":"780px","justifyContent":"left"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Turn money<br>into stones</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">Choose an amount, or write your own on the transfer.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"36px","bottom":"0"},"blockGap":{"top":"12px","left":"12px"}}}} -->
<div class="wp-block-buttons" style="margin-top:36px;margin-bottom:0"><!-- wp:button {"backgroundColor":"deep","textColor":"sand","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-sand-color has-deep-background-color has-text-color has-background wp-element-button" href="/give/" style="border-radius:999px">Give £&nbsp;12</a></div>
<!-- /wp:button -->

<!-- wp:button {"backgroundColor":"deep","textColor":"sand","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-sand-color has-deep-background-color has-text-color has-background wp-element-button" href="/give/" style="border-radius:999px">Give £&nbsp;40</a></div>
<!-- /wp:button -->

<!-- wp:button {"backgroundColor":"deep","textColor":"sand","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-sand-color has-deep-background-color has-text-color has-background wp-element-button" href="/give/" style="border-radius:999px">Give £&nbsp;150</a></div>
<!-- /wp:button -->

<!-- wp:button {"backgroundColor":"deep","textColor":"sand","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-sand-color has-deep-background-color has-text-color has-background wp-element-button" href="/give/" style="border-radius:999px">Give £&nbsp;900</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"commonwater-trust/gifts"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/questions"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/hidden-water"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/letter"} /-->
