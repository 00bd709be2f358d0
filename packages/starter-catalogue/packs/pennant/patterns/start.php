<?php
/**
 * Title: Start a trial
 * Slug: pennant/start
 * Description: How a trial begins: a headline with a button, three steps beside the product, three plans and five questions.
 * Categories: featured
 * Keywords: trial, start
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"fog","textColor":"pine","layout":{"type":"constrained","contentSize":"760px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-fog-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading {"level":1,"fontSize":"display","textAlign":"center"} -->
<h1 class="wp-block-heading has-text-align-center has-display-font-size">Fourteen days,<br>one release</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center","fontSize":"lead","style":{"spacing":{"margin":{"top":"24px"}}}} -->
<p class="has-text-align-center has-lead-font-size" style="margin-top:24px">Write the name of your team and of the release that worries you. Within ten minutes a workspace is ready, with the release already in it.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"},"style":{"spacing":{"margin":{"top":"28px","bottom":"0"}}}} -->
<div class="wp-block-buttons" style="margin-top:28px;margin-bottom:0"><!-- wp:button {"backgroundColor":"violet","textColor":"paper","style":{"border":{"radius":"12px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-paper-color has-violet-background-color has-text-color has-background wp-element-button" href="mailto:hi@pennant.example?subject=Start" style="border-radius:12px">Write the two names</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"pennant/first-day"} /-->

<!-- wp:pattern {"slug":"pennant/questions"} /-->
