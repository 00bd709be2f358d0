<?php
/**
 * Title: News of this view
 * Slug: tessellate-27/hidden-list
 * Inserter: no
 */
?>
<!-- wp:group {"metadata":{"name":"News"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0px","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"56px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0px;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:query {"query":{"perPage":8,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","inherit":true}} -->
<div class="wp-block-query"><!-- wp:post-template {"style":{"spacing":{"blockGap":"36px"}}} -->
<!-- wp:columns {"style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"2px"}},"spacing":{"padding":{"top":"22px","bottom":"8px"},"blockGap":{"top":"10px","left":"40px"}}}} -->
<div class="wp-block-columns" style="padding-top:22px;padding-bottom:8px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:2px"><!-- wp:column {"width":"20%"} -->
<div class="wp-block-column" style="flex-basis:20%"><!-- wp:post-date {"fontSize":"small","style":{"typography":{"fontWeight":"500"}}} /--></div>
<!-- /wp:column -->

<!-- wp:column {"width":"80%","style":{"spacing":{"blockGap":"14px"}}} -->
<div class="wp-block-column" style="flex-basis:80%"><!-- wp:post-title {"level":2,"isLink":true,"fontSize":"block","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}}},"textColor":"ink"} /-->

<!-- wp:post-excerpt {"excerptLength":34,"fontSize":"note"} /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
<!-- /wp:post-template -->

<!-- wp:query-no-results -->
<!-- wp:paragraph -->
<p>No news yet.</p>
<!-- /wp:paragraph -->
<!-- /wp:query-no-results -->

<!-- wp:query-pagination -->
<!-- wp:query-pagination-previous /-->

<!-- wp:query-pagination-next /-->
<!-- /wp:query-pagination --></div>
<!-- /wp:query --></div>
<!-- /wp:group -->
