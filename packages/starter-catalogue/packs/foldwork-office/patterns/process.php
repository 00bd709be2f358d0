<?php
/**
 * Title: Process, four numbered steps
 * Slug: foldwork-office/process
 * Description: Four steps in two rows, each with a number, a name and two sentences.
 * Categories: about
 * Keywords: process, numbers
 */
?>
<!-- wp:group {"metadata":{"name":"Process"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|night"}},"heading":{"color":{"text":"var:preset|color|night"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"paper","textColor":"night","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-night-color has-paper-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">From your<br>drawer to theirs</h2>
<!-- /wp:heading -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"48px","left":"48px"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"textColor":"slate","fontSize":"mono","fontFamily":"mono"} -->
<p class="has-slate-color has-text-color has-mono-font-family has-mono-font-size">1</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Bring the thing</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>The jam, the book, the key. We weigh it, drop it and measure the shelf it will stand on.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"textColor":"slate","fontSize":"mono","fontFamily":"mono"} -->
<p class="has-slate-color has-text-color has-mono-font-family has-mono-font-size">2</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Fold it white</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Three dummies in plain paper within a week. You choose with your hands.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"48px","left":"48px"}}}} -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"textColor":"slate","fontSize":"mono","fontFamily":"mono"} -->
<p class="has-slate-color has-text-color has-mono-font-family has-mono-font-size">3</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Print one</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>On the machine in the back room, in the real inks. It travels with you for a few days.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"textColor":"slate","fontSize":"mono","fontFamily":"mono"} -->
<p class="has-slate-color has-text-color has-mono-font-family has-mono-font-size">4</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Hand it over</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Files, dies, and a sheet with the words that your printer needs.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
