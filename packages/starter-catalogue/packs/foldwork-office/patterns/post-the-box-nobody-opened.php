<?php
/**
 * Title: The box that stayed shut
 * Slug: foldwork-office/post-the-box-nobody-opened
 * Description: A jeweller asked for a box that feels like a secret. It was one.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>Four of ten people turned it round twice and gave it back. It was the most beautiful thing we had made, and it did not work.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>We cut a half-moon for the thumb. It is a little less beautiful now, and everyone gets in.</p>
<!-- /wp:paragraph -->
