<?php
/**
 * Title: Latest stories in two columns
 * Slug: plain-objects/latest
 * Description: A list of stories in two columns with a line above each. It fills itself with the posts of the site.
 * Categories: posts
 * Keywords: latest, list
 */
?>
<!-- wp:group {"metadata":{"name":"Latest"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0px","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"newsprint","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-newsprint-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0px;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"36px","left":"36px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"25%","style":{"spacing":{"blockGap":"12px"}}} -->
<div class="wp-block-column" style="flex-basis:25%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Latest</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"75%"} -->
<div class="wp-block-column" style="flex-basis:75%"><!-- wp:query {"query":{"perPage":6,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","inherit":false}} -->
<div class="wp-block-query"><!-- wp:post-template {"style":{"spacing":{"blockGap":"28px"}},"layout":{"type":"grid","columnCount":null,"minimumColumnWidth":"18rem"}} -->
<!-- wp:group {"style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"12px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:12px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px"><!-- wp:post-title {"level":3,"isLink":true,"style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}}},"textColor":"ink","fontSize":"headline"} /-->

<!-- wp:post-date {"textColor":"grey","fontSize":"label","fontFamily":"archivo"} /--></div>
<!-- /wp:group -->
<!-- /wp:post-template -->

<!-- wp:query-no-results -->
<!-- wp:paragraph -->
<p>No story yet.</p>
<!-- /wp:paragraph -->
<!-- /wp:query-no-results --></div>
<!-- /wp:query --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
