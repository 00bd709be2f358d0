<?php
/**
 * Title: Word as wide as the window
 * Slug: tessellate-27/hero
 * Description: One word across the window; below it a picture beside a colored block with the date, one sentence and a button.
 * Categories: banner
 * Keywords: conference, event, word, date
 */
?>
<!-- wp:group {"metadata":{"name":"Hero"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"0px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:heading {"level":1,"textAlign":"center","fontSize":"word","style":{"spacing":{"padding":{"top":"0.4vw","bottom":"2.5vw"},"margin":{"top":"0","bottom":"0"}},"typography":{"lineHeight":"0.8","letterSpacing":"-0.022em"}}} -->
<h1 class="wp-block-heading has-text-align-center has-word-font-size" style="margin-top:0;margin-bottom:0;padding-top:0.4vw;padding-bottom:2.5vw;letter-spacing:-0.022em;line-height:0.8">Tessellate</h1>
<!-- /wp:heading -->

<!-- wp:columns {"style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":{"top":"0px","left":"0px"}}},"align":"full"} -->
<div class="wp-block-columns alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:column {"width":"70%","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} -->
<div class="wp-block-column" style="flex-basis:70%"><!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/images/hero.webp' ) ); ?>","alt":"Glazed ceramic ribbons in vermilion, blue, acid yellow and chalk that wind over black tiles","dimRatio":0,"focalPoint":{"x":0.46,"y":0.5},"minHeight":480,"minHeightUnit":"px","sizeSlug":"full","style":{"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"}},"layout":{"selfStretch":"fill","flexSize":null}},"layout":{"type":"default"}} -->
<div class="wp-block-cover" style="padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;min-height:480px"><img class="wp-block-cover__image-background size-full" alt="Glazed ceramic ribbons in vermilion, blue, acid yellow and chalk that wind over black tiles" src="<?php echo esc_url( get_theme_file_uri( 'assets/images/hero.webp' ) ); ?>" style="object-position:46% 50%" data-object-fit="cover" data-object-position="46% 50%" /><span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container"></div></div>
<!-- /wp:cover --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"30%","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}}},"backgroundColor":"acid","textColor":"ink"} -->
<div class="wp-block-column has-ink-color has-acid-background-color has-text-color has-background has-link-color" style="flex-basis:30%"><!-- wp:group {"style":{"dimensions":{"minHeight":"43vw"},"spacing":{"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|m","bottom":"var:preset|spacing|m","left":"var:preset|spacing|m"},"blockGap":"32px"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"}} -->
<div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--m);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--m);min-height:43vw"><!-- wp:group {"style":{"spacing":{"blockGap":"22px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontFamily":"display","fontSize":"date","style":{"typography":{"fontWeight":"900","lineHeight":"0.86","letterSpacing":"-0.012em","textTransform":"uppercase"}}} -->
<p class="has-display-font-family has-date-font-size" style="font-weight:900;letter-spacing:-0.012em;line-height:0.86;text-transform:uppercase">13–14<br>May</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","style":{"typography":{"fontWeight":"500","lineHeight":"1.32"}}} -->
<p class="has-note-font-size" style="font-weight:500;line-height:1.32">Two days on pattern, code and craft in a former tile factory. 420 seats, one stage, tickets from $190.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"ink","textColor":"chalk","style":{"border":{"radius":"0px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-chalk-color has-ink-background-color has-text-color has-background wp-element-button" href="/tickets/" style="border-radius:0px">Get a ticket</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
