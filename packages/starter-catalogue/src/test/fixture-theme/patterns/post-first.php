<?php
/**
 * Title: The first walk
 * Slug: fixture-theme/post-first
 * Description: Along the wall.
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph {"textColor":"ink"} -->
<p class="has-ink-color has-text-color">Along the wall.</p>
<!-- /wp:paragraph -->
