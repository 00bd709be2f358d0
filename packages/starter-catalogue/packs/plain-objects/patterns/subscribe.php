<?php
/**
 * Title: Subscribe
 * Slug: plain-objects/subscribe
 * Description: Three prices as a table, a poster, four questions and the address of the office.
 * Categories: featured
 * Keywords: subscribe, prices
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"newsprint","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-newsprint-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"16px","left":"36px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"62%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"3px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:3px;flex-basis:62%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Four times<br>a year, flat</h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"38%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"3px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:3px;flex-basis:38%"><!-- wp:paragraph {"fontSize":"story"} -->
<p class="has-story-font-size">The magazine comes in a card sleeve. It has never been bent, and we would like to hear if it is.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Prices"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0px","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"newsprint","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-newsprint-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0px;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:table {"hasFixedLayout":false,"fontSize":"story","style":{"border":{"color":"var:preset|color|ink","style":"solid","width":"1px 0px 0px"}}} -->
<figure class="wp-block-table has-story-font-size"><table class="has-border-color" style="border-color:var(--wp--preset--color--ink);border-style:solid;border-width:1px 0px 0px"><thead><tr><th class="has-text-align-left" data-align="left">What</th><th class="has-text-align-left" data-align="left">Where</th><th class="has-text-align-right" data-align="right">Yearly</th></tr></thead><tbody><tr><td class="has-text-align-left" data-align="left"><strong>Paper</strong>, four issues</td><td class="has-text-align-left" data-align="left">In this country</td><td class="has-text-align-right" data-align="right">$44</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Paper</strong>, four issues</td><td class="has-text-align-left" data-align="left">Anywhere else</td><td class="has-text-align-right" data-align="right">$58</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>Paper and library card</strong></td><td class="has-text-align-left" data-align="left">All back issues, to read</td><td class="has-text-align-right" data-align="right">$70</td></tr><tr><td class="has-text-align-left" data-align="left"><strong>One issue</strong></td><td class="has-text-align-left" data-align="left">To try</td><td class="has-text-align-right" data-align="right">$12</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"ink","textColor":"newsprint","style":{"border":{"radius":"0px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-newsprint-color has-ink-background-color has-text-color has-background wp-element-button" href="mailto:post@plainobjects.example?subject=Subscribe" style="border-radius:0px">Subscribe by email</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Questions"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"white","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-white-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"48px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/umbrella.webp' ) ); ?>" alt="An open umbrella in slanting rain, a shadow running to the right" /><figcaption class="wp-element-caption">It arrives in any weather.</figcaption></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%","style":{"spacing":{"blockGap":"0px"}}} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:details {"style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px","bottom":"14px"},"margin":{"top":"0","bottom":"0"}}}} -->
<details class="wp-block-details" style="margin-top:0;margin-bottom:0;padding-top:14px;padding-bottom:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px"><summary>When does my first issue come?</summary><!-- wp:paragraph -->
<p>Within a week, with the current one.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px","bottom":"14px"},"margin":{"top":"0","bottom":"0"}}}} -->
<details class="wp-block-details" style="margin-top:0;margin-bottom:0;padding-top:14px;padding-bottom:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px"><summary>May I give it away?</summary><!-- wp:paragraph -->
<p>Please. We write the card, in ink, and put your name on it or leave it off.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px","bottom":"14px"},"margin":{"top":"0","bottom":"0"}}}} -->
<details class="wp-block-details" style="margin-top:0;margin-bottom:0;padding-top:14px;padding-bottom:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px"><summary>How do I stop?</summary><!-- wp:paragraph -->
<p>You do nothing. We ask before each year, and never twice.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px","bottom":"14px"},"margin":{"top":"0","bottom":"0"}}}} -->
<details class="wp-block-details" style="margin-top:0;margin-bottom:0;padding-top:14px;padding-bottom:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px"><summary>Is there a version to read on a screen?</summary><!-- wp:paragraph -->
<p>There is this page, which has a few stories. The posters need paper.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"plain-objects/letters"} /-->
