<?php
/**
 * Title: Tickets
 * Slug: tessellate-27/tickets
 * Description: Three tickets as a table in poster type, the number of the year as a wide picture, where the money goes and four questions.
 * Categories: featured
 * Keywords: tickets, prices
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"56px"}},"backgroundColor":"acid","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-acid-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"64px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"62%"} -->
<div class="wp-block-column" style="flex-basis:62%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">420 chairs,<br>one floor</h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"38%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:38%"><!-- wp:paragraph {"fontSize":"note","style":{"typography":{"fontWeight":"500","lineHeight":"1.36"}}} -->
<p class="has-note-font-size" style="font-weight:500;line-height:1.36">Early prices until 31 January. Every ticket has both days, two lunches and the dinner.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Table"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading -->
<h2 class="wp-block-heading">Three kinds</h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"fontFamily":"display","fontSize":"row","textColor":"ink","style":{"border":{"color":"var:preset|color|ink","style":"solid","width":"2px 0px 0px"},"typography":{"fontWeight":"800","lineHeight":"1.14"}}} -->
<figure class="wp-block-table has-row-font-size has-display-font-family" style="font-weight:800;line-height:1.14"><table class="has-border-color has-ink-color has-text-color" style="border-color:var(--wp--preset--color--ink);border-style:solid;border-width:2px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">Student</td><td class="has-text-align-left" data-align="left">Both days, dinner, front seats</td><td class="has-text-align-right" data-align="right">$190</td></tr><tr><td class="has-text-align-left" data-align="left">Standard</td><td class="has-text-align-left" data-align="left">Both days, dinner, a workshop</td><td class="has-text-align-right" data-align="right">$340</td></tr><tr><td class="has-text-align-left" data-align="left">Studio of four</td><td class="has-text-align-left" data-align="left">Four seats, four workshops</td><td class="has-text-align-right" data-align="right">$1,180</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"ink","textColor":"chalk","style":{"border":{"radius":"0px"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-chalk-color has-ink-background-color has-text-color has-background wp-element-button" href="mailto:door@tessellate.example?subject=Ticket" style="border-radius:0px">Buy by email</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Number"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|chalk"}},"heading":{"color":{"text":"var:preset|color|chalk"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"0","right":"0","bottom":"0","left":"0"},"blockGap":"0px"}},"backgroundColor":"ink","textColor":"chalk","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull has-chalk-color has-ink-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"align":"full"} -->
<figure class="wp-block-image size-full alignfull" style="margin-top:0;margin-bottom:0"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/number.webp' ) ); ?>" alt="The number 27 laid from three parallel tubes of vermilion, acid yellow and blue on black tiles" /></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Money"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|chalk"}},"heading":{"color":{"text":"var:preset|color|chalk"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"56px"}},"backgroundColor":"ink","textColor":"chalk","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-chalk-color has-ink-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"32px","left":"48px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"34%"} -->
<div class="wp-block-column" style="flex-basis:34%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Where it<br>goes</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66%"} -->
<div class="wp-block-column" style="flex-basis:66%"><!-- wp:table {"hasFixedLayout":false,"fontFamily":"display","fontSize":"name","textColor":"chalk","style":{"border":{"color":"var:preset|color|chalk","style":"solid","width":"2px 0px 0px"},"typography":{"fontWeight":"800","lineHeight":"1.14"}}} -->
<figure class="wp-block-table has-name-font-size has-display-font-family" style="font-weight:800;line-height:1.14"><table class="has-border-color has-chalk-color has-text-color" style="border-color:var(--wp--preset--color--chalk);border-style:solid;border-width:2px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">Hall, sound, captions</td><td class="has-text-align-right" data-align="right">$118</td></tr><tr><td class="has-text-align-left" data-align="left">Speakers and their trains</td><td class="has-text-align-right" data-align="right">$96</td></tr><tr><td class="has-text-align-left" data-align="left">Two lunches, one dinner</td><td class="has-text-align-right" data-align="right">$81</td></tr><tr><td class="has-text-align-left" data-align="left">Forty free seats</td><td class="has-text-align-right" data-align="right">$32</td></tr><tr><td class="has-text-align-left" data-align="left">Tiles that crack</td><td class="has-text-align-right" data-align="right">$13</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"tessellate-27/questions"} /-->
