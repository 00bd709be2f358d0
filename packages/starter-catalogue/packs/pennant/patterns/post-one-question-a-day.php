<?php
/**
 * Title: One question a day
 * Slug: pennant/post-one-question-a-day
 * Description: Pennant used to list everything that was open. Now it asks for the one answer that moves the most dates.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph -->
<p>A list of forty open questions is answered from the top, by whoever has time. So the cheap ones are decided, and the expensive one waits.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Pennant now counts what each answer would move, and asks only the one that moves most. You find the others under Decisions, in the same order. Thirty-one teams asked for this, in very different words.</p>
<!-- /wp:paragraph -->
