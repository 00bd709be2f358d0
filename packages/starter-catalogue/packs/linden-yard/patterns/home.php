<?php
/**
 * Title: Home page of a neighborhood clinic
 * Slug: linden-yard/home
 * Description: Home page for a family practice, clinic or midwife: headline in a paper garden with opening hours, three cards for new and returning patients, services with prices, team, a quote and a map.
 * Categories: featured
 * Keywords: clinic, doctor, practice
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:pattern {"slug":"linden-yard/hero"} /-->

<!-- wp:pattern {"slug":"linden-yard/doors"} /-->

<!-- wp:pattern {"slug":"linden-yard/prices"} /-->

<!-- wp:pattern {"slug":"linden-yard/people"} /-->

<!-- wp:pattern {"slug":"linden-yard/neighbour"} /-->

<!-- wp:pattern {"slug":"linden-yard/find-us"} /-->
