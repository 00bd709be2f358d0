<?php
/**
 * Title: News, list of posts
 * Slug: commonwater-trust/news
 * Description: News of a charity as a list with date, title and summary. The page fills itself with the posts of the site.
 * Categories: featured
 * Keywords: blog, posts, news
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|brick"}},"heading":{"color":{"text":"var:preset|color|deep"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"sand","textColor":"deep","layout":{"type":"constrained","contentSize":"1240px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-deep-color has-sand-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"780px","wideSize":"780px","justifyContent":"left"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Downstream</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">What happened on the Wend, with the newest at the top.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"commonwater-trust/hidden-entries"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/hidden-water"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/give-band"} /-->
