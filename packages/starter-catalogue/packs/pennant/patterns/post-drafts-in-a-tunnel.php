<?php
/**
 * Title: Drafts in a tunnel
 * Slug: pennant/post-drafts-in-a-tunnel
 * Description: Without a network Pennant was a white page. It reads and keeps drafts now, also on the night train.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>Everything you opened in the last two weeks is there. What you write is kept and sent once you see daylight.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>If two people change the same date, Pennant asks both. It does not guess.</p>
<!-- /wp:paragraph -->
