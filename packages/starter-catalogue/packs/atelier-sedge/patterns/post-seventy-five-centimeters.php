<?php
/**
 * Title: Seventy-five centimeters
 * Slug: atelier-sedge/post-seventy-five-centimeters
 * Description: The river came to the ninth board of the wall at Marl, and stopped to look.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>On the sixth of February the gauge at the weir stood 61 cm above its winter mark. The deck was under water from Friday until Monday. The floor is at 75.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Ilse rang at seven in the morning, to say that there was a swan at the glass, at eye level, and did we want a photograph.</p>
<!-- /wp:paragraph -->
