<?php
/**
 * Title: Strip of water
 * Slug: commonwater-trust/hidden-water
 * Inserter: no
 */
?>
<!-- wp:image {"aspectRatio":"5","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image alignfull size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/strip-water.webp' ) ); ?>" alt="A strip of open water seen from the side, with six small coral fish" style="aspect-ratio:5;object-fit:cover" /></figure>
<!-- /wp:image -->
