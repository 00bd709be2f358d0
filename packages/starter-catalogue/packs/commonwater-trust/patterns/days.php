<?php
/**
 * Title: Volunteer days, as a list
 * Slug: commonwater-trust/days
 * Description: Three dates with a title, a meeting time and what to bring, beside a heading and a button.
 * Categories: call-to-action
 * Keywords: events, dates, volunteers
 */
?>
<!-- wp:group {"metadata":{"name":"Days"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|brick"}},"heading":{"color":{"text":"var:preset|color|deep"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"sand","textColor":"deep","layout":{"type":"constrained","contentSize":"1240px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-deep-color has-sand-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":{"top":"32px","left":"64px"}}},"layout":{"type":"grid","minimumColumnWidth":"24rem"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Two Saturdays<br>and a Sunday</h2>
<!-- /wp:heading -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"28px","bottom":"0"}}}} -->
<div class="wp-block-buttons" style="margin-top:28px;margin-bottom:0"><!-- wp:button {"backgroundColor":"deep","textColor":"sand","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-sand-color has-deep-background-color has-text-color has-background wp-element-button" href="/join/" style="border-radius:999px">Join a day</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"0px","style":"none"}}} -->
<figure class="wp-block-table"><table style="border-style:none;border-width:0px"><tbody><tr><td><strong>14&nbsp;March</strong></td><td><strong>Willows at Long Meadow</strong><br>9:30 at the gate, wellingtons, soup at one</td></tr><tr><td><strong>11&nbsp;April</strong></td><td><strong>Stones at Lower Weir</strong><br>9:00, gloves are there, bring a friend with a back</td></tr><tr><td><strong>10&nbsp;May</strong></td><td><strong>Litter by canoe</strong><br>10:00 at Chapel Bridge, down to the sea with the tide</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
