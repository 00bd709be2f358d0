<?php
/**
 * Title: Before a blood test
 * Slug: linden-yard/post-before-a-blood-test
 * Description: No breakfast, but water. And which of your tablets you should still take.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>Nothing to eat after ten in the evening. Water is allowed, and makes our work easier. Coffee counts as breakfast, even black.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Take the tablets for blood pressure and the thyroid as always. Leave the one for sugar until afterwards. If you are not sure, ring the day before.</p>
<!-- /wp:paragraph -->
