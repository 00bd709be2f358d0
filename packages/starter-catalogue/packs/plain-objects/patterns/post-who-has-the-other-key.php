<?php
/**
 * Title: Who has the other key?
 * Slug: plain-objects/post-who-has-the-other-key
 * Description: On average, four people you no longer see.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph {"dropCap":true} -->
<p class="has-drop-cap">The locksmith keeps a drawer of keys that were cut and not collected. Some have been there since his father’s day. He oils them in spring.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Four people have yours, he says: a sister, a neighbor, someone you were fond of, and the man who fed the cat. He advises against changing the lock.</p>
<!-- /wp:paragraph -->
