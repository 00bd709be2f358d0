<?php
/**
 * Title: Home
 * Slug: pennant/home
 * Description: Front page for planning software in six parts: headline with the product, a review, five views, a comparison, three plans and a closing band.
 * Categories: featured
 * Keywords: software, product, saas
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:pattern {"slug":"pennant/hero"} /-->

<!-- wp:pattern {"slug":"pennant/review"} /-->

<!-- wp:pattern {"slug":"pennant/views"} /-->

<!-- wp:pattern {"slug":"pennant/compare"} /-->

<!-- wp:pattern {"slug":"pennant/plans"} /-->

<!-- wp:pattern {"slug":"pennant/flag"} /-->
