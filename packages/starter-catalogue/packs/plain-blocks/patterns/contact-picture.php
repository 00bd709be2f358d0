<?php
/**
 * Title: Contact with a picture
 * Slug: plain-blocks/contact-picture
 * Description: A picture of the place beside the address, the hours and a button.
 * Categories: contact
 * Keywords: address, picture
 */
?>
<!-- wp:group {"metadata":{"name":"Contact"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"},"color":{"background":"#8080801a"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-background" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px);background-color:#8080801a"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"56px","left":"56px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:50%"><!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"12px"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/workshop.webp' ) ); ?>" alt="A workshop wall with tools on hooks and a wheel on the stand" style="border-radius:12px;aspect-ratio:1;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:50%"><!-- wp:heading -->
<h2 class="wp-block-heading">The green gate on Quay Street</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Tram 6 to Weir Bridge, then two minutes along the water. Ring the bell if the gate is shut.</p>
<!-- /wp:paragraph -->

<!-- wp:table {"style":{"border":{"width":"0px"}}} -->
<figure class="wp-block-table"><table class="has-fixed-layout" style="border-width:0px"><tbody><tr><td>Tuesday to Friday</td><td class="has-text-align-right" data-align="right">8 – 18</td></tr><tr><td>Saturday</td><td class="has-text-align-right" data-align="right">9 – 14</td></tr><tr><td>Sunday, Monday</td><td class="has-text-align-right" data-align="right">closed</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="mailto:hello@example.com">Write to us</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
