<?php
/**
 * Title: A week in three days
 * Slug: pennant/days
 * Description: Three rows with a headline, two sentences and a view of the product, which changes sides.
 * Categories: featured
 * Keywords: week, rows, product
 */
?>
<!-- wp:group {"metadata":{"name":"Week"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"72px"}},"backgroundColor":"fog","textColor":"pine","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-fog-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"56px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"verticalAlignment":"center","width":"42%","style":{"spacing":{"blockGap":"20px","padding":{"top":"16px","bottom":"16px"}}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="padding-top:16px;padding-bottom:16px;flex-basis:42%"><!-- wp:heading -->
<h2 class="wp-block-heading">Monday:<br>fifteen minutes</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">Everyone puts the tasks of the week into days. Pennant adds the hours up and says whether they fit. If not, one of them goes back.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"58%","style":{"border":{"radius":"22px"}},"backgroundColor":"lilac"} -->
<div class="wp-block-column has-lilac-background-color has-background" style="border-radius:22px;flex-basis:58%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"border":{"radius":"22px"}}} -->
<figure class="wp-block-image size-full has-custom-border" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/monday.webp' ) ); ?>" alt="My week on a telephone: four tasks, and a note that they fit" style="border-radius:22px" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"56px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"58%","style":{"border":{"radius":"22px"}},"backgroundColor":"peach"} -->
<div class="wp-block-column has-peach-background-color has-background" style="border-radius:22px;flex-basis:58%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"border":{"radius":"22px"}}} -->
<figure class="wp-block-image size-full has-custom-border" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/thursday.webp' ) ); ?>" alt="Decision 14 is closed by four votes to one, and eleven dates have moved to 9 April" style="border-radius:22px" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"42%","style":{"spacing":{"blockGap":"20px","padding":{"top":"16px","bottom":"16px"}}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="padding-top:16px;padding-bottom:16px;flex-basis:42%"><!-- wp:heading -->
<h2 class="wp-block-heading">Thursday:<br>one decision</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">The question of the week closes at five. Eleven dates move, and everyone whose date moved gets one message, not eleven.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"56px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"verticalAlignment":"center","width":"42%","style":{"spacing":{"blockGap":"20px","padding":{"top":"16px","bottom":"16px"}}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="padding-top:16px;padding-bottom:16px;flex-basis:42%"><!-- wp:heading -->
<h2 class="wp-block-heading">Friday:<br>a letter</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">At four the report is written: five sentences and a bar. You may change a word. Most people change none.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"58%","style":{"border":{"radius":"22px"}},"backgroundColor":"signal"} -->
<div class="wp-block-column has-signal-background-color has-background" style="border-radius:22px;flex-basis:58%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"border":{"radius":"22px"}}} -->
<figure class="wp-block-image size-full has-custom-border" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/friday.webp' ) ); ?>" alt="A letter of five sentences about the spring release, with a bar at 38 of 61" style="border-radius:22px" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
