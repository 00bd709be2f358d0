<?php
/**
 * Title: Opener of lists
 * Slug: linden-yard/hidden-opener
 * Inserter: no
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|terracotta"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"28px"}},"backgroundColor":"cream","textColor":"fir","layout":{"type":"constrained","contentSize":"760px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-cream-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:image {"width":"176px","height":"220px","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"center","style":{"border":{"radius":{"topLeft":"999px","topRight":"999px","bottomLeft":"24px","bottomRight":"24px"}}}} -->
<figure class="wp-block-image aligncenter size-full is-resized has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/fern.webp' ) ); ?>" alt="Two dark green paper fronds throwing long shadows on blush paper" style="border-top-left-radius:999px;border-top-right-radius:999px;border-bottom-left-radius:24px;border-bottom-right-radius:24px;object-fit:cover;width:176px;height:220px" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":1,"textAlign":"center","fontSize":"display"} -->
<h1 class="wp-block-heading has-text-align-center has-display-font-size">Before you ring</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center","fontSize":"lead"} -->
<p class="has-text-align-center has-lead-font-size">What we would tell you on the telephone, written down.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
