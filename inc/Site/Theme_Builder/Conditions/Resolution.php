<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

/**
 * What the resolver says of one location of a page: which template shows, and why not the others that match.
 */
final class Resolution {

	/** Another template says more about this page. */
	public const OUTRANKED = 'outranked';

	/** Another one says as much, and is newer. */
	public const OLDER = 'older';

	/** One of its conditions takes this page out. */
	public const EXCLUDED = 'excluded';

	/** The page chose a template for itself. */
	public const CHOSEN = 'chosen';

	/** It has nothing to show on this page. */
	public const GAVE_WAY = 'gave_way';

	/** It is made with Elementor, which is turned off. */
	public const NO_ELEMENTOR = 'no_elementor';

	/** Elementor cannot draw it. */
	public const BROKEN = 'broken';

	/** The template of the page has no part whose place it could take. */
	public const NO_PART = 'no_part';

	/** Template that shows; 0 where the theme's own does. */
	public int $winner = 0;

	/** Key of the condition that won; '' for none. */
	public string $key = '';

	/** Its rank. */
	public int $rank = 0;

	/** Template that would show if the one that the page chose were not there; 0 for none. */
	public int $behind_choice = 0;

	/** @var list<array{template_id: int, key: string, rank: int, why: string}> The others, the best first; why is one of this class's, but for those after CHOSEN, which are not of conditions. */
	public array $lost = array();
}
