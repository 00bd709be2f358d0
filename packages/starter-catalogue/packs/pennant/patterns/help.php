<?php
/**
 * Title: Help
 * Slug: pennant/help
 * Description: Three ways to reach a person, a picture of an empty list, and five questions.
 * Categories: featured
 * Keywords: help, contact
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"fog","textColor":"pine","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-fog-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"56px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"56%"} -->
<div class="wp-block-column" style="flex-basis:56%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Ask a person</h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"44%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:44%"><!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size">The people who answer are the people who write the code. It keeps the answers short, and the code.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Ways"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0px","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"fog","textColor":"pine","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-fog-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0px;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"24px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|pine"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"border":{"radius":"22px"},"spacing":{"padding":{"top":"32px","right":"32px","bottom":"32px","left":"32px"},"blockGap":"12px"}},"backgroundColor":"lilac","textColor":"pine"} -->
<div class="wp-block-column has-pine-color has-lilac-background-color has-text-color has-background has-link-color" style="padding-top:32px;padding-right:32px;padding-bottom:32px;padding-left:32px;border-radius:22px"><!-- wp:heading {"fontSize":"tile"} -->
<h2 class="wp-block-heading has-tile-font-size">Write</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><a href="mailto:hi@pennant.example">Send an email</a>. On weekdays you have an answer within a day, mostly within an hour.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|pine"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"border":{"radius":"22px"},"spacing":{"padding":{"top":"32px","right":"32px","bottom":"32px","left":"32px"},"blockGap":"12px"}},"backgroundColor":"peach","textColor":"pine"} -->
<div class="wp-block-column has-pine-color has-peach-background-color has-text-color has-background has-link-color" style="padding-top:32px;padding-right:32px;padding-bottom:32px;padding-left:32px;border-radius:22px"><!-- wp:heading {"fontSize":"tile"} -->
<h2 class="wp-block-heading has-tile-font-size">Call</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><a href="tel:+15550140120">+1 555 0140 120</a>, from nine to five. Halina picks up, or Halina calls back.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"elements":{"link":{"color":{"text":"var:preset|color|pine"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"border":{"radius":"22px"},"spacing":{"padding":{"top":"32px","right":"32px","bottom":"32px","left":"32px"},"blockGap":"12px"}},"backgroundColor":"signal","textColor":"pine"} -->
<div class="wp-block-column has-pine-color has-signal-background-color has-text-color has-background has-link-color" style="padding-top:32px;padding-right:32px;padding-bottom:32px;padding-left:32px;border-radius:22px"><!-- wp:heading {"fontSize":"tile"} -->
<h2 class="wp-block-heading has-tile-font-size">Sit together</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Wednesdays at three: one screen, up to ten teams, every question. Write for the link.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"pennant/questions"} /-->

<!-- wp:group {"metadata":{"name":"Empty list"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"fog","textColor":"pine","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-fog-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"32px","left":"56px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"54%","style":{"border":{"radius":"22px"}},"backgroundColor":"lilac"} -->
<div class="wp-block-column has-lilac-background-color has-background" style="border-radius:22px;flex-basis:54%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}},"border":{"radius":"22px"}}} -->
<figure class="wp-block-image size-full has-custom-border" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/empty.webp' ) ); ?>" alt="An empty list: nothing waits for you, close the laptop" style="border-radius:22px" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"46%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:46%"><!-- wp:heading -->
<h2 class="wp-block-heading">The best page<br>we ever made</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>You see it when your week is done. We tested eleven versions. This one made people leave.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
