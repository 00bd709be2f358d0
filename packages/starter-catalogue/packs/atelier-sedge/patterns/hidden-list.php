<?php
/**
 * Title: Entries of this view
 * Slug: atelier-sedge/hidden-list
 * Inserter: no
 */
?>
<!-- wp:group {"metadata":{"name":"Entries"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:query {"query":{"perPage":8,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","inherit":true}} -->
<div class="wp-block-query"><!-- wp:post-template {"style":{"spacing":{"blockGap":"56px"}}} -->
<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"14px","left":"20px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"25%"} -->
<div class="wp-block-column" style="flex-basis:25%"><!-- wp:post-date {"textColor":"stone","fontSize":"note","fontFamily":"martian"} /--></div>
<!-- /wp:column -->

<!-- wp:column {"width":"41.67%","style":{"spacing":{"blockGap":"12px"}}} -->
<div class="wp-block-column" style="flex-basis:41.67%"><!-- wp:post-title {"level":2,"isLink":true,"textColor":"graphite","fontSize":"title","style":{"elements":{"link":{"color":{"text":"var:preset|color|graphite"}},"heading":{"color":{"text":"var:preset|color|graphite"}}}}} /-->

<!-- wp:post-excerpt {"excerptLength":30} /--></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:post-featured-image {"isLink":true,"aspectRatio":"3/2","style":{"border":{"radius":"0px"}}} /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
<!-- /wp:post-template -->

<!-- wp:query-no-results -->
<!-- wp:paragraph -->
<p>Nothing on this sheet. Try <a href="/journal/">the journal</a>.</p>
<!-- /wp:paragraph -->
<!-- /wp:query-no-results -->

<!-- wp:query-pagination -->
<!-- wp:query-pagination-previous /-->

<!-- wp:query-pagination-next /-->
<!-- /wp:query-pagination --></div>
<!-- /wp:query --></div>
<!-- /wp:group -->
