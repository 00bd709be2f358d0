<?php
/**
 * Title: Issue with cover and contents
 * Slug: plain-objects/issue-band
 * Description: A dark band with the cover of an issue, its contents as a table, the price and a button.
 * Categories: featured
 * Keywords: issue, contents, price
 */
?>
<!-- wp:group {"metadata":{"name":"Issue"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ochre"}},"heading":{"color":{"text":"var:preset|color|newsprint"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"ink","textColor":"newsprint","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-newsprint-color has-ink-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"32px","left":"72px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"36%"} -->
<div class="wp-block-column" style="flex-basis:36%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/cover.webp' ) ); ?>" alt="Cover of issue 14: a bucket on red dots below the words Plain Objects" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"64%","style":{"spacing":{"blockGap":"24px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:64%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Issue 14:<br>Things that hold</h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"fontSize":"story","style":{"border":{"color":"var:preset|color|grey","style":"solid","width":"1px 0px 0px"}}} -->
<figure class="wp-block-table has-story-font-size"><table class="has-border-color" style="border-color:var(--wp--preset--color--grey);border-style:solid;border-width:1px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">The chair that waits for guests<br><em>Ottilie Brandt</em></td><td class="has-text-align-right" data-align="right">8</td></tr><tr><td class="has-text-align-left" data-align="left">A good knot is one you can undo<br><em>Tam Okoro</em></td><td class="has-text-align-right" data-align="right">22</td></tr><tr><td class="has-text-align-left" data-align="left">Who has the other key?<br><em>Per Lindqvist</em></td><td class="has-text-align-right" data-align="right">30</td></tr><tr><td class="has-text-align-left" data-align="left">The moon, by ladder<br><em>Noemi Castell</em></td><td class="has-text-align-right" data-align="right">41</td></tr><tr><td class="has-text-align-left" data-align="left">Nine buckets, one well<br><em>Ottilie Brandt</em></td><td class="has-text-align-right" data-align="right">56</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:paragraph -->
<p>96 pages, two inks, thread-sewn. 12 dollars, and the postman bends nothing.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"ochre","textColor":"ink","style":{"border":{"radius":"0px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-ink-color has-ochre-background-color has-text-color has-background wp-element-button" href="/subscribe/" style="border-radius:0px">Order issue 14</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
