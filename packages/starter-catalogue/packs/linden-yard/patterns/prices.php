<?php
/**
 * Title: Services with prices, as a table
 * Slug: linden-yard/prices
 * Description: A heading and a note beside a table of eight services, each with what it includes and its price.
 * Categories: services
 * Keywords: price list, table, fees
 */
?>
<!-- wp:group {"metadata":{"name":"Services and prices"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|fir"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"sage","textColor":"fir","layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-sage-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading {"textAlign":"center","fontSize":"title"} -->
<h2 class="wp-block-heading has-text-align-center has-title-font-size">What we do,<br>and what it costs</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center","style":{"spacing":{"margin":{"top":"16px"}}}} -->
<p class="has-text-align-center" style="margin-top:16px">“Covered” means that your insurance pays us and you pay nothing. Other prices are the whole price.</p>
<!-- /wp:paragraph -->

<!-- wp:group {"style":{"spacing":{"blockGap":{"top":"8px","left":"72px"}}},"layout":{"type":"grid","minimumColumnWidth":"24rem"}} -->
<div class="wp-block-group"><!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"0px","style":"none"}}} -->
<figure class="wp-block-table"><table style="border-style:none;border-width:0px"><tbody><tr><td class="has-text-align-left" data-align="left"><strong>Visit to a doctor</strong><br>Fifteen minutes, longer if it must</td><td class="has-text-align-right" data-align="right">Covered</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>First visit</strong><br>Forty minutes with one doctor</td><td class="has-text-align-right" data-align="right">Covered</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Blood test</strong><br>Weekdays 7:30 to 9:00, results in two days</td><td class="has-text-align-right" data-align="right">Covered</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Midwife at your home</strong><br>Before the birth and twelve weeks after</td><td class="has-text-align-right" data-align="right">Covered</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"0px","style":"none"}}} -->
<figure class="wp-block-table"><table style="border-style:none;border-width:0px"><tbody><tr><td class="has-text-align-left" data-align="left"><strong>Physiotherapy</strong><br>Twenty-five minutes, one room, one person</td><td class="has-text-align-right" data-align="right">€ 32</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Skin check</strong><br>Every mole, once a year</td><td class="has-text-align-right" data-align="right">€ 45</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Travel vaccination</strong><br>The list by country lies at the desk</td><td class="has-text-align-right" data-align="right">from € 30</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Sports certificate</strong><br>Tuesdays after five</td><td class="has-text-align-right" data-align="right">€ 40</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->

<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"fir","textColor":"cream","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-cream-color has-fir-background-color has-text-color has-background wp-element-button" href="/services/" style="border-radius:999px">See all services</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
