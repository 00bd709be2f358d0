<?php
/**
 * Title: The moon, by ladder
 * Slug: plain-objects/post-the-moon-by-ladder
 * Description: A roofer and her ladder, eleven meters, two sections, one view.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph {"dropCap":true} -->
<p class="has-drop-cap">The ladder is older than the roofer. It came with the business, like the van and the dog. On the top rung someone has written a date, in a place that only roofers see.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>From there, she says, the town looks planned.</p>
<!-- /wp:paragraph -->
