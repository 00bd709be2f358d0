<?php
/**
 * Title: Front page
 * Slug: tessellate-27/home
 * Description: A front page in six parts: a word as wide as the window with the date, four figures, six speakers, two timetables, three workshops and tickets.
 * Categories: featured
 * Keywords: conference, event
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:pattern {"slug":"tessellate-27/hero"} /-->

<!-- wp:pattern {"slug":"tessellate-27/statement"} /-->

<!-- wp:pattern {"slug":"tessellate-27/speaker-wall"} /-->

<!-- wp:pattern {"slug":"tessellate-27/timetable"} /-->

<!-- wp:pattern {"slug":"tessellate-27/workshop-blocks"} /-->

<!-- wp:pattern {"slug":"tessellate-27/ticket-table"} /-->
