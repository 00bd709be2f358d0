<?php
/**
 * Title: Prices as a poster table
 * Slug: tessellate-27/ticket-table
 * Description: A headline and a table in poster type: ticket, what it includes, price on the right, and a button.
 * Categories: featured
 * Keywords: prices, tickets, table
 */
?>
<!-- wp:group {"metadata":{"name":"Tickets"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading -->
<h2 class="wp-block-heading">Tickets</h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"fontFamily":"display","fontSize":"row","textColor":"ink","style":{"border":{"color":"var:preset|color|ink","style":"solid","width":"2px 0px 0px"},"typography":{"fontWeight":"800","lineHeight":"1.14"}}} -->
<figure class="wp-block-table has-row-font-size has-display-font-family" style="font-weight:800;line-height:1.14"><table class="has-border-color has-ink-color has-text-color" style="border-color:var(--wp--preset--color--ink);border-style:solid;border-width:2px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">Student</td><td class="has-text-align-left" data-align="left">Both days, dinner, front seats</td><td class="has-text-align-right" data-align="right">$190</td></tr><tr><td class="has-text-align-left" data-align="left">Standard</td><td class="has-text-align-left" data-align="left">Both days, dinner, a workshop</td><td class="has-text-align-right" data-align="right">$340</td></tr><tr><td class="has-text-align-left" data-align="left">Studio of four</td><td class="has-text-align-left" data-align="left">Four seats, four workshops</td><td class="has-text-align-right" data-align="right">$1,180</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"ink","textColor":"chalk","style":{"border":{"radius":"0px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-chalk-color has-ink-background-color has-text-color has-background wp-element-button" href="/tickets/" style="border-radius:0px">Choose a ticket</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
