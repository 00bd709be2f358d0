<?php
/**
 * Title: Tea is a way to look at rain
 * Slug: plain-objects/post-tea-and-the-weather
 * Description: A pot holds twenty minutes. Most showers last nineteen.
 * Categories: posts
 * Block Types: core/post-content
 * Post Types: post
 * Inserter: no
 */
?>
<!-- wp:paragraph {"dropCap":true} -->
<p class="has-drop-cap">We timed thirty showers from the office window, and thirty pots. The pot won by a minute.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>It follows that one should put the kettle on when the first drop falls, and not before.</p>
<!-- /wp:paragraph -->
