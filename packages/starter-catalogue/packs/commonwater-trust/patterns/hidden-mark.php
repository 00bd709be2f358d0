<?php
/**
 * Title: Mark
 * Slug: commonwater-trust/hidden-mark
 * Inserter: no
 */
?>
<!-- wp:image {"width":"48px","height":"48px","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full is-resized"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/mark.webp' ) ); ?>" alt="Round mark of a coral sun over two green waves" style="object-fit:cover;width:48px;height:48px" /></figure>
<!-- /wp:image -->
