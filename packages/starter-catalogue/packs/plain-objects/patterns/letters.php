<?php
/**
 * Title: Letters from readers
 * Slug: plain-objects/letters
 * Description: Three letters side by side below a line, with name and town.
 * Categories: testimonials
 * Keywords: letters, quotes
 */
?>
<!-- wp:group {"metadata":{"name":"Letters"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"newsprint","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-newsprint-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Letters</h2>
<!-- /wp:heading -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"36px","left":"36px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"33.33%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px;flex-basis:33.33%"><!-- wp:quote {"style":{"border":{"radius":"0px","width":"0px"},"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"margin":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"12px"}},"backgroundColor":"newsprint","textColor":"ink"} -->
<blockquote class="wp-block-quote has-ink-color has-newsprint-background-color has-text-color has-background" style="margin-top:0;margin-right:0;margin-bottom:0;margin-left:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;border-width:0px;border-radius:0px"><!-- wp:paragraph {"style":{"typography":{"fontStyle":"normal"}},"fontFamily":"newsreader"} -->
<p class="has-newsreader-font-family" style="font-style:normal">“Your piece on bread bins omitted ours. It is a hat box. The bread does not mind.”</p>
<!-- /wp:paragraph --><cite>Mrs. A. Dunmore, Saltley</cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px;flex-basis:33.33%"><!-- wp:quote {"style":{"border":{"radius":"0px","width":"0px"},"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"margin":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"12px"}},"backgroundColor":"newsprint","textColor":"ink"} -->
<blockquote class="wp-block-quote has-ink-color has-newsprint-background-color has-text-color has-background" style="margin-top:0;margin-right:0;margin-bottom:0;margin-left:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;border-width:0px;border-radius:0px"><!-- wp:paragraph {"style":{"typography":{"fontStyle":"normal"}},"fontFamily":"newsreader"} -->
<p class="has-newsreader-font-family" style="font-style:normal">“I have repaired the same umbrella since issue 3. Only the handle is left of the one you wrote about. I still call it that one.”</p>
<!-- /wp:paragraph --><cite>Idris Vale, Upper Coombe</cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px;flex-basis:33.33%"><!-- wp:quote {"style":{"border":{"radius":"0px","width":"0px"},"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"margin":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"12px"}},"backgroundColor":"newsprint","textColor":"ink"} -->
<blockquote class="wp-block-quote has-ink-color has-newsprint-background-color has-text-color has-background" style="margin-top:0;margin-right:0;margin-bottom:0;margin-left:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;border-width:0px;border-radius:0px"><!-- wp:paragraph {"style":{"typography":{"fontStyle":"normal"}},"fontFamily":"newsreader"} -->
<p class="has-newsreader-font-family" style="font-style:normal">“My daughter, who is six, says that a ladder is a fence that got up. Please print this.”</p>
<!-- /wp:paragraph --><cite>Yara Lindgren, Lowmarsh</cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
