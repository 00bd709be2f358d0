<?php
/**
 * Title: The meadow under water
 * Slug: commonwater-trust/post-the-meadow-under-water
 * Description: Long Meadow held the flood for three days. Mill Street stayed dry.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>In 2014 the same rain stood forty centimeters deep in Mill Street. This year the meadow took it: eleven hectares, up to the second bar of the gate, for three days.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>The lapwings were there on the first of them. The insurance of Mill Street has asked for our drawings.</p>
<!-- /wp:paragraph -->
