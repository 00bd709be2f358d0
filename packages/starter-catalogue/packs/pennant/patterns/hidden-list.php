<?php
/**
 * Title: Entries of this view
 * Slug: pennant/hidden-list
 * Inserter: no
 */
?>
<!-- wp:group {"metadata":{"name":"Entries"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"paper","textColor":"pine","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-paper-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:query {"query":{"perPage":8,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","inherit":true}} -->
<div class="wp-block-query"><!-- wp:post-template {"style":{"spacing":{"blockGap":"36px"}}} -->
<!-- wp:columns {"style":{"border":{"top":{"color":"var:preset|color|lilac","style":"solid","width":"1px"}},"spacing":{"blockGap":{"top":"8px","left":"48px"},"padding":{"top":"28px"}}}} -->
<div class="wp-block-columns" style="padding-top:28px;border-top-color:var(--wp--preset--color--lilac);border-top-style:solid;border-top-width:1px"><!-- wp:column {"width":"26%"} -->
<div class="wp-block-column" style="flex-basis:26%"><!-- wp:post-date {"textColor":"moss","fontSize":"mono","fontFamily":"mono"} /--></div>
<!-- /wp:column -->

<!-- wp:column {"width":"74%","style":{"spacing":{"blockGap":"10px"}}} -->
<div class="wp-block-column" style="flex-basis:74%"><!-- wp:post-title {"isLink":true,"fontSize":"quote","style":{"elements":{"link":{"color":{"text":"var:preset|color|pine"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"typography":{"lineHeight":"1.2"}},"textColor":"pine"} /-->

<!-- wp:post-excerpt {"excerptLength":34} /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
<!-- /wp:post-template -->

<!-- wp:query-no-results -->
<!-- wp:paragraph -->
<p>Nothing here. The <a href="/changelog/">changelog</a> has everything we shipped.</p>
<!-- /wp:paragraph -->
<!-- /wp:query-no-results -->

<!-- wp:query-pagination -->
<!-- wp:query-pagination-previous /-->

<!-- wp:query-pagination-next /-->
<!-- /wp:query-pagination --></div>
<!-- /wp:query --></div>
<!-- /wp:group -->
