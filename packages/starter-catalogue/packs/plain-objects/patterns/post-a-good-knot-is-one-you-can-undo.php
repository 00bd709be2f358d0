<?php
/**
 * Title: A good knot is one you can undo
 * Slug: plain-objects/post-a-good-knot-is-one-you-can-undo
 * Description: The harbour pilot of Lowmarsh ties nine ropes each night.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph {"dropCap":true} -->
<p class="has-drop-cap">A knot that cannot be undone, says the pilot, is a mistake that holds. She ties nine each night and unties nine each morning, and counts them like children.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Her favorite is the bowline. It is firm while something pulls. When nothing does, it lets go, and asks for no thanks.</p>
<!-- /wp:paragraph -->
