<?php
/**
 * Title: Fees of a clinic
 * Slug: linden-yard/fees
 * Description: What a visit costs: an opener, the table of services and prices, and four questions about insurance, receipts and missed visits.
 * Categories: featured
 * Keywords: fees, insurance, questions
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|terracotta"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"28px"}},"backgroundColor":"cream","textColor":"fir","layout":{"type":"constrained","contentSize":"760px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-cream-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:image {"width":"176px","height":"220px","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"center","style":{"border":{"radius":{"topLeft":"999px","topRight":"999px","bottomLeft":"24px","bottomRight":"24px"}}}} -->
<figure class="wp-block-image aligncenter size-full is-resized has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/corner.webp' ) ); ?>" alt="A terracotta paper flower and white and sage sprigs growing out of the corner of a butter-yellow sheet" style="border-top-left-radius:999px;border-top-right-radius:999px;border-bottom-left-radius:24px;border-bottom-right-radius:24px;object-fit:cover;width:176px;height:220px" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":1,"textAlign":"center","fontSize":"display"} -->
<h1 class="wp-block-heading has-text-align-center has-display-font-size">The price<br>on the wall</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center","fontSize":"lead"} -->
<p class="has-text-align-center has-lead-font-size">It hangs in the waiting room too, at eye level.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"linden-yard/prices"} /-->

<!-- wp:group {"metadata":{"name":"Questions"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|terracotta"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"cream","textColor":"fir","layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-cream-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":"22px"}},"layout":{"type":"constrained","contentSize":"680px","wideSize":"680px"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Asked at the desk</h2>
<!-- /wp:heading -->

<!-- wp:details -->
<details class="wp-block-details"><summary>I have no insurance. May I come?</summary><!-- wp:paragraph -->
<p>Yes. A visit is € 25, and you may pay it in three parts. The students’ fund pays for those who cannot.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>What if I miss a visit?</summary><!-- wp:paragraph -->
<p>Once is human. From the second time it is € 15, which goes to the kettle fund.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>Do I get a receipt?</summary><!-- wp:paragraph -->
<p>At once, on paper or by email. Private insurers take both.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>Why does the skin check cost money?</summary><!-- wp:paragraph -->
<p>Insurance pays for it every two years from 35. We think that once a year is right, and say so.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"linden-yard/night"} /-->
