<?php
/**
 * Title: Features beside a picture
 * Slug: plain-blocks/features-picture
 * Description: A tall picture on the left, four features as a list on the right.
 * Categories: features
 * Keywords: picture, list
 */
?>
<!-- wp:group {"metadata":{"name":"Features"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"56px","left":"56px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:42%"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"12px"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/chainring.webp' ) ); ?>" alt="A chainring with five arms and a length of chain" style="border-radius:12px;aspect-ratio:4/5;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"58%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:58%"><!-- wp:heading -->
<h2 class="wp-block-heading">What a service includes</h2>
<!-- /wp:heading -->

<!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:paragraph -->
<p><strong>Brakes</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>New cables, pads checked, levers set to your hand.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:paragraph -->
<p><strong>Gears</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Indexed on the stand, then on the road.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:paragraph -->
<p><strong>Bearings</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Opened, greased and closed without play.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"border":{"top":{"color":"#80808066","width":"1px"}},"spacing":{"padding":{"top":"20px"},"blockGap":"8px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="padding-top:20px;border-top-color:#80808066;border-top-width:1px"><!-- wp:paragraph -->
<p><strong>Frame</strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Washed, waxed and looked at for cracks.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
