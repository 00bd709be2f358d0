<?php
/**
 * Title: Current issue
 * Slug: plain-objects/issue
 * Description: One issue: the cover with its contents, a letter from the editor, two posters and the subscription.
 * Categories: featured
 * Keywords: issue, cover
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|m","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|m","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"newsprint","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-newsprint-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--m);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--m);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"16px","left":"36px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"62%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"3px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:3px;flex-basis:62%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">Issue 14:<br>Things that hold</h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"38%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"3px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:3px;flex-basis:38%"><!-- wp:paragraph {"fontSize":"story"} -->
<p class="has-story-font-size">A bucket, a knot, a chair, a key. None of them does anything until you need it.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Cover"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0px","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"newsprint","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-newsprint-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0px;padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"48px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"42%"} -->
<div class="wp-block-column" style="flex-basis:42%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/cover.webp' ) ); ?>" alt="Cover of issue 14: a bucket on red dots below the words Plain Objects" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"58%","style":{"spacing":{"blockGap":"28px"}}} -->
<div class="wp-block-column" style="flex-basis:58%"><!-- wp:table {"hasFixedLayout":false,"fontSize":"story","style":{"border":{"color":"var:preset|color|grey","style":"solid","width":"1px 0px 0px"}}} -->
<figure class="wp-block-table has-story-font-size"><table class="has-border-color" style="border-color:var(--wp--preset--color--grey);border-style:solid;border-width:1px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">The chair that waits for guests<br><em>Ottilie Brandt</em></td><td class="has-text-align-right" data-align="right">8</td></tr><tr><td class="has-text-align-left" data-align="left">A good knot is one you can undo<br><em>Tam Okoro</em></td><td class="has-text-align-right" data-align="right">22</td></tr><tr><td class="has-text-align-left" data-align="left">Who has the other key?<br><em>Per Lindqvist</em></td><td class="has-text-align-right" data-align="right">30</td></tr><tr><td class="has-text-align-left" data-align="left">The moon, by ladder<br><em>Noemi Castell</em></td><td class="has-text-align-right" data-align="right">41</td></tr><tr><td class="has-text-align-left" data-align="left">Nine buckets, one well<br><em>Ottilie Brandt</em></td><td class="has-text-align-right" data-align="right">56</td></tr><tr><td class="has-text-align-left" data-align="left">A lamp makes a room<br><em>Ilka Moreno</em></td><td class="has-text-align-right" data-align="right">60</td></tr><tr><td class="has-text-align-left" data-align="left">Tea and the weather<br><em>Sunniva Hall</em></td><td class="has-text-align-right" data-align="right">74</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"ink","textColor":"newsprint","style":{"border":{"radius":"0px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-newsprint-color has-ink-background-color has-text-color has-background wp-element-button" href="/subscribe/" style="border-radius:0px">Order for 12 dollars</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"From the editor"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"white","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-white-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"36px","left":"36px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"25%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px;flex-basis:25%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">From the editor</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"75%","style":{"border":{"top":{"color":"var:preset|color|ink","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"14px"},"blockGap":"12px"}}} -->
<div class="wp-block-column" style="padding-top:14px;border-top-color:var(--wp--preset--color--ink);border-top-style:solid;border-top-width:1px;flex-basis:75%"><!-- wp:paragraph {"dropCap":true,"fontSize":"story"} -->
<p class="has-drop-cap has-story-font-size">This issue began with a bucket. It stood in the rain behind the print shop for eleven years, and when we moved it, there was a dry circle that the grass has not noticed yet. A thing can hold a place as well as water.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"story"} -->
<p class="has-story-font-size">So we asked what else holds. Tam went to the harbour, Per to a locksmith, and I stayed in the kitchen and looked at a chair. As always, everything is printed in two inks, and the third color you see is the paper.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"grey","fontSize":"label","fontFamily":"archivo","style":{"typography":{"lineHeight":"1.4"}}} -->
<p class="has-grey-color has-text-color has-archivo-font-family has-label-font-size" style="line-height:1.4">Ottilie Brandt, in March</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Posters"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|red"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"newsprint","textColor":"ink","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-ink-color has-newsprint-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"48px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"46%"} -->
<div class="wp-block-column" style="flex-basis:46%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/ladder.webp' ) ); ?>" alt="A red ladder that leans against the moon" /><figcaption class="wp-element-caption">The moon, by ladder. Page 41.</figcaption></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"54%","style":{"spacing":{"blockGap":"24px"}}} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:54%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/umbrella.webp' ) ); ?>" alt="An open umbrella in slanting rain, a shadow running to the right" /><figcaption class="wp-element-caption">An umbrella in its eleventh year. Page 66.</figcaption></figure>
<!-- /wp:image -->

<!-- wp:paragraph {"fontSize":"story"} -->
<p class="has-story-font-size">Each poster in the issue can be cut out along the fold. Readers send us photographs of where they hang. Most hang in kitchens, beside a chair.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"plain-objects/subscribe-strip"} /-->
