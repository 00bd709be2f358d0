<?php
/**
 * Title: Closing band with a pennant
 * Slug: pennant/flag
 * Description: A dark band with a headline, a sentence and a button; a lime pennant runs off the right edge.
 * Categories: call-to-action
 * Keywords: dark, button, flag
 */
?>
<!-- wp:group {"metadata":{"name":"Flag"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|signal"}},"heading":{"color":{"text":"var:preset|color|fog"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|m","right":"0","bottom":"0","left":"0"}}},"backgroundColor":"pine","textColor":"fog","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-fog-color has-pine-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--m);padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"0px","left":"0px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"verticalAlignment":"center","width":"52%","style":{"spacing":{"padding":{"top":"var:preset|spacing|l","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge","right":"var:preset|spacing|edge"},"blockGap":"24px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="padding-top:var(--wp--preset--spacing--l);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge);padding-right:var(--wp--preset--spacing--edge);flex-basis:52%"><!-- wp:heading {"fontSize":"display","style":{"typography":{"lineHeight":"1.02"}}} -->
<h2 class="wp-block-heading has-display-font-size" style="line-height:1.02">Put a flag<br>on a date</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">Bring one release and two colleagues.<br>In two hours you know when it ends.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"signal","textColor":"pine","style":{"border":{"radius":"12px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-pine-color has-signal-background-color has-text-color has-background wp-element-button" href="/start/" style="border-radius:12px">Start a trial</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"48%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:48%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/flag.webp' ) ); ?>" alt="A lime pennant on its pole, pointing to the right" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
