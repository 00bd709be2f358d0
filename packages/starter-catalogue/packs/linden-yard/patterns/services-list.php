<?php
/**
 * Title: Eight services to unfold
 * Slug: linden-yard/services-list
 * Description: Eight services in two columns. Each unfolds to say what happens and what to bring.
 * Categories: services
 * Keywords: services, accordion
 */
?>
<!-- wp:group {"metadata":{"name":"Services"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|terracotta"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"cream","textColor":"fir","layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-cream-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"56px","left":"56px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column"><!-- wp:details -->
<details class="wp-block-details"><summary>Visits and check-ups</summary><!-- wp:paragraph -->
<p>Coughs, pressure, sugar, papers for work. Bring what you take, or a photograph of the boxes.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>Children</summary><!-- wp:paragraph -->
<p>Check-ups U2 to J1, vaccinations, and a window seat from which the trains can be seen.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>Skin</summary><!-- wp:paragraph -->
<p>A full check takes twenty minutes. We photograph what should be looked at again.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>Blood and urine</summary><!-- wp:paragraph -->
<p>Come without breakfast between 7:30 and 9:00. There is tea afterwards.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column"><!-- wp:details -->
<details class="wp-block-details"><summary>Pregnancy and after</summary><!-- wp:paragraph -->
<p>Tove comes to you: before the birth every three weeks, afterwards when you ring.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>Physiotherapy</summary><!-- wp:paragraph -->
<p>One room, one person, no screens. Exercises that fit between two meetings.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>Travel</summary><!-- wp:paragraph -->
<p>Six weeks before you leave is early enough for every country on the list.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>At home</summary><!-- wp:paragraph -->
<p>For those who cannot come. Tuesday and Friday afternoons, by bicycle, up to Kiln Street.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
