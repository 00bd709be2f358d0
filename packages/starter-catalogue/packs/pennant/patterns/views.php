<?php
/**
 * Title: Five views in a bento
 * Slug: pennant/views
 * Description: Five tiles in unequal sizes. Each has a line and a view of the product at the size in which people read it.
 * Categories: featured
 * Keywords: bento, tiles, product
 */
?>
<!-- wp:group {"metadata":{"name":"Views"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"24px"}},"backgroundColor":"fog","textColor":"pine","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-fog-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading -->
<h2 class="wp-block-heading">One plan,<br>five ways to read it</h2>
<!-- /wp:heading -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"24px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|pine"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"border":{"radius":"22px"},"spacing":{"padding":{"top":"32px","right":"0","bottom":"0","left":"32px"},"blockGap":"24px"}},"backgroundColor":"lilac","textColor":"pine","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"},"width":"57%"} -->
<div class="wp-block-column has-pine-color has-lilac-background-color has-text-color has-background has-link-color" style="padding-top:32px;padding-right:0;padding-bottom:0;padding-left:32px;border-radius:22px;flex-basis:57%"><!-- wp:paragraph {"fontSize":"tile","style":{"spacing":{"padding":{"right":"32px"}},"typography":{"lineHeight":"1.36"}}} -->
<p class="has-tile-font-size" style="padding-right:32px;line-height:1.36"><strong>One question a day.</strong> The one whose answer moves the most dates, with what each answer costs.</p>
<!-- /wp:paragraph -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"border":{"radius":"22px"}}} -->
<figure class="wp-block-image size-full has-custom-border" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/decision.webp' ) ); ?>" alt="Decision 14: whether the payment form asks for the card first or last, with three answers and what each costs in days" style="border-radius:22px" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"43%","style":{"spacing":{"blockGap":"24px"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column" style="flex-basis:43%"><!-- wp:group {"style":{"elements":{"link":{"color":{"text":"var:preset|color|pine"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"border":{"radius":"22px"},"spacing":{"padding":{"top":"32px","right":"0","bottom":"0","left":"32px"},"blockGap":"24px"},"layout":{"selfStretch":"fill","flexSize":null}},"backgroundColor":"peach","textColor":"pine","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"}} -->
<div class="wp-block-group has-pine-color has-peach-background-color has-text-color has-background has-link-color" style="padding-top:32px;padding-right:0;padding-bottom:0;padding-left:32px;border-radius:22px"><!-- wp:paragraph {"fontSize":"tile","style":{"spacing":{"padding":{"right":"32px"}},"typography":{"lineHeight":"1.36"}}} -->
<p class="has-tile-font-size" style="padding-right:32px;line-height:1.36"><strong>Who waits for whom.</strong> It asks Noor, so that Edda need not.</p>
<!-- /wp:paragraph -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"border":{"radius":"22px"}}} -->
<figure class="wp-block-image size-full has-custom-border" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/waits.webp' ) ); ?>" alt="A card that says Edda waits for Noor: offline drafts, an arrow, the tour" style="border-radius:22px" /></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"elements":{"link":{"color":{"text":"var:preset|color|pine"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"border":{"radius":"22px"},"spacing":{"padding":{"top":"32px","right":"0","bottom":"0","left":"32px"},"blockGap":"24px"},"layout":{"selfStretch":"fill","flexSize":null}},"backgroundColor":"paper","textColor":"pine","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"}} -->
<div class="wp-block-group has-pine-color has-paper-background-color has-text-color has-background has-link-color" style="padding-top:32px;padding-right:0;padding-bottom:0;padding-left:32px;border-radius:22px"><!-- wp:paragraph {"fontSize":"tile","style":{"spacing":{"padding":{"right":"32px"}},"typography":{"lineHeight":"1.36"}}} -->
<p class="has-tile-font-size" style="padding-right:32px;line-height:1.36"><strong>A week that fits.</strong> Full means full, and Monday tells you.</p>
<!-- /wp:paragraph -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"border":{"radius":"22px"}}} -->
<figure class="wp-block-image size-full has-custom-border" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/week.webp' ) ); ?>" alt="Four tasks of a week with their days, the first of them done" style="border-radius:22px" /></figure>
<!-- /wp:image --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"24px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|fog"}},"heading":{"color":{"text":"var:preset|color|fog"}}},"border":{"radius":"22px"},"spacing":{"padding":{"top":"32px","right":"0","bottom":"0","left":"32px"},"blockGap":"24px"}},"backgroundColor":"pine","textColor":"fog","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"},"width":"40%"} -->
<div class="wp-block-column has-fog-color has-pine-background-color has-text-color has-background has-link-color" style="padding-top:32px;padding-right:0;padding-bottom:0;padding-left:32px;border-radius:22px;flex-basis:40%"><!-- wp:paragraph {"fontSize":"tile","style":{"spacing":{"padding":{"right":"32px"}},"typography":{"lineHeight":"1.36"}}} -->
<p class="has-tile-font-size" style="padding-right:32px;line-height:1.36"><strong>The date, without hope.</strong> Only what is done counts, never what was meant.</p>
<!-- /wp:paragraph -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"border":{"radius":"22px"}}} -->
<figure class="wp-block-image size-full has-custom-border" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/early.webp' ) ); ?>" alt="A line of finished work that runs below the plan and reaches a flag on 9 April, eight days before its end" style="border-radius:22px" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|pine"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"border":{"radius":"22px"},"spacing":{"padding":{"top":"32px","right":"0","bottom":"0","left":"32px"},"blockGap":"24px"}},"backgroundColor":"signal","textColor":"pine","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"},"width":"60%"} -->
<div class="wp-block-column has-pine-color has-signal-background-color has-text-color has-background has-link-color" style="padding-top:32px;padding-right:0;padding-bottom:0;padding-left:32px;border-radius:22px;flex-basis:60%"><!-- wp:paragraph {"fontSize":"tile","style":{"spacing":{"padding":{"right":"32px"}},"typography":{"lineHeight":"1.36"}}} -->
<p class="has-tile-font-size" style="padding-right:32px;line-height:1.36"><strong>The report that writes itself.</strong> Friday at four, in sentences.</p>
<!-- /wp:paragraph -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"border":{"radius":"22px"}}} -->
<figure class="wp-block-image size-full has-custom-border" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/report.webp' ) ); ?>" alt="Report for Friday 27 March with a bar for each of three teams" style="border-radius:22px" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
