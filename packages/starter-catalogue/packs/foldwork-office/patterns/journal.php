<?php
/**
 * Title: Journal
 * Slug: foldwork-office/journal
 * Description: A list of entries with the date on the left and a heavy title on the right. It fills itself with the posts of the site.
 * Categories: featured
 * Keywords: journal, list
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|night"}},"heading":{"color":{"text":"var:preset|color|night"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"32px"}},"backgroundColor":"paper","textColor":"night","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-night-color has-paper-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"48px","left":"48px"}}}} -->
<div class="wp-block-columns" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"24%"} -->
<div class="wp-block-column" style="flex-basis:24%"><!-- wp:paragraph {"textColor":"slate","fontSize":"mono","fontFamily":"mono"} -->
<p class="has-slate-color has-text-color has-mono-font-family has-mono-font-size">Journal</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"76%","style":{"spacing":{"blockGap":"28px"}}} -->
<div class="wp-block-column" style="flex-basis:76%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Offcuts.</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">What fell off the table this month.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"foldwork-office/hidden-entries"} /-->

<!-- wp:pattern {"slug":"foldwork-office/contact"} /-->
