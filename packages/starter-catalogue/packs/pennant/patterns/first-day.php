<?php
/**
 * Title: Three steps beside a telephone
 * Slug: pennant/first-day
 * Description: Three numbered steps with a sentence each, beside the product on a telephone.
 * Categories: featured
 * Keywords: steps, start
 */
?>
<!-- wp:group {"metadata":{"name":"First day"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"fog","textColor":"pine","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-fog-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"32px","left":"56px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"verticalAlignment":"center","width":"46%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:46%"><!-- wp:heading -->
<h2 class="wp-block-heading">Two hours,<br>then a date</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><strong>1. Bring one release.</strong> Paste the list you have. Bullets are fine; Pennant asks for the rest.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><strong>2. Bring two colleagues.</strong> Each says how long their part takes. The plan is done before the coffee is.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><strong>3. Answer one question.</strong> From tomorrow it comes every morning, and it is never about fonts.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"54%","style":{"border":{"radius":"22px"}},"backgroundColor":"peach"} -->
<div class="wp-block-column has-peach-background-color has-background" style="border-radius:22px;flex-basis:54%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"border":{"radius":"22px"}}} -->
<figure class="wp-block-image size-full has-custom-border" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/monday.webp' ) ); ?>" alt="My week on a telephone: four tasks, and a note that they fit" style="border-radius:22px" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
