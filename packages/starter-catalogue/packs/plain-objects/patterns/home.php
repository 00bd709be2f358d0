<?php
/**
 * Title: Front page
 * Slug: plain-objects/home
 * Description: A front page in six parts: lead stories with the latest posts, the issue with its contents, three departments, an essay, letters and a subscription.
 * Categories: featured
 * Keywords: magazine, newspaper
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:pattern {"slug":"plain-objects/front"} /-->

<!-- wp:pattern {"slug":"plain-objects/issue-band"} /-->

<!-- wp:pattern {"slug":"plain-objects/departments"} /-->

<!-- wp:pattern {"slug":"plain-objects/essay"} /-->

<!-- wp:pattern {"slug":"plain-objects/letters"} /-->

<!-- wp:pattern {"slug":"plain-objects/subscribe-strip"} /-->
