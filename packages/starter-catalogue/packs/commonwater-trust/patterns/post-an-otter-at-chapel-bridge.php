<?php
/**
 * Title: An otter at Chapel Bridge
 * Slug: commonwater-trust/post-an-otter-at-chapel-bridge
 * Description: Seen by the milkman, and confirmed by a footprint in the wet cement.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>The ledge under the third arch was two days old, and its cement not quite dry. Now it has five toes in it, and we shall leave them there.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>It is the first otter above the tide since 1962. Please walk dogs on the other bank until April.</p>
<!-- /wp:paragraph -->
