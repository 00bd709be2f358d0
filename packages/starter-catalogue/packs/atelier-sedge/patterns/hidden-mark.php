<?php
/**
 * Title: Mark
 * Slug: atelier-sedge/hidden-mark
 * Inserter: no
 */
?>
<!-- wp:image {"width":"36px","height":"36px","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full is-resized"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/mark.webp' ) ); ?>" alt="Mark of a gabled house with one lit door above a line of water" style="object-fit:cover;width:36px;height:36px" /></figure>
<!-- /wp:image -->
