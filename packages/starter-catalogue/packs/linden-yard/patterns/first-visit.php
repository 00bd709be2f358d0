<?php
/**
 * Title: First visit in three steps
 * Slug: linden-yard/first-visit
 * Description: A tall arched picture of a paper flower beside three numbered steps of a first visit.
 * Categories: about
 * Keywords: steps, picture, numbers
 */
?>
<!-- wp:group {"metadata":{"name":"First visit"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|terracotta"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"cream","textColor":"fir","layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-cream-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"72px","left":"72px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"44%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:44%"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":{"topLeft":"999px","topRight":"999px","bottomLeft":"24px","bottomRight":"24px"}}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/bloom.webp' ) ); ?>" alt="A large white paper flower with blush petals inside, between green fronds" style="border-top-left-radius:999px;border-top-right-radius:999px;border-bottom-left-radius:24px;border-bottom-right-radius:24px;aspect-ratio:4/5;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"56%","style":{"spacing":{"blockGap":"24px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:56%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">How the first visit goes</h2>
<!-- /wp:heading -->

<!-- wp:list {"ordered":true,"style":{"spacing":{"padding":{"left":"24px"}}}} -->
<ol class="wp-block-list" style="padding-left:24px"><!-- wp:list-item -->
<li><strong>Ring the bell under the linden.</strong> Beate takes your coat and your card. She asks the questions, so there is no form.</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>Tell it in your own words.</strong> Forty minutes with one doctor, who looks at you and types afterwards.</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>Leave with one page.</strong> What we found, what to do, and what would be a reason to ring at night.</li>
<!-- /wp:list-item --></ol>
<!-- /wp:list -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"32px","bottom":"0"}}}} -->
<div class="wp-block-buttons" style="margin-top:32px;margin-bottom:0"><!-- wp:button {"backgroundColor":"fir","textColor":"cream","style":{"border":{"radius":"999px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-cream-color has-fir-background-color has-text-color has-background wp-element-button" href="/visit/" style="border-radius:999px">Book a first visit</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
