<?php
/**
 * Title: Three plans, the middle one dark
 * Slug: pennant/plans
 * Description: Three cards with a price, what it is for and a button each. The one in the middle stands out.
 * Categories: featured
 * Keywords: prices, cards
 */
?>
<!-- wp:group {"metadata":{"name":"Plans"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"fog","textColor":"pine","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-fog-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading -->
<h2 class="wp-block-heading">Three prices,<br>all of them here</h2>
<!-- /wp:heading -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"24px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|pine"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"border":{"radius":"22px"},"spacing":{"padding":{"top":"32px","right":"28px","bottom":"36px","left":"28px"},"blockGap":"24px"}},"backgroundColor":"paper","textColor":"pine","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"}} -->
<div class="wp-block-column has-pine-color has-paper-background-color has-text-color has-background has-link-color" style="padding-top:32px;padding-right:28px;padding-bottom:36px;padding-left:28px;border-radius:22px"><!-- wp:heading {"level":3,"fontSize":"price","style":{"typography":{"lineHeight":"1.02","letterSpacing":"-0.04em"}}} -->
<h3 class="wp-block-heading has-price-font-size" style="letter-spacing:-0.04em;line-height:1.02">Crew<br>$0</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p><strong>For up to three people.</strong> One roadmap, decisions and weeks. Free for good, because crews grow.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"pine","textColor":"paper","style":{"border":{"radius":"12px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-paper-color has-pine-background-color has-text-color has-background wp-element-button" href="/start/" style="border-radius:12px">Start free</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|fog"}},"heading":{"color":{"text":"var:preset|color|fog"}}},"border":{"radius":"22px"},"spacing":{"padding":{"top":"32px","right":"28px","bottom":"36px","left":"28px"},"blockGap":"24px"}},"backgroundColor":"pine","textColor":"fog","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"}} -->
<div class="wp-block-column has-fog-color has-pine-background-color has-text-color has-background has-link-color" style="padding-top:32px;padding-right:28px;padding-bottom:36px;padding-left:28px;border-radius:22px"><!-- wp:heading {"level":3,"fontSize":"price","style":{"typography":{"lineHeight":"1.02","letterSpacing":"-0.04em"}}} -->
<h3 class="wp-block-heading has-price-font-size" style="letter-spacing:-0.04em;line-height:1.02">Team<br>$9</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p><strong>Per person and month.</strong> Roadmaps without limit, letters on Fridays, and both ways to your tracker.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"signal","textColor":"pine","style":{"border":{"radius":"12px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-pine-color has-signal-background-color has-text-color has-background wp-element-button" href="/start/" style="border-radius:12px">Start a trial</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|pine"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"border":{"radius":"22px"},"spacing":{"padding":{"top":"32px","right":"28px","bottom":"36px","left":"28px"},"blockGap":"24px"}},"backgroundColor":"paper","textColor":"pine","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch","verticalAlignment":"space-between"}} -->
<div class="wp-block-column has-pine-color has-paper-background-color has-text-color has-background has-link-color" style="padding-top:32px;padding-right:28px;padding-bottom:36px;padding-left:28px;border-radius:22px"><!-- wp:heading {"level":3,"fontSize":"price","style":{"typography":{"lineHeight":"1.02","letterSpacing":"-0.04em"}}} -->
<h3 class="wp-block-heading has-price-font-size" style="letter-spacing:-0.04em;line-height:1.02">House<br>$14</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"layout":{"selfStretch":"fill","flexSize":null}}} -->
<p><strong>Per person and month.</strong> Your own sign-in, an audit log, and Halina on the telephone.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"pine","textColor":"paper","style":{"border":{"radius":"12px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-paper-color has-pine-background-color has-text-color has-background wp-element-button" href="mailto:hi@pennant.example" style="border-radius:12px">Write to us</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
