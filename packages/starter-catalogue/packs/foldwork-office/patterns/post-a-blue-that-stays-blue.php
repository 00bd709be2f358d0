<?php
/**
 * Title: A blue that stays blue
 * Slug: foldwork-office/post-a-blue-that-stays-blue
 * Description: Cobalt on uncoated paper dries darker. Here is by how much.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>Wet, our cobalt looks like a swimming pool. After a night it looks like a school coat. We print it eight per cent lighter now, and wait.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Ask your printer for a sheet from yesterday, never for one from the machine.</p>
<!-- /wp:paragraph -->
