<?php
/**
 * Title: Journal, list of posts
 * Slug: atelier-sedge/journal
 * Description: Journal of a practice as a list with date, title, summary and picture. The page fills itself with the posts of the site.
 * Categories: featured
 * Keywords: blog, posts, news
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"20px","left":"20px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"33.33%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:paragraph {"fontSize":"note","fontFamily":"martian","textColor":"stone","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|stone"}}}}} -->
<p class="has-stone-color has-text-color has-link-color has-martian-font-family has-note-font-size">Notes from sites</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"58.33%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Thursdays</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"padding":{"right":"clamp(0px, 8vw, 120px)"}}}} -->
<p style="padding-right:clamp(0px, 8vw, 120px)">What we saw on the way to the site, and what had changed when we came back.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"atelier-sedge/hidden-entries"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/contact-band"} /-->
