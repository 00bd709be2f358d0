<?php
/**
 * Title: Five stages with months and fee
 * Slug: atelier-sedge/stages
 * Description: A heading beside a table of five stages of work, each with what happens, its months and its share of the fee.
 * Categories: services
 * Keywords: process, fees, table
 */
?>
<!-- wp:group {"metadata":{"name":"Stages"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|oak"}},"heading":{"color":{"text":"var:preset|color|graphite"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"board","textColor":"graphite","layout":{"type":"constrained","contentSize":"1312px","wideSize":"1312px"}} -->
<div class="wp-block-group alignfull has-graphite-color has-board-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":{"top":"24px","left":"64px"}}},"layout":{"type":"grid","minimumColumnWidth":"27rem"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"14px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Five stages</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>You may stop after any of them. The drawings so far are yours.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:table {"hasFixedLayout":false,"borderColor":"graphite","style":{"border":{"style":"solid","width":"1px 0px 0px"}}} -->
<figure class="wp-block-table"><table class="has-border-color has-graphite-border-color" style="border-style:solid;border-width:1px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">1</td><td class="has-text-align-left" data-align="left">Look: survey, rain visit, a day with you</td><td class="has-text-align-left" data-align="left">1&nbsp;month</td><td class="has-text-align-right" data-align="right">8&nbsp;%</td></tr><tr><td class="has-text-align-left" data-align="left">2</td><td class="has-text-align-left" data-align="left">Sketch: three models, one of them wrong on purpose</td><td class="has-text-align-left" data-align="left">2&nbsp;months</td><td class="has-text-align-right" data-align="right">17&nbsp;%</td></tr><tr><td class="has-text-align-left" data-align="left">3</td><td class="has-text-align-left" data-align="left">Permit: drawings, engineer, neighbors</td><td class="has-text-align-left" data-align="left">5&nbsp;months</td><td class="has-text-align-right" data-align="right">20&nbsp;%</td></tr><tr><td class="has-text-align-left" data-align="left">4</td><td class="has-text-align-left" data-align="left">Tender: every joint at 1:5, prices from four builders</td><td class="has-text-align-left" data-align="left">3&nbsp;months</td><td class="has-text-align-right" data-align="right">30&nbsp;%</td></tr><tr><td class="has-text-align-left" data-align="left">5</td><td class="has-text-align-left" data-align="left">Site: a visit each Thursday, until the stove is lit</td><td class="has-text-align-left" data-align="left">12&nbsp;months</td><td class="has-text-align-right" data-align="right">25&nbsp;%</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
