<?php
/**
 * Title: The twelve names
 * Slug: tessellate-27/post-the-twelve-names
 * Description: The stage is full: a knitter, a floor layer, a mathematician of carpets and nine more.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>We read 214 proposals in one room, on one weekend, with one rule: the thing itself must come along. Twelve could bring it.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>There are no panels. Two people who agree in front of an audience are a long way of saying one sentence. If you want to disagree with a speaker, there is a wall, a pen and a dinner.</p>
<!-- /wp:paragraph -->
