<?php
/**
 * Title: The shadow of a tree
 * Slug: atelier-sedge/post-the-shadow-of-a-tree
 * Description: How large should a court be? We asked the oak at noon on the shortest day.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>At Hazel Dene the children put a peg at the end of the shadow on each Monday of the term. By December the pegs ran out past the bicycle shed.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>The court is drawn around the last of them. It is eleven meters wide, and in June the same tree shades exactly the door.</p>
<!-- /wp:paragraph -->
