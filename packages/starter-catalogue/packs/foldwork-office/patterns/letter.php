<?php
/**
 * Title: Letter from a client
 * Slug: foldwork-office/letter
 * Description: A quotation in large type beside a picture, with name and trade below.
 * Categories: testimonials
 * Keywords: quote, picture
 */
?>
<!-- wp:group {"metadata":{"name":"Letter"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|night"}},"heading":{"color":{"text":"var:preset|color|night"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"32px"}},"backgroundColor":"blush","textColor":"night","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-night-color has-blush-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"48px","left":"48px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center" style="margin-top:0;margin-bottom:0"><!-- wp:column {"verticalAlignment":"center","width":"46%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:46%"><!-- wp:image {"aspectRatio":"4/3","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/curl.webp' ) ); ?>" alt="A tangerine sheet on night blue with one corner curling up" style="aspect-ratio:4/3;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"54%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:54%"><!-- wp:quote {"style":{"border":{"width":"0px","style":"none"},"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"}}},"backgroundColor":"blush","textColor":"night"} -->
<blockquote class="wp-block-quote has-night-color has-blush-background-color has-text-color has-background" style="padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;border-style:none;border-width:0px"><!-- wp:paragraph {"fontSize":"sentence","style":{"typography":{"lineHeight":"1.16","letterSpacing":"-0.02em"}}} -->
<p class="has-sentence-font-size" style="letter-spacing:-0.02em;line-height:1.16">They asked to see my bin. Half of what I had printed was in it. We print half now.</p>
<!-- /wp:paragraph --><cite>Piet Marrow, seeds</cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
