<?php
/**
 * Title: Letters in sentences
 * Slug: pennant/post-letters-in-sentences
 * Description: The Friday report lost its nine charts. It has five sentences now, and one bar.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>We asked eleven managers which chart they read. They read the sentence below it.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>The letter names what was decided, what moved and who waits. You may change every word before four o’clock.</p>
<!-- /wp:paragraph -->
