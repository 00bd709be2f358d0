<?php
/**
 * Title: Contact band in dusk blue
 * Slug: atelier-sedge/contact-band
 * Description: A dark blue band with a heading, an email address in lamp yellow, an address and a telephone number.
 * Categories: call-to-action
 * Keywords: contact, dark, email
 */
?>
<!-- wp:group {"metadata":{"name":"Contact band"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|lamp"}},"heading":{"color":{"text":"var:preset|color|board"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"32px"}},"backgroundColor":"dusk","textColor":"board","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-board-color has-dusk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading {"fontSize":"display"} -->
<h2 class="wp-block-heading has-display-font-size">Send a site plan,<br>or a photo of the mud.</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><a href="mailto:draw@atelier-sedge.example">draw@atelier-sedge.example</a></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"note","fontFamily":"martian"} -->
<p class="has-martian-font-family has-note-font-size">Alder Quay 3, above the boatyard<br>0555 0173, but not on Thursdays</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
