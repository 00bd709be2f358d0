<?php
/**
 * Title: Team of four, portraits in arches
 * Slug: linden-yard/people
 * Description: Four paper portraits in arches, each with a name and what the person is good at.
 * Categories: team
 * Keywords: portraits, staff
 */
?>
<!-- wp:group {"metadata":{"name":"People"},"align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|terracotta"}},"heading":{"color":{"text":"var:preset|color|fir"}}},"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|xl","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"},"blockGap":"44px"}},"backgroundColor":"cream","textColor":"fir","layout":{"type":"constrained","contentSize":"1160px","wideSize":"1160px"}} -->
<div class="wp-block-group alignfull has-fir-color has-cream-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--xl);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)"><!-- wp:heading {"textAlign":"center","fontSize":"title"} -->
<h2 class="wp-block-heading has-text-align-center has-title-font-size">Four people, one kettle</h2>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"blockGap":"24px"}},"layout":{"type":"grid","columnCount":4,"minimumColumnWidth":"9.5rem"}} -->
<div class="wp-block-group"><!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":{"topLeft":"999px","topRight":"999px","bottomLeft":"24px","bottomRight":"24px"}}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/ines.webp' ) ); ?>" alt="Paper portrait of a woman with long dark hair and a white collar" style="border-top-left-radius:999px;border-top-right-radius:999px;border-bottom-left-radius:24px;border-bottom-right-radius:24px;aspect-ratio:4/5;object-fit:cover" /><figcaption class="wp-element-caption"><strong>Dr. Ines Aalto</strong><br>Skin, ears, long stories</figcaption></figure>
<!-- /wp:image -->

<!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":{"topLeft":"999px","topRight":"999px","bottomLeft":"24px","bottomRight":"24px"}}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/tove.webp' ) ); ?>" alt="Paper portrait of a woman with a red bun and round earrings" style="border-top-left-radius:999px;border-top-right-radius:999px;border-bottom-left-radius:24px;border-bottom-right-radius:24px;aspect-ratio:4/5;object-fit:cover" /><figcaption class="wp-element-caption"><strong>Tove Brandt</strong><br>Midwife, on a yellow bicycle</figcaption></figure>
<!-- /wp:image -->

<!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":{"topLeft":"999px","topRight":"999px","bottomLeft":"24px","bottomRight":"24px"}}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/amara.webp' ) ); ?>" alt="Paper portrait of a woman with curly black hair and a terracotta jumper" style="border-top-left-radius:999px;border-top-right-radius:999px;border-bottom-left-radius:24px;border-bottom-right-radius:24px;aspect-ratio:4/5;object-fit:cover" /><figcaption class="wp-element-caption"><strong>Dr. Amara Diallo</strong><br>Children, and their parents</figcaption></figure>
<!-- /wp:image -->

<!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":{"topLeft":"999px","topRight":"999px","bottomLeft":"24px","bottomRight":"24px"}}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/images/piotr.webp' ) ); ?>" alt="Paper portrait of a man with glasses and a grey beard" style="border-top-left-radius:999px;border-top-right-radius:999px;border-bottom-left-radius:24px;border-bottom-right-radius:24px;aspect-ratio:4/5;object-fit:cover" /><figcaption class="wp-element-caption"><strong>Piotr Lis</strong><br>Knees, backs, desks</figcaption></figure>
<!-- /wp:image --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
