<?php
/**
 * Title: Stories
 * Slug: plain-objects/stories
 * Description: All stories with section and date on the left and a headline on the right. It fills itself with the posts of the site.
 * Categories: featured
 * Keywords: stories, archive
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"newsprint","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-newsprint-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"16px","left":"36px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"62%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"3px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:3px;flex-basis:62%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Everything we<br>have looked at</h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"38%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"3px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:3px;flex-basis:38%"><!-- wp:paragraph {"fontSize":"story"} -->
<p class="has-story-font-size">One object at a time, since the winter of the borrowed kettle.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"plain-objects/hidden-entries"} /-->

<!-- wp:pattern {"slug":"plain-objects/subscribe-strip"} /-->
