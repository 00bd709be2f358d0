<?php
/**
 * Title: The floor is back
 * Slug: tessellate-27/post-the-floor-is-back
 * Description: Kiln Hall lifted 2,310 tiles, mended what was below, and laid them in the same order.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>Each tile had a number chalked on its back. Three had two numbers, and one had a telephone number. We called it. A man of ninety answered, and knew which tile it was.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>The floor is where it was, eleven millimeters lower. Chairs no longer rock. The ramp at the north door is new, and as wide as the door.</p>
<!-- /wp:paragraph -->
