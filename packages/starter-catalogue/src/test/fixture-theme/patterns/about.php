<?php
/**
 * Title: About the garden
 * Slug: fixture-theme/about
 * Description: Words.
 * Categories: about
 * Block Types: core/post-content
 * Post Types: page
 */
?>
<!-- wp:media-text {"mediaType":"image"} -->
<div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/stone.webp' ) ); ?>" alt="A stone" class="size-full"/></figure><div class="wp-block-media-text__content"><!-- wp:paragraph -->
<p>Stone.</p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:media-text -->

<!-- wp:pattern {"slug":"fixture-theme/hidden-note"} /-->
