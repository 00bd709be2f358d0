<?php
/**
 * Title: One large quote
 * Slug: plain-blocks/testimonial-one
 * Description: One sentence of a customer in large letters, centered, with the name below.
 * Categories: testimonials
 * Keywords: quote, centered
 */
?>
<!-- wp:group {"metadata":{"name":"Quote"},"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"clamp(56px, 8vw, 112px)","right":"clamp(20px, 5vw, 64px)","bottom":"clamp(56px, 8vw, 112px)","left":"clamp(20px, 5vw, 64px)"},"blockGap":"24px"},"color":{"background":"#8080801a"}},"layout":{"type":"constrained","contentSize":"860px","wideSize":"860px"}} -->
<div class="wp-block-group alignfull has-background" style="margin-top:0;margin-bottom:0;padding-top:clamp(56px, 8vw, 112px);padding-right:clamp(20px, 5vw, 64px);padding-bottom:clamp(56px, 8vw, 112px);padding-left:clamp(20px, 5vw, 64px);background-color:#8080801a"><!-- wp:quote {"textAlign":"center","style":{"border":{"width":"0px","style":"none"},"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"}},"color":{"background":"#00000000"}}} -->
<blockquote class="wp-block-quote has-text-align-center has-background" style="padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;border-style:none;border-width:0px;background-color:#00000000"><!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(1.5rem, 3vw, 2.25rem)","lineHeight":"1.3"}},"align":"center"} -->
<p class="has-text-align-center" style="font-size:clamp(1.5rem, 3vw, 2.25rem);line-height:1.3">I rode in with a grinding noise and out with none. It took them forty minutes and one bearing.</p>
<!-- /wp:paragraph --><cite>Ruth Ansel, teacher</cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:group -->
