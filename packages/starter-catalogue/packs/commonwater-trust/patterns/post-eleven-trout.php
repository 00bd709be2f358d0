<?php
/**
 * Title: Eleven trout
 * Slug: commonwater-trust/post-eleven-trout
 * Description: The ramp at Lower Weir stood its first flood, and was used the morning after.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>The gauge at the mill showed 2.1 meters on the sixth of February, the most since 2014. By the eighth the water was clear enough to see the stones. Two had moved, by a hand’s breadth.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>On the ninth, between six and half past seven, eleven trout went up. We will count every Tuesday and Friday until May, and need two people for the Fridays.</p>
<!-- /wp:paragraph -->
