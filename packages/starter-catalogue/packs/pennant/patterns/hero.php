<?php
/**
 * Title: Headline beside the product
 * Slug: pennant/hero
 * Description: Two lines, one button and a link on the left; on the right a view of the product that runs off the window.
 * Categories: banner
 * Keywords: software, headline, product
 */
?>
<!-- wp:group {"metadata":{"name":"Hero"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"}}},"backgroundColor":"fog","textColor":"pine","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-pine-color has-fog-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"0px","left":"0px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"verticalAlignment":"center","width":"47%","style":{"spacing":{"padding":{"top":"var:preset|spacing|l","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge","right":"var:preset|spacing|edge"},"blockGap":"24px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="padding-top:var(--wp--preset--spacing--l);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge);padding-right:var(--wp--preset--spacing--edge);flex-basis:47%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">See next Friday<br>this Tuesday.</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">Pennant plans the work of teams of three to thirty. Each morning it asks the one question that costs you days, and moves every date once you answer.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"violet","textColor":"paper","style":{"border":{"radius":"12px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-paper-color has-violet-background-color has-text-color has-background wp-element-button" href="/start/" style="border-radius:12px">Start a trial</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:paragraph {"textColor":"moss","fontSize":"small","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|moss"}}}}} -->
<p class="has-moss-color has-text-color has-link-color has-small-font-size">Fourteen days, no card. Or <a href="/product/">tour the product</a>.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"53%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:53%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/roadmap.webp' ) ); ?>" alt="Roadmap of the spring release: five bars, a line for today, and a card that promises the end eight days early" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
