<?php
/**
 * Title: Home page of a river charity
 * Slug: commonwater-trust/home
 * Description: Home page for a charity, land trust or campaign: a printed landscape with the headline in its sky, a sentence with three figures, three projects as posters, what a gift buys, a letter, volunteer days and four amounts to give.
 * Categories: featured
 * Keywords: charity, nonprofit, nature
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:pattern {"slug":"commonwater-trust/hero"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/figures"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/days"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/hidden-hills"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/projects"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/gifts"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/hidden-water"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/letter"} /-->

<!-- wp:pattern {"slug":"commonwater-trust/give-band"} /-->
