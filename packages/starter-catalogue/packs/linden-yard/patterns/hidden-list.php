<?php
/**
 * Title: Entries of this view
 * Slug: linden-yard/hidden-list
 * Inserter: no
 */
?>
<!-- wp:group {"metadata":{"name":"Entries"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|terracotta"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"cream","textColor":"fir","layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-cream-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:query {"query":{"perPage":9,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","inherit":true}} -->
<div class="wp-block-query"><!-- wp:post-template {"style":{"spacing":{"blockGap":"40px"}},"layout":{"type":"grid","minimumColumnWidth":"18rem"}} -->
<!-- wp:group {"style":{"spacing":{"blockGap":"14px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:post-featured-image {"isLink":true,"aspectRatio":"4/3","style":{"border":{"radius":"24px"}}} /-->

<!-- wp:post-title {"level":2,"isLink":true,"textColor":"fir","fontSize":"sub","style":{"elements":{"link":{"color":{"text":"var:preset|color|fir"}},"heading":{"color":{"text":"var:preset|color|fir"}}}}} /-->

<!-- wp:post-excerpt {"excerptLength":28} /--></div>
<!-- /wp:group -->
<!-- /wp:post-template -->

<!-- wp:query-no-results -->
<!-- wp:paragraph -->
<p>No advice here yet. Ring <a href="tel:+4905550160">0555 0160</a>.</p>
<!-- /wp:paragraph -->
<!-- /wp:query-no-results -->

<!-- wp:query-pagination -->
<!-- wp:query-pagination-previous /-->

<!-- wp:query-pagination-next /-->
<!-- /wp:query-pagination --></div>
<!-- /wp:query --></div>
<!-- /wp:group -->
