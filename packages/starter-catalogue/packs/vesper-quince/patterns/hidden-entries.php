<?php
/**
 * Title: Entries
 * Slug: vesper-quince/hidden-entries
 * Inserter: no
 */
?>
<!-- wp:group {"metadata":{"name":"Entries"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|soot"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"}}},"backgroundColor":"bone","textColor":"soot","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->
<div class="wp-block-group alignfull has-soot-color has-bone-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"metadata":{"name":"Entries"},"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:query {"queryId":1,"query":{"perPage":10,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":true},"layout":{"type":"default"}} -->
<div class="wp-block-query"><!-- wp:post-template {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<!-- wp:columns {"style":{"border":{"top":{"color":"var:preset|color|linen","width":"1px"}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"28px","right":"0","bottom":"var:preset|spacing|m","left":"0"},"blockGap":{"top":"12px","left":"var:preset|spacing|m"}}}} -->
<div class="wp-block-columns" style="border-top-color:var(--wp--preset--color--linen);border-top-width:1px;margin-top:0;margin-bottom:0;padding-top:28px;padding-right:0;padding-bottom:var(--wp--preset--spacing--m);padding-left:0"><!-- wp:column {"width":"25%"} -->
<div class="wp-block-column" style="flex-basis:25%"><!-- wp:post-date {"format":"j F Y","style":{"typography":{"fontWeight":"500","letterSpacing":"0em","lineHeight":"1.4"}},"textColor":"umber","fontSize":"label","fontFamily":"hanken"} /--></div>
<!-- /wp:column -->

<!-- wp:column {"width":"75%","style":{"spacing":{"blockGap":"0"}}} -->
<div class="wp-block-column" style="flex-basis:75%"><!-- wp:post-title {"isLink":true,"style":{"elements":{"link":{"color":{"text":"var:preset|color|soot"}}},"spacing":{"margin":{"top":"0","bottom":"14px"}},"typography":{"fontWeight":"400","letterSpacing":"-0.02em","lineHeight":"1.02","textDecoration":"none"}},"textColor":"soot","fontSize":"card","fontFamily":"cormorant"} /-->

<!-- wp:post-excerpt {"excerptLength":34,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"typography":{"fontWeight":"400","letterSpacing":"0em","lineHeight":"1.65"}},"textColor":"umber","fontSize":"body","fontFamily":"hanken"} /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
<!-- /wp:post-template -->

<!-- wp:query-pagination {"layout":{"type":"flex","justifyContent":"space-between"}} -->
<!-- wp:query-pagination-previous {"label":"Newer entries"} /-->

<!-- wp:query-pagination-next {"label":"Older entries"} /-->
<!-- /wp:query-pagination -->

<!-- wp:query-no-results -->
<!-- wp:paragraph {"style":{"typography":{"fontWeight":"400","letterSpacing":"-0.012em","lineHeight":"1.18"}},"textColor":"umber","fontSize":"statement","fontFamily":"cormorant"} -->
<p class="has-umber-color has-text-color has-cormorant-font-family has-statement-font-size" style="font-weight:400;letter-spacing:-0.012em;line-height:1.18">Nothing is written yet. The fire was busy.</p>
<!-- /wp:paragraph -->
<!-- /wp:query-no-results --></div>
<!-- /wp:query --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
