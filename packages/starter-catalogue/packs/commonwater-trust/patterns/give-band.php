<?php
/**
 * Title: Give, with four amounts
 * Slug: commonwater-trust/give-band
 * Description: A dark teal band with a large line and four amounts as yellow buttons.
 * Categories: call-to-action
 * Keywords: donate, buttons, dark
 */
?>
<!-- wp:group {"metadata":{"name":"Give"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|sand"}},"heading":{"color":{"text":"var:preset|color|sand"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"28px"}},"backgroundColor":"deep","textColor":"sand","layout":{"type":"constrained","contentSize":"1240px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-sand-color has-deep-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading {"fontSize":"display"} -->
<h2 class="wp-block-heading has-display-font-size">Twelve pounds<br>is a willow.</h2>
<!-- /wp:heading -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"36px","bottom":"0"},"blockGap":{"top":"12px","left":"12px"}}}} -->
<div class="wp-block-buttons" style="margin-top:36px;margin-bottom:0"><!-- wp:button {"backgroundColor":"sun","textColor":"deep","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-deep-color has-sun-background-color has-text-color has-background wp-element-button" href="/give/" style="border-radius:999px">Give £&nbsp;12</a></div>
<!-- /wp:button -->

<!-- wp:button {"backgroundColor":"sun","textColor":"deep","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-deep-color has-sun-background-color has-text-color has-background wp-element-button" href="/give/" style="border-radius:999px">Give £&nbsp;40</a></div>
<!-- /wp:button -->

<!-- wp:button {"backgroundColor":"sun","textColor":"deep","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-deep-color has-sun-background-color has-text-color has-background wp-element-button" href="/give/" style="border-radius:999px">Give £&nbsp;150</a></div>
<!-- /wp:button -->

<!-- wp:button {"backgroundColor":"sun","textColor":"deep","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-deep-color has-sun-background-color has-text-color has-background wp-element-button" href="/give/" style="border-radius:999px">Give £&nbsp;900</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:paragraph {"fontSize":"note"} -->
<p class="has-note-font-size">By card, by transfer, or in the tin at the boathouse. Registered charity 0000 412.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
