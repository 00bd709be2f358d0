<?php
/**
 * Title: Weeks say when they are full
 * Slug: pennant/post-weeks-say-when-they-are-full
 * Description: My week adds up hours as you drag tasks into days, and tells you on Monday what Friday would have said.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>A day has six hours in Pennant. You can change that number, but it asks why.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Noor, who builds it, has four hours left on Fridays. She says they are the reason that she likes it.</p>
<!-- /wp:paragraph -->
