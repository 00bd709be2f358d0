<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

/** Result of the resolver for one location: the template that shows, and why other matching ones do not. */
final class Resolution {

	/** Another template is more specific. */
	public const OUTRANKED = 'outranked';

	/** Another template is as specific, and newer. */
	public const OLDER = 'older';

	/** One of its conditions excludes this page. */
	public const EXCLUDED = 'excluded';

	/** The page has its own page template. */
	public const CHOSEN = 'chosen';

	/** It renders nothing on this page. */
	public const GAVE_WAY = 'gave_way';

	/** It was made with Elementor, which is not active. */
	public const NO_ELEMENTOR = 'no_elementor';

	/** Elementor cannot render it. */
	public const BROKEN = 'broken';

	/** The page's template has no such part to replace. */
	public const NO_PART = 'no_part';

	/** Id of the template. 0 for the theme's own. */
	public int $winner = 0;

	/** Key of the winning condition. '' for none. */
	public string $key = '';

	public int $rank = 0;

	/** Id of the template that shows if the page's own page template is missing. 0 for none. */
	public int $behind_choice = 0;

	/** @var list<array{template_id: int, key: string, rank: int, why: string}> The best first. why: OUTRANKED, OLDER, EXCLUDED or CHOSEN. */
	public array $lost = array();
}
