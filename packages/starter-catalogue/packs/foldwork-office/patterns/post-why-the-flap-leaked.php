<?php
/**
 * Title: Why the flap leaked
 * Slug: foldwork-office/post-why-the-flap-leaked
 * Description: Twelve folds that looked good, and what a bus does to carrot seed.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>We filled each dummy with carrot seed, put it into a coat pocket and rode the 4 to the harbour and back. Twelve of thirteen leaked.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>The thirteenth had a pleat where the others had a tongue. Paper slides out of a tongue. It cannot slide out of a pleat, because the pleat pushes back.</p>
<!-- /wp:paragraph -->
