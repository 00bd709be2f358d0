<?php
/**
 * Title: Questions and answers
 * Slug: pennant/questions
 * Description: Five questions that people ask before they buy, beside a headline. Each opens with a click.
 * Categories: featured
 * Keywords: questions, details
 */
?>
<!-- wp:group {"metadata":{"name":"Questions"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|violet"}},"heading":{"color":{"text":"var:preset|color|pine"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"48px"}},"backgroundColor":"paper","textColor":"pine","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-pine-color has-paper-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"32px","left":"56px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"40%","style":{"spacing":{"blockGap":"20px"}}} -->
<div class="wp-block-column" style="flex-basis:40%"><!-- wp:heading -->
<h2 class="wp-block-heading">Asked before<br>the trial</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Anything else: <a href="mailto:hi@pennant.example">hi@pennant.example</a>, answered by people who build it.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"60%","style":{"spacing":{"blockGap":"0px"}}} -->
<div class="wp-block-column" style="flex-basis:60%"><!-- wp:details {"fontSize":"lead","style":{"border":{"top":{"color":"var:preset|color|lilac","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"18px","bottom":"18px"},"margin":{"top":"0","bottom":"0"}}}} -->
<details class="wp-block-details has-lead-font-size" style="margin-top:0;margin-bottom:0;padding-top:18px;padding-bottom:18px;border-top-color:var(--wp--preset--color--lilac);border-top-style:solid;border-top-width:1px"><summary>What happens on day fifteen?</summary><!-- wp:paragraph -->
<p>You get one email with one question. If nobody answers, the plan stays readable and nothing is charged.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"fontSize":"lead","style":{"border":{"top":{"color":"var:preset|color|lilac","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"18px","bottom":"18px"},"margin":{"top":"0","bottom":"0"}}}} -->
<details class="wp-block-details has-lead-font-size" style="margin-top:0;margin-bottom:0;padding-top:18px;padding-bottom:18px;border-top-color:var(--wp--preset--color--lilac);border-top-style:solid;border-top-width:1px"><summary>Can we take everything with us?</summary><!-- wp:paragraph -->
<p>Yes, at any time: one file with every task, date and decision. A spreadsheet opens it.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"fontSize":"lead","style":{"border":{"top":{"color":"var:preset|color|lilac","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"18px","bottom":"18px"},"margin":{"top":"0","bottom":"0"}}}} -->
<details class="wp-block-details has-lead-font-size" style="margin-top:0;margin-bottom:0;padding-top:18px;padding-bottom:18px;border-top-color:var(--wp--preset--color--lilac);border-top-style:solid;border-top-width:1px"><summary>Does it talk to our tracker?</summary><!-- wp:paragraph -->
<p>It reads tickets from the three that people ask for, and writes dates back. It never moves a ticket.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"fontSize":"lead","style":{"border":{"top":{"color":"var:preset|color|lilac","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"18px","bottom":"18px"},"margin":{"top":"0","bottom":"0"}}}} -->
<details class="wp-block-details has-lead-font-size" style="margin-top:0;margin-bottom:0;padding-top:18px;padding-bottom:18px;border-top-color:var(--wp--preset--color--lilac);border-top-style:solid;border-top-width:1px"><summary>Where is our data?</summary><!-- wp:paragraph -->
<p>In two places in the EU, on machines that we rent and can point at.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details {"fontSize":"lead","style":{"border":{"top":{"color":"var:preset|color|lilac","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"18px","bottom":"18px"},"margin":{"top":"0","bottom":"0"}}}} -->
<details class="wp-block-details has-lead-font-size" style="margin-top:0;margin-bottom:0;padding-top:18px;padding-bottom:18px;border-top-color:var(--wp--preset--color--lilac);border-top-style:solid;border-top-width:1px"><summary>We plan in quarters. Will that work?</summary><!-- wp:paragraph -->
<p>Yes. Pennant shows a quarter as thirteen weeks, because that is what it is.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
