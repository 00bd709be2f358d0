<?php
/**
 * Title: Questions beside a headline
 * Slug: tessellate-27/questions
 * Description: A large headline on the left, four questions between lines on the right. Each opens with a click.
 * Categories: featured
 * Keywords: questions, details
 */
?>
<!-- wp:group {"metadata":{"name":"Questions"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"56px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"32px","left":"48px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"34%"} -->
<div class="wp-block-column" style="flex-basis:34%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Before<br>you ask</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66%","style":{"spacing":{"blockGap":"0px"}}} -->
<div class="wp-block-column" style="flex-basis:66%"><!-- wp:details {"fontSize":"note","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"2px"}},"spacing":{"padding":{"top":"18px","bottom":"20px"},"margin":{"top":"0","bottom":"0"},"blockGap":"10px"}}} -->
<details class="wp-block-details has-note-font-size" style="margin-top:0;margin-bottom:0;padding-top:18px;padding-bottom:20px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:2px"><summary>Will the talks be recorded?</summary><!-- wp:paragraph {"fontSize":"body"} -->
<p class="has-body-font-size">All twelve, with captions, free for everyone in June. The dinner will not be.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"fontSize":"note","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"2px"}},"spacing":{"padding":{"top":"18px","bottom":"20px"},"margin":{"top":"0","bottom":"0"},"blockGap":"10px"}}} -->
<details class="wp-block-details has-note-font-size" style="margin-top:0;margin-bottom:0;padding-top:18px;padding-bottom:20px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:2px"><summary>Can I pass my ticket on?</summary><!-- wp:paragraph {"fontSize":"body"} -->
<p class="has-body-font-size">Until the morning itself. Send us the new name; we print badges at eight.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"fontSize":"note","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"2px"}},"spacing":{"padding":{"top":"18px","bottom":"20px"},"margin":{"top":"0","bottom":"0"},"blockGap":"10px"}}} -->
<details class="wp-block-details has-note-font-size" style="margin-top:0;margin-bottom:0;padding-top:18px;padding-bottom:20px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:2px"><summary>Is there childcare?</summary><!-- wp:paragraph {"fontSize":"body"} -->
<p class="has-body-font-size">On both days, in the old pattern store, for children from two. They tile too.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"fontSize":"note","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"2px"}},"spacing":{"padding":{"top":"18px","bottom":"20px"},"margin":{"top":"0","bottom":"0"},"blockGap":"10px"}}} -->
<details class="wp-block-details has-note-font-size" style="margin-top:0;margin-bottom:0;padding-top:18px;padding-bottom:20px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:2px"><summary>What if I cannot pay?</summary><!-- wp:paragraph {"fontSize":"body"} -->
<p class="has-body-font-size">Forty seats cost nothing. Write to door@tessellate.example, and we ask no questions.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
