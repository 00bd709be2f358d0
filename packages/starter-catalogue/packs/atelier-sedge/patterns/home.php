<?php
/**
 * Title: Home page of an architecture practice
 * Slug: atelier-sedge/home
 * Description: Home page for an architect, interior designer or builder: a house at dusk from edge to edge, two projects with picture and plan, a card model, a list of work, a section drawing and a contact band.
 * Categories: featured
 * Keywords: architect, architecture, interior design
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 */
?>
<!-- wp:pattern {"slug":"atelier-sedge/hero"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/barn"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/lookout"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/model"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/work-list"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/section"} /-->

<!-- wp:pattern {"slug":"atelier-sedge/contact-band"} /-->
