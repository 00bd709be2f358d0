<?php
/**
 * Title: Plain header
 * Slug: fixture-theme/header-plain
 * Categories: header
 * Block Types: core/template-part/header
 */
?>
<!-- wp:site-title /-->
