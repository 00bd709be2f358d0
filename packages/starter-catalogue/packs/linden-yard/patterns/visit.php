<?php
/**
 * Title: Visit: booking, hours and directions
 * Slug: linden-yard/visit
 * Description: How to book and get there: an opener, telephone and email, the opening hours as a table, the first visit in three steps and a map.
 * Categories: featured
 * Keywords: booking, opening hours, address
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:group {"metadata":{"name":"Opener"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|terracotta"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"28px"}},"backgroundColor":"cream","textColor":"fir","layout":{"type":"constrained","contentSize":"760px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-cream-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:image {"width":"176px","height":"220px","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"center","style":{"border":{"radius":{"topLeft":"999px","topRight":"999px","bottomLeft":"24px","bottomRight":"24px"}}}} -->
<figure class="wp-block-image aligncenter size-full is-resized has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/bloom.webp' ) ); ?>" alt="A large white paper flower with blush petals inside, between green fronds" style="border-top-left-radius:999px;border-top-right-radius:999px;border-bottom-left-radius:24px;border-bottom-right-radius:24px;object-fit:cover;width:176px;height:220px" /></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":1,"textAlign":"center","fontSize":"display"} -->
<h1 class="wp-block-heading has-text-align-center has-display-font-size">Book in one call</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center","fontSize":"lead"} -->
<p class="has-text-align-center has-lead-font-size">Ring <a href="tel:+4905550160">0555 0160</a>, or write to <a href="mailto:desk@lindenyard.example">desk@lindenyard.example</a>. We answer by noon.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"name":"Hours"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|fir"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|xl","left":"var:preset|spacing|edge"},"blockGap":"40px"}},"backgroundColor":"butter","textColor":"fir","layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-butter-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--xl);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:group {"style":{"spacing":{"blockGap":"24px"}},"layout":{"type":"constrained","contentSize":"680px","wideSize":"680px"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"title"} -->
<h2 class="wp-block-heading has-title-font-size">When the door is open</h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"0px","style":"none"}}} -->
<figure class="wp-block-table"><table style="border-style:none;border-width:0px"><tbody><tr><td class="has-text-align-left" data-align="left">Monday, Wednesday, Thursday</td><td class="has-text-align-right" data-align="right">7:30 – 18:30</td></tr><tr><td class="has-text-align-left" data-align="left">Tuesday</td><td class="has-text-align-right" data-align="right">7:30 – 20:00</td></tr><tr><td class="has-text-align-left" data-align="left">Friday</td><td class="has-text-align-right" data-align="right">7:30 – 15:00</td></tr><tr><td class="has-text-align-left" data-align="left">Saturday</td><td class="has-text-align-right" data-align="right">9:00 – 12:00</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:paragraph {"fontSize":"note"} -->
<p class="has-note-font-size">The first hour and a half of each weekday is without a time: first come, first seen.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"linden-yard/first-visit"} /-->

<!-- wp:pattern {"slug":"linden-yard/find-us"} /-->

<!-- wp:pattern {"slug":"linden-yard/neighbour"} /-->
