<?php
/**
 * Title: One wrong model
 * Slug: atelier-sedge/post-one-wrong-model
 * Description: The one that we made wrong on purpose was the one they took home.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>Stage two has three models, and one of them is wrong on purpose. It shows what we would not do: at Tern Row it was a single roof over all five houses. People find it easier to say why something is wrong than why something is right.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>The five families looked at it for a long time. They took it home, and it lives on the shelf of number two. They built the other one.</p>
<!-- /wp:paragraph -->
