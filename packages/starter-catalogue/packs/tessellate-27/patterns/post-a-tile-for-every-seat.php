<?php
/**
 * Title: A tile for every seat
 * Slug: tessellate-27/post-a-tile-for-every-seat
 * Description: Your badge this year weighs 140 grams, and you must not drop it.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>Badges are plastic, and plastic is boring. So the workshop in Hall B has fired 420 tiles, each with a hole, a cord and a name. They form one pattern, which nobody has seen yet.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>On Friday at half past five we lay them out on the floor. If yours is missing, there is a hole with your name on it.</p>
<!-- /wp:paragraph -->
