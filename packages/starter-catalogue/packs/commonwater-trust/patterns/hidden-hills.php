<?php
/**
 * Title: Strip of hills
 * Slug: commonwater-trust/hidden-hills
 * Inserter: no
 */
?>
<!-- wp:image {"aspectRatio":"5","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image alignfull size-full" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/strip-hills.webp' ) ); ?>" alt="A strip of wooded hills in coral and green under a low sun" style="aspect-ratio:5;object-fit:cover" /></figure>
<!-- /wp:image -->
