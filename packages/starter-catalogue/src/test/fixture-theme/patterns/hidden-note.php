<?php
/**
 * Title: Note
 * Slug: fixture-theme/hidden-note
 * Inserter: no
 */
?>
<!-- wp:paragraph {"fontSize":"body"} -->
<p class="has-body-font-size">A note.</p>
<!-- /wp:paragraph -->
