<?php
/**
 * Title: Contributors
 * Slug: plain-objects/contributors
 * Description: Who makes the magazine: a table of people, a picture, how to write for it, and the subscription.
 * Categories: featured
 * Keywords: team, contributors
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"newsprint","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-newsprint-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"16px","left":"36px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"62%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"3px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:3px;flex-basis:62%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Seven people,<br>two inks</h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"38%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"3px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:3px;flex-basis:38%"><!-- wp:paragraph {"fontSize":"story"} -->
<p class="has-story-font-size">We share a room above a print shop in Lowmarsh. The floor shakes on Thursdays.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"plain-objects/people"} /-->

<!-- wp:group {"metadata":{"name":"Write for us"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"white","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-white-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"72px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"36%"} -->
<div class="wp-block-column" style="flex-basis:36%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/comb.webp' ) ); ?>" alt="A comb that stands on its back like a fence, a red sun behind its teeth" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"64%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:64%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Send us one object</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"story"} -->
<p class="has-story-font-size">A photograph is enough, with three sentences: where it is kept, who uses it, and what it is called at home. We pay 200 dollars for a page, and we return the object.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"ink","textColor":"newsprint","style":{"border":{"radius":"0px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-newsprint-color has-ink-background-color has-text-color has-background wp-element-button" href="mailto:desk@plainobjects.example" style="border-radius:0px">Write to Ottilie</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"plain-objects/subscribe-strip"} /-->
