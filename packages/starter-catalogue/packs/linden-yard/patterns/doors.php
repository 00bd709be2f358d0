<?php
/**
 * Title: Three cards: new, returning, not sure
 * Slug: linden-yard/doors
 * Description: Three colored cards that send new patients, returning patients and undecided callers the right way.
 * Categories: services
 * Keywords: cards, contact
 */
?>
<!-- wp:group {"metadata":{"name":"Three doors"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|terracotta"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"44px"}},"backgroundColor":"cream","textColor":"fir","layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-cream-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading {"textAlign":"center","fontSize":"title"} -->
<h2 class="wp-block-heading has-text-align-center has-title-font-size">Which door is yours?</h2>
<!-- /wp:heading -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"20px","left":"20px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"backgroundColor":"sage","textColor":"fir","style":{"elements":{"link":{"color":{"text":"var:preset|color|fir"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"border":{"radius":"24px"},"spacing":{"padding":{"top":"32px","right":"32px","bottom":"32px","left":"32px"},"blockGap":"12px"}}} -->
<div class="wp-block-column has-fir-color has-sage-background-color has-text-color has-background has-link-color" style="padding-top:32px;padding-right:32px;padding-bottom:32px;padding-left:32px;border-radius:24px"><!-- wp:heading {"level":3,"fontSize":"sub"} -->
<h3 class="wp-block-heading has-sub-font-size">New here</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Bring your card, and your tablets in a bag. The first visit takes forty minutes.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="/visit/">Plan the first visit</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"backgroundColor":"blush","textColor":"fir","style":{"elements":{"link":{"color":{"text":"var:preset|color|fir"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"border":{"radius":"24px"},"spacing":{"padding":{"top":"32px","right":"32px","bottom":"32px","left":"32px"},"blockGap":"12px"}}} -->
<div class="wp-block-column has-fir-color has-blush-background-color has-text-color has-background has-link-color" style="padding-top:32px;padding-right:32px;padding-bottom:32px;padding-left:32px;border-radius:24px"><!-- wp:heading {"level":3,"fontSize":"sub"} -->
<h3 class="wp-block-heading has-sub-font-size">Back again</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Repeat prescriptions are ready the next day at four, if you ring before noon.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="/services/">Look up a service</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"backgroundColor":"butter","textColor":"fir","style":{"elements":{"link":{"color":{"text":"var:preset|color|fir"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"border":{"radius":"24px"},"spacing":{"padding":{"top":"32px","right":"32px","bottom":"32px","left":"32px"},"blockGap":"12px"}}} -->
<div class="wp-block-column has-fir-color has-butter-background-color has-text-color has-background has-link-color" style="padding-top:32px;padding-right:32px;padding-bottom:32px;padding-left:32px;border-radius:24px"><!-- wp:heading {"level":3,"fontSize":"sub"} -->
<h3 class="wp-block-heading has-sub-font-size">Not sure</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Ring <a href="tel:+4905550160">0555 0160</a>. Beate at the desk knows what can wait until Monday.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="/advice/">Read what to do first</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
