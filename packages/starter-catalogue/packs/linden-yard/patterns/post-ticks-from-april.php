<?php
/**
 * Title: Ticks, from April
 * Slug: linden-yard/post-ticks-from-april
 * Description: Pull straight, write the date on the calendar, and look again in ten days.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>Use the flat tweezers, close to the skin, and pull straight and slowly. No oil, no glue, no turning. What stays behind falls out by itself.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Write the date on the kitchen calendar. If a red ring grows around the spot within four weeks, come by without a time. Bring the calendar.</p>
<!-- /wp:paragraph -->
