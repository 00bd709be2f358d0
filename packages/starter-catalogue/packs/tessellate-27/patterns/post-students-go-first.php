<?php
/**
 * Title: Students go first
 * Slug: tessellate-27/post-students-go-first
 * Description: A hundred seats in the first three rows, at 190 dollars, before all others.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>People who pay most usually sit in front. They also look at their phones most. We turn it around: the first three rows are for students.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>You need a card from a school, or a letter from your master. An apprentice is a student with better hands.</p>
<!-- /wp:paragraph -->
