<?php
/**
 * Title: The chair that waits for guests
 * Slug: plain-objects/post-the-chair-that-waits-for-guests
 * Description: Every kitchen has one chair that nobody sits on. We measured forty of them.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph {"dropCap":true} -->
<p class="has-drop-cap">Every kitchen has one chair that nobody sits on. It is never the broken one. It stands a little apart, with its back to the window, and holds coats.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>We measured forty of them in Lowmarsh, in March, with a tape and a notebook. Thirty-one were bought with three others. Six had a cushion, tied on. All of them were clean below the seat, where chairs that are used are not.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Asked whom the chair was for, people said: for guests. Asked when the last one sat there, most looked at the chair, as if it might remember.</p>
<!-- /wp:paragraph -->
