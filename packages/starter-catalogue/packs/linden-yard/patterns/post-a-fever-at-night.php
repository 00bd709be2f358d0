<?php
/**
 * Title: A fever at night
 * Slug: linden-yard/post-a-fever-at-night
 * Description: When to wait, when to ring, and why the thermometer is the least of it.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>A child with 39 who drinks, complains and wants a story can wait until half past seven. A child with 38 who lies still and looks past you cannot.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Give something to drink, a spoon every five minutes. Take off one blanket. Write down the time and the number, and put the thermometer away for two hours.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Under three months there is no waiting. Ring 0555 0161, whatever the number says.</p>
<!-- /wp:paragraph -->
