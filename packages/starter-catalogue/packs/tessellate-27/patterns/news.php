<?php
/**
 * Title: News
 * Slug: tessellate-27/news
 * Description: All news with the date on the left and a headline in poster type. The page fills itself with the posts of the site.
 * Categories: featured
 * Keywords: news, posts
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"56px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"64px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"62%"} -->
<div class="wp-block-column" style="flex-basis:62%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Pasted<br>on the wall</h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"38%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:38%"><!-- wp:paragraph {"fontSize":"note","style":{"typography":{"fontWeight":"500","lineHeight":"1.36"}}} -->
<p class="has-note-font-size" style="font-weight:500;line-height:1.36">What is settled, what is late, and what fell off.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"tessellate-27/hidden-entries"} /-->

<!-- wp:pattern {"slug":"tessellate-27/tile-border"} /-->
