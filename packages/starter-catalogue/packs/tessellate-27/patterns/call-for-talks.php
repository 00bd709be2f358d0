<?php
/**
 * Title: Call for talks
 * Slug: tessellate-27/call-for-talks
 * Description: A dark band with a question as wide as the column, three sentences and a button in a bright color.
 * Categories: call-to-action
 * Keywords: call for papers, dark
 */
?>
<!-- wp:group {"metadata":{"name":"Call for talks"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|chalk"}},"heading":{"color":{"text":"var:preset|color|chalk"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"56px"}},"backgroundColor":"ink","textColor":"chalk","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-chalk-color has-ink-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"64px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"58%"} -->
<div class="wp-block-column" style="flex-basis:58%"><!-- wp:heading -->
<h2 class="wp-block-heading">Show us<br>the working</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"42%","style":{"spacing":{"blockGap":"26px"}}} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:42%"><!-- wp:paragraph {"fontSize":"note"} -->
<p class="has-note-font-size">Two slots stay open until March. Send one picture, three sentences and the mistake you learned from. We pay every speaker the same, and the train.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"acid","textColor":"ink","style":{"border":{"radius":"0px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-ink-color has-acid-background-color has-text-color has-background wp-element-button" href="mailto:talks@tessellate.example?subject=A%20talk" style="border-radius:0px">Send a talk</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
