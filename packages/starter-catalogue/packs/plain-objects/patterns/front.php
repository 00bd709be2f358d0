<?php
/**
 * Title: Front page of a magazine
 * Slug: plain-objects/front
 * Description: A lead story with a poster over half the width, three short stories, and the latest posts of the site in two columns.
 * Categories: banner
 * Keywords: front page, newspaper, lead
 */
?>
<!-- wp:group {"metadata":{"name":"Front"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"newsprint","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-newsprint-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"36px","left":"36px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"50%","style":{"spacing":{"blockGap":"14px"}}} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/chair.webp' ) ); ?>" alt="A kitchen chair before a red sun; its shadow is as long as a dining table" /></figure>
<!-- /wp:image -->

<!-- wp:paragraph {"textColor":"red","fontSize":"label","fontFamily":"archivo","style":{"typography":{"fontWeight":"600","lineHeight":"1.3"}}} -->
<p class="has-red-color has-text-color has-archivo-font-family has-label-font-size" style="font-weight:600;line-height:1.3">Rooms</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">The chair that<br>waits for guests</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"story"} -->
<p class="has-story-font-size">Every kitchen has one chair that nobody sits on. It holds coats, post and, once a year, an uncle. We measured forty of them.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"grey","fontSize":"label","fontFamily":"archivo","style":{"typography":{"lineHeight":"1.4"}}} -->
<p class="has-grey-color has-text-color has-archivo-font-family has-label-font-size" style="line-height:1.4">Words by Ottilie Brandt, poster by Rui Amado</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%","style":{"spacing":{"blockGap":"36px"}}} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"36px","left":"36px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"50%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px;flex-basis:50%"><!-- wp:paragraph {"textColor":"red","fontSize":"label","fontFamily":"archivo","style":{"typography":{"fontWeight":"600","lineHeight":"1.3"}}} -->
<p class="has-red-color has-text-color has-archivo-font-family has-label-font-size" style="font-weight:600;line-height:1.3">Hands</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"headline"} -->
<h2 class="wp-block-heading has-headline-font-size">A good knot is one you can undo</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>The harbour pilot of Lowmarsh ties nine ropes each night. None has held longer than it should.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"grey","fontSize":"label","fontFamily":"archivo","style":{"typography":{"lineHeight":"1.4"}}} -->
<p class="has-grey-color has-text-color has-archivo-font-family has-label-font-size" style="line-height:1.4">Words by Tam Okoro</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"red","fontSize":"label","fontFamily":"archivo","style":{"typography":{"fontWeight":"600","lineHeight":"1.3"},"spacing":{"margin":{"top":"28px"}}}} -->
<p class="has-red-color has-text-color has-archivo-font-family has-label-font-size" style="margin-top:28px;font-weight:600;line-height:1.3">Pockets</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"headline"} -->
<h2 class="wp-block-heading has-headline-font-size">Eleven things a pencil is not for</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>It is a poor screwdriver, a fair hairpin and the best bookmark we tried.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"grey","fontSize":"label","fontFamily":"archivo","style":{"typography":{"lineHeight":"1.4"}}} -->
<p class="has-grey-color has-text-color has-archivo-font-family has-label-font-size" style="line-height:1.4">Words by Sunniva Hall</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px;flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/comb.webp' ) ); ?>" alt="A comb that stands on its back like a fence, a red sun behind its teeth" /></figure>
<!-- /wp:image -->

<!-- wp:paragraph {"textColor":"red","fontSize":"label","fontFamily":"archivo","style":{"typography":{"fontWeight":"600","lineHeight":"1.3"}}} -->
<p class="has-red-color has-text-color has-archivo-font-family has-label-font-size" style="font-weight:600;line-height:1.3">Shops</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"headline"} -->
<h2 class="wp-block-heading has-headline-font-size">Weir Street’s last maker of combs</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>He cuts forty teeth in nine minutes, and sells to people who have lost theirs.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:group {"style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"3px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"18px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:3px"><!-- wp:heading {"fontSize":"headline"} -->
<h2 class="wp-block-heading has-headline-font-size">Also new</h2>
<!-- /wp:heading -->

<!-- wp:query {"query":{"perPage":6,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","inherit":false}} -->
<div class="wp-block-query"><!-- wp:post-template {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"grid","columnCount":null,"minimumColumnWidth":"15rem"}} -->
<!-- wp:group {"style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"12px"},"blockGap":"4px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:12px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px"><!-- wp:post-title {"level":3,"isLink":true,"style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}}},"textColor":"ink","fontSize":"small-title"} /-->

<!-- wp:post-date {"textColor":"grey","fontSize":"label","fontFamily":"archivo"} /--></div>
<!-- /wp:group -->
<!-- /wp:post-template -->

<!-- wp:query-no-results -->
<!-- wp:paragraph -->
<p>No story yet.</p>
<!-- /wp:paragraph -->
<!-- /wp:query-no-results --></div>
<!-- /wp:query --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
