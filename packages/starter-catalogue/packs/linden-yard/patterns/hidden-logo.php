<?php
/**
 * Title: Logo
 * Slug: linden-yard/hidden-logo
 * Inserter: no
 */
?>
<!-- wp:image {"width":"44px","height":"44px","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"999px"}}} -->
<figure class="wp-block-image size-full is-resized has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/leaf.webp' ) ); ?>" alt="A linden leaf folded from green paper" style="border-radius:999px;object-fit:cover;width:44px;height:44px" /></figure>
<!-- /wp:image -->
