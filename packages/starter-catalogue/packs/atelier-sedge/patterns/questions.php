<?php
/**
 * Title: Questions before the first line
 * Slug: atelier-sedge/questions
 * Description: A heading beside four questions with answers that open.
 * Categories: faq
 * Keywords: questions, accordion
 */
?>
<!-- wp:group {"metadata":{"name":"Questions"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"24px","left":"20px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"33.33%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Before the<br>first line</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.67%","style":{"spacing":{"blockGap":"14px"}}} -->
<div class="wp-block-column" style="flex-basis:66.67%"><!-- wp:details -->
<details class="wp-block-details"><summary>Do you only build by water?</summary><!-- wp:paragraph -->
<p>No, but we ask about it first. Two of thirty-one stand on a hill, and one of those has a well.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>Can we build parts of it ourselves?</summary><!-- wp:paragraph -->
<p>Yes. We mark on the drawings what two people and a weekend can do. Roofs are not marked.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>Will it look like the picture?</summary><!-- wp:paragraph -->
<p>The picture is drawn from the same numbers as the house. The weather is ours, the sofa is yours.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary>How soon could you begin?</summary><!-- wp:paragraph -->
<p>We take four commissions a year, in the order of letters. The next place is in March.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
