<?php
/**
 * Title: A garden in one page
 * Slug: fixture-theme/home
 * Description: A dark band & a leaf.
 * Categories: featured
 * Keywords: garden, leaf
 * Block Types: core/post-content
 * Post Types: page
 */
?>
<!-- wp:pattern {"slug":"fixture-theme/hero"} /-->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/leaf.webp' ) ); ?>" alt="A leaf"/></figure>
<!-- /wp:image -->

<!-- wp:paragraph {"textColor":"ink","fontSize":"body"} -->
<p class="has-ink-color has-text-color has-body-font-size">See <a href="/about/">the garden</a> or <a href="/">go home</a>.</p>
<!-- /wp:paragraph -->
