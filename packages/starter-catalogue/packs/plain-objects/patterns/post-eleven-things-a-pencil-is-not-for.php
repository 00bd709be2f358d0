<?php
/**
 * Title: Eleven things a pencil is not for
 * Slug: plain-objects/post-eleven-things-a-pencil-is-not-for
 * Description: A poor screwdriver, a fair hairpin, the best bookmark we tried.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph {"dropCap":true} -->
<p class="has-drop-cap">We stirred paint with it, and tea. We held a window open, a bun of hair together and a place in <em>Middlemarch</em>.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>It failed at five of eleven. It never once asked to be charged.</p>
<!-- /wp:paragraph -->
