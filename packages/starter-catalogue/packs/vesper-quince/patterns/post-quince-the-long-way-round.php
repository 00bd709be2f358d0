<?php
/**
 * Title: Quince, the long way round
 * Slug: vesper-quince/post-quince-the-long-way-round
 * Description: Peel nothing. Put the fruit in the oven when the last guest leaves and take it out when the first one rings.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>Peel nothing. Rub the down off with a cloth, put the fruit whole into a pot that fits it, and pour in wine to the height of a thumb.</p>
<!-- /wp:paragraph -->

<!-- wp:image {"aspectRatio":"3/2","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/bowl.webp' ) ); ?>" alt="A green bowl of lemons seen from the corner of the table, pears beside it" style="aspect-ratio:3/2;object-fit:cover" /></figure>
<!-- /wp:image -->

<!-- wp:paragraph -->
<p>Lid on, oven at 110 degrees. Put it in when the last guest leaves and take it out when the first one rings. It will be the colour of brick, and you will have done nothing.</p>
<!-- /wp:paragraph -->
