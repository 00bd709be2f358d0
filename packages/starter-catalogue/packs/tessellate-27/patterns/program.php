<?php
/**
 * Title: Program
 * Slug: tessellate-27/program
 * Description: Both days in full as timetables on a dark page, a border of tiles, and four rules of the stage.
 * Categories: featured
 * Keywords: program, schedule
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|chalk"}},"heading":{"color":{"text":"var:preset|color|chalk"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"64px"}},"backgroundColor":"ink","textColor":"chalk","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-chalk-color has-ink-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"28px","left":"64px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"62%"} -->
<div class="wp-block-column" style="flex-basis:62%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size">One stage,<br>in order</h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"38%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:38%"><!-- wp:paragraph {"fontSize":"note","style":{"typography":{"fontWeight":"500","lineHeight":"1.36"}}} -->
<p class="has-note-font-size" style="font-weight:500;line-height:1.36">Twelve talks of twenty minutes. Coffee is between them, not during them. Times are when the first sentence is said.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:group {"style":{"spacing":{"blockGap":{"top":"56px","left":"48px"}}},"layout":{"type":"grid","minimumColumnWidth":"32rem"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"block","textColor":"acid","style":{"elements":{"link":{"color":{"text":"var:preset|color|acid"}},"heading":{"color":{"text":"var:preset|color|acid"}}}}} -->
<h2 class="wp-block-heading has-acid-color has-text-color has-link-color has-block-font-size">Thursday</h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"fontFamily":"display","fontSize":"name","textColor":"chalk","style":{"border":{"color":"var:preset|color|chalk","style":"solid","width":"2px 0px 0px"},"typography":{"fontWeight":"800","lineHeight":"1.14"}}} -->
<figure class="wp-block-table has-name-font-size has-display-font-family" style="font-weight:800;line-height:1.14"><table class="has-border-color has-chalk-color has-text-color" style="border-color:var(--wp--preset--color--chalk);border-style:solid;border-width:2px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">09:30</td><td class="has-text-align-left" data-align="left">Doors, coffee, a wall to fill<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Bring a pen, leave a tile</mark></td></tr><tr><td class="has-text-align-left" data-align="left">10:15</td><td class="has-text-align-left" data-align="left">The carpet that never repeats<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Hanne Okafor</mark></td></tr><tr><td class="has-text-align-left" data-align="left">10:45</td><td class="has-text-align-left" data-align="left">Seventeen groups and a floor<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Joss Tarkan</mark></td></tr><tr><td class="has-text-align-left" data-align="left">11:30</td><td class="has-text-align-left" data-align="left">Letters that lock together<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Adaeze Lumen</mark></td></tr><tr><td class="has-text-align-left" data-align="left">12:00</td><td class="has-text-align-left" data-align="left">9,000 stones, one mistake<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Delroy Ansah</mark></td></tr><tr><td class="has-text-align-left" data-align="left">14:00</td><td class="has-text-align-left" data-align="left">Workshops in three halls<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Sign up at the door</mark></td></tr><tr><td class="has-text-align-left" data-align="left">17:00</td><td class="has-text-align-left" data-align="left">Where the ceiling starts<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Samira Qadi</mark></td></tr><tr><td class="has-text-align-left" data-align="left">17:30</td><td class="has-text-align-left" data-align="left">A coat from one square<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Tomas Brink</mark></td></tr><tr><td class="has-text-align-left" data-align="left">20:00</td><td class="has-text-align-left" data-align="left">Dinner at the long tables<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Included with every ticket</mark></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"block","textColor":"vermilion","style":{"elements":{"link":{"color":{"text":"var:preset|color|vermilion"}},"heading":{"color":{"text":"var:preset|color|vermilion"}}}}} -->
<h2 class="wp-block-heading has-vermilion-color has-text-color has-link-color has-block-font-size">Friday</h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"fontFamily":"display","fontSize":"name","textColor":"chalk","style":{"border":{"color":"var:preset|color|chalk","style":"solid","width":"2px 0px 0px"},"typography":{"fontWeight":"800","lineHeight":"1.14"}}} -->
<figure class="wp-block-table has-name-font-size has-display-font-family" style="font-weight:800;line-height:1.14"><table class="has-border-color has-chalk-color has-text-color" style="border-color:var(--wp--preset--color--chalk);border-style:solid;border-width:2px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">09:30</td><td class="has-text-align-left" data-align="left">Debugging a loom<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Mirela Voss</mark></td></tr><tr><td class="has-text-align-left" data-align="left">10:00</td><td class="has-text-align-left" data-align="left">A robot, eleven days of rain<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Suri Calder</mark></td></tr><tr><td class="has-text-align-left" data-align="left">10:45</td><td class="has-text-align-left" data-align="left">Three inks are enough<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Piet Arroyo</mark></td></tr><tr><td class="has-text-align-left" data-align="left">11:15</td><td class="has-text-align-left" data-align="left">Braids you can prove<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Yuna Sorel</mark></td></tr><tr><td class="has-text-align-left" data-align="left">12:00</td><td class="has-text-align-left" data-align="left">Lunch in the drying room<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Soup, and the last of the bread</mark></td></tr><tr><td class="has-text-align-left" data-align="left">14:00</td><td class="has-text-align-left" data-align="left">Workshops in three halls<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Other halls, other tools</mark></td></tr><tr><td class="has-text-align-left" data-align="left">16:30</td><td class="has-text-align-left" data-align="left">A quilt in 256 bytes<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Leif Moran</mark></td></tr><tr><td class="has-text-align-left" data-align="left">17:00</td><td class="has-text-align-left" data-align="left">A basket is a spreadsheet<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Ines Havel</mark></td></tr><tr><td class="has-text-align-left" data-align="left">17:30</td><td class="has-text-align-left" data-align="left">Show and tell, then the bar<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Two minutes each, no slides</mark></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"tessellate-27/tile-border"} /-->

<!-- wp:group {"metadata":{"name":"Rules"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}},"heading":{"color":{"text":"var:preset|color|ink"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"56px"}},"backgroundColor":"chalk","textColor":"ink","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-ink-color has-chalk-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"32px","left":"48px"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"34%"} -->
<div class="wp-block-column" style="flex-basis:34%"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">Rules of<br>the stage</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66%","style":{"spacing":{"blockGap":"28px"}}} -->
<div class="wp-block-column" style="flex-basis:66%"><!-- wp:paragraph {"fontSize":"lead","style":{"typography":{"fontWeight":"500","lineHeight":"1.14","letterSpacing":"-0.022em"}}} -->
<p class="has-lead-font-size" style="font-weight:500;letter-spacing:-0.022em;line-height:1.14">Twenty minutes, then a tile drops.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"lead","style":{"typography":{"fontWeight":"500","lineHeight":"1.14","letterSpacing":"-0.022em"}}} -->
<p class="has-lead-font-size" style="font-weight:500;letter-spacing:-0.022em;line-height:1.14">Show the thing. Slides come second.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"lead","style":{"typography":{"fontWeight":"500","lineHeight":"1.14","letterSpacing":"-0.022em"}}} -->
<p class="has-lead-font-size" style="font-weight:500;letter-spacing:-0.022em;line-height:1.14">Ask on the wall, read it at dinner.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
