<?php
/**
 * Title: Studio home page
 * Slug: foldwork-office/home
 * Description: A home page for a studio of two to ten: headline beside paper, an index of jobs, three pictures, services in one sentence, open prices and an e-mail address as wide as the page.
 * Categories: featured
 * Keywords: studio, heavy type
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:pattern {"slug":"foldwork-office/hero"} /-->

<!-- wp:pattern {"slug":"foldwork-office/work-index"} /-->

<!-- wp:pattern {"slug":"foldwork-office/cases"} /-->

<!-- wp:pattern {"slug":"foldwork-office/services"} /-->

<!-- wp:pattern {"slug":"foldwork-office/price-list"} /-->

<!-- wp:pattern {"slug":"foldwork-office/contact"} /-->
