<?php
/**
 * Title: Fees by kind of work
 * Slug: atelier-sedge/fees-table
 * Description: A heading beside a table of four kinds of work with what is included and the fee.
 * Categories: services
 * Keywords: fees, table, prices
 */
?>
<!-- wp:group {"metadata":{"name":"Fees"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":{"top":"24px","left":"64px"}}},"layout":{"type":"grid","minimumColumnWidth":"27rem"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"14px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">What it costs</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Shares are of the building cost before tax. Engineers and surveyors are paid by you, at their own price.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:table {"hasFixedLayout":false,"borderColor":"graphite","style":{"border":{"style":"solid","width":"1px 0px 0px"}}} -->
<figure class="wp-block-table"><table class="has-border-color has-graphite-border-color" style="border-style:solid;border-width:1px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">New house</td><td class="has-text-align-left" data-align="left">All five stages</td><td class="has-text-align-right" data-align="right">12.5&nbsp;%</td></tr><tr><td class="has-text-align-left" data-align="left">Barn, mill or shed, made a house</td><td class="has-text-align-left" data-align="left">All five stages, and a survey of what is sound</td><td class="has-text-align-right" data-align="right">14&nbsp;%</td></tr><tr><td class="has-text-align-left" data-align="left">A room, a stair, a kitchen</td><td class="has-text-align-left" data-align="left">Drawings and six visits</td><td class="has-text-align-right" data-align="right">£&nbsp;4,800</td></tr><tr><td class="has-text-align-left" data-align="left">An afternoon on your site</td><td class="has-text-align-left" data-align="left">Two of us, boots, a sketch on paper</td><td class="has-text-align-right" data-align="right">£&nbsp;320</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
