<?php
/**
 * Title: Stories of this view
 * Slug: plain-objects/hidden-list
 * Inserter: no
 */
?>
<!-- wp:group {"metadata":{"name":"Stories"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0px","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"newsprint","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-newsprint-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0px;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:query {"query":{"perPage":10,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","inherit":true}} -->
<div class="wp-block-query"><!-- wp:post-template {"style":{"spacing":{"blockGap":"32px"}}} -->
<!-- wp:columns {"style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"16px"},"blockGap":{"top":"8px","left":"36px"}}}} -->
<div class="wp-block-columns" style="padding-top:16px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px"><!-- wp:column {"width":"25%","style":{"spacing":{"blockGap":"4px"}}} -->
<div class="wp-block-column" style="flex-basis:25%"><!-- wp:post-terms {"term":"category","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|red"}}},"typography":{"fontWeight":"600"}},"textColor":"red","fontSize":"label","fontFamily":"archivo"} /-->

<!-- wp:post-date {"textColor":"grey","fontSize":"label","fontFamily":"archivo"} /--></div>
<!-- /wp:column -->

<!-- wp:column {"width":"75%","style":{"spacing":{"blockGap":"10px"}}} -->
<div class="wp-block-column" style="flex-basis:75%"><!-- wp:post-title {"level":2,"isLink":true,"style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}}},"textColor":"ink","fontSize":"title"} /-->

<!-- wp:post-excerpt {"excerptLength":34,"fontSize":"story"} /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
<!-- /wp:post-template -->

<!-- wp:query-no-results -->
<!-- wp:paragraph -->
<p>No story yet.</p>
<!-- /wp:paragraph -->
<!-- /wp:query-no-results -->

<!-- wp:query-pagination -->
<!-- wp:query-pagination-previous /-->

<!-- wp:query-pagination-next /-->
<!-- /wp:query-pagination --></div>
<!-- /wp:query --></div>
<!-- /wp:group -->
