<?php
/**
 * Title: Dark band
 * Slug: fixture-theme/hero
 * Description: A dark band.
 * Categories: banner
 * Keywords: dark
 */
?>
<!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/images/leaf.webp' ) ); ?>","alt":"A leaf","dimRatio":50,"overlayColor":"ink","sizeSlug":"full"} -->
<div class="wp-block-cover"><img class="wp-block-cover__image-background size-full" alt="A leaf" src="<?php echo esc_url( get_theme_file_uri( 'assets/images/leaf.webp' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-ink-background-color has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:heading {"textColor":"paper","fontSize":"title","fontFamily":"serif"} -->
<h2 class="wp-block-heading has-paper-color has-text-color has-serif-font-family has-title-font-size">Leaf</h2>
<!-- /wp:heading --></div></div>
<!-- /wp:cover -->

<!-- wp:group {"style":{"spacing":{"padding":{"left":"var:preset|spacing|edge"}}},"gradient":"dawn","layout":{"type":"constrained"}} -->
<div class="wp-block-group has-dawn-gradient-background has-background" style="padding-left:var(--wp--preset--spacing--edge)"><!-- wp:separator -->
<hr class="wp-block-separator has-alpha-channel-opacity"/>
<!-- /wp:separator --></div>
<!-- /wp:group -->
