<?php
/**
 * Title: Three services in one sentence
 * Slug: foldwork-office/services
 * Description: One long sentence in large type that names three services in bold. No icons and no cards.
 * Categories: services
 * Keywords: text, orange
 */
?>
<!-- wp:group {"metadata":{"name":"Services"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|night"}},"heading":{"color":{"text":"var:preset|color|night"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"32px"}},"backgroundColor":"tangerine","textColor":"night","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-night-color has-tangerine-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:paragraph {"fontSize":"sentence","style":{"typography":{"lineHeight":"1.16","letterSpacing":"-0.02em"}}} -->
<p class="has-sentence-font-size" style="letter-spacing:-0.02em;line-height:1.16">We draw <strong>packaging that ships flat</strong> and needs no glue, <strong>books that stay open</strong> on a kitchen table, and <strong>signs that old eyes read</strong> from across the hall. We do nothing with screens.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
