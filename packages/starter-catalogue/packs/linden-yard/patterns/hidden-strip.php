<?php
/**
 * Title: Paper garden
 * Slug: linden-yard/hidden-strip
 * Inserter: no
 */
?>
<!-- wp:image {"width":"100%","height":"clamp(150px, 17vw, 260px)","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<figure class="wp-block-image alignfull size-full is-resized" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/strip.webp' ) ); ?>" alt="A border of paper ferns, berries and flowers growing up from the lower edge" style="object-fit:cover;width:100%;height:clamp(150px, 17vw, 260px)" /></figure>
<!-- /wp:image -->
