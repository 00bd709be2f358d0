<?php
/**
 * Title: What to bring, with a poster
 * Slug: commonwater-trust/bring
 * Description: A printed poster beside a list of three things to bring, and a note on children and dogs.
 * Categories: about
 * Keywords: list, picture, volunteers
 */
?>
<!-- wp:group {"metadata":{"name":"Bring"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|deep"}},"heading":{"color":{"text":"var:preset|color|deep"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"36px"}},"backgroundColor":"mist","textColor":"deep","layout":{"type":"constrained","contentSize":"1240px","wideSize":"1240px"}} -->
<div class="wp-block-group alignfull has-deep-color has-mist-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"64px","left":"64px"}}},"verticalAlignment":"center"} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:42%"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/meadow.webp' ) ); ?>" alt="Printed poster: a heron stands among reeds in a flooded meadow at sunset" style="aspect-ratio:4/5;object-fit:cover" /></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"58%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:58%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">What to bring</h2>
<!-- /wp:heading -->

<!-- wp:list {"style":{"spacing":{"padding":{"left":"22px"}}}} -->
<ul class="wp-block-list" style="padding-left:22px"><!-- wp:list-item -->
<li>Boots that may get wet inside</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>A second pair of socks, for the way home</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Your own cup: ours has been to the sea and back</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph -->
<p>Children come along from six, with an adult each. Dogs stay on the bank until the herons have moved on in July.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Questions: ring <a href="tel:+4405550199">0555 0199</a> on weekday mornings.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
