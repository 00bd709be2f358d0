<?php
/**
 * Title: Program of two days
 * Slug: tessellate-27/timetable
 * Description: Two timetables beside each other on a dark band: time, title and speaker. The days have a color each.
 * Categories: featured
 * Keywords: program, schedule, timetable
 */
?>
<!-- wp:group {"metadata":{"name":"Program"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|chalk"}},"heading":{"color":{"text":"var:preset|color|chalk"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"56px"}},"backgroundColor":"ink","textColor":"chalk","layout":{"type":"constrained","contentSize":"1600px","wideSize":"1600px"}} -->
<div class="wp-block-group alignfull has-chalk-color has-ink-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading -->
<h2 class="wp-block-heading">One stage,<br>in order</h2>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"blockGap":{"top":"56px","left":"48px"}}},"layout":{"type":"grid","minimumColumnWidth":"32rem"}} -->
<div class="wp-block-group"><!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3,"fontSize":"block","textColor":"acid","style":{"elements":{"link":{"color":{"text":"var:preset|color|acid"}},"heading":{"color":{"text":"var:preset|color|acid"}}}}} -->
<h3 class="wp-block-heading has-acid-color has-text-color has-link-color has-block-font-size">Thursday</h3>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"fontFamily":"display","fontSize":"name","textColor":"chalk","style":{"border":{"color":"var:preset|color|chalk","style":"solid","width":"2px 0px 0px"},"typography":{"fontWeight":"800","lineHeight":"1.14"}}} -->
<figure class="wp-block-table has-name-font-size has-display-font-family" style="font-weight:800;line-height:1.14"><table class="has-border-color has-chalk-color has-text-color" style="border-color:var(--wp--preset--color--chalk);border-style:solid;border-width:2px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">09:30</td><td class="has-text-align-left" data-align="left">Doors, coffee, a wall to fill<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Bring a pen, leave a tile</mark></td></tr><tr><td class="has-text-align-left" data-align="left">10:15</td><td class="has-text-align-left" data-align="left">The carpet that never repeats<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Hanne Okafor</mark></td></tr><tr><td class="has-text-align-left" data-align="left">10:45</td><td class="has-text-align-left" data-align="left">Seventeen groups and a floor<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Joss Tarkan</mark></td></tr><tr><td class="has-text-align-left" data-align="left">11:30</td><td class="has-text-align-left" data-align="left">Letters that lock together<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Adaeze Lumen</mark></td></tr><tr><td class="has-text-align-left" data-align="left">20:00</td><td class="has-text-align-left" data-align="left">Dinner at the long tables<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Included with every ticket</mark></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"spacing":{"blockGap":"20px"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3,"fontSize":"block","textColor":"vermilion","style":{"elements":{"link":{"color":{"text":"var:preset|color|vermilion"}},"heading":{"color":{"text":"var:preset|color|vermilion"}}}}} -->
<h3 class="wp-block-heading has-vermilion-color has-text-color has-link-color has-block-font-size">Friday</h3>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"fontFamily":"display","fontSize":"name","textColor":"chalk","style":{"border":{"color":"var:preset|color|chalk","style":"solid","width":"2px 0px 0px"},"typography":{"fontWeight":"800","lineHeight":"1.14"}}} -->
<figure class="wp-block-table has-name-font-size has-display-font-family" style="font-weight:800;line-height:1.14"><table class="has-border-color has-chalk-color has-text-color" style="border-color:var(--wp--preset--color--chalk);border-style:solid;border-width:2px 0px 0px"><tbody><tr><td class="has-text-align-left" data-align="left">09:30</td><td class="has-text-align-left" data-align="left">Debugging a loom<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Mirela Voss</mark></td></tr><tr><td class="has-text-align-left" data-align="left">10:00</td><td class="has-text-align-left" data-align="left">A robot, eleven days of rain<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Suri Calder</mark></td></tr><tr><td class="has-text-align-left" data-align="left">10:45</td><td class="has-text-align-left" data-align="left">Three inks are enough<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Piet Arroyo</mark></td></tr><tr><td class="has-text-align-left" data-align="left">14:00</td><td class="has-text-align-left" data-align="left">Workshops in three halls<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Other halls, other tools</mark></td></tr><tr><td class="has-text-align-left" data-align="left">17:30</td><td class="has-text-align-left" data-align="left">Show and tell, then the bar<br><mark style="background-color:transparent" class="has-inline-color has-fog-color">Two minutes each, no slides</mark></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"style":{"elements":{"link":{"color":{"text":"var:preset|color|chalk"}},"heading":{"color":{"text":"var:preset|color|chalk"}}},"typography":{"fontWeight":"500"}},"textColor":"chalk"} -->
<p class="has-chalk-color has-text-color has-link-color" style="font-weight:500"><a href="/program/">Both days, minute by minute</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
