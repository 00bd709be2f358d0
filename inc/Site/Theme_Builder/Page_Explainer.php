<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Conditions\Condition_Targets;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;
use Templately\Site\Theme_Builder\Conditions\Request_Facts;
use Templately\Site\Theme_Builder\Conditions\Request_Simulation;
use Templately\Site\Theme_Builder\Conditions\Resolution;
use Templately\Site\Theme_Builder\Conditions\Resolver;
use Templately\Site\Theme_Builder\Elementor\Elementor_Templates;
use Templately\Site\Theme_Builder\Rendering\Template_Part_Finder;
use Templately\Site\Theme_Builder\Templates\Template_Fault;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;
use WP_Post;

/**
 * Explains which template, header and footer a page shows, and why other matching ones do not show.
 * @phpstan-type Template array{template_id: int, title: string, edit_link: string, condition: string, rank: int, why: string, reason: string}
 * @phpstan-type Explanation array{location: string, winner: Template|null, reason: string, others: list<Template>}
 */
final class Page_Explainer {

	private Condition_Store $store;

	private Condition_Types $types;

	private Condition_Targets $targets;

	private Request_Simulation $simulation;

	public function __construct( Condition_Store $store, Condition_Types $types, Condition_Targets $targets, Request_Simulation $simulation ) {
		$this->store      = $store;
		$this->types      = $types;
		$this->targets    = $targets;
		$this->simulation = $simulation;
	}

	/** @return list<Explanation>|null One per location. null if the URL is not a page of this site. */
	public function explain_url( string $address ): ?array {
		$facts = $this->simulation->simulate( $address );
		return null === $facts || ! $facts->has_locations ? null : $this->explain_query( $facts );
	}

	/**
	 * @param array<string, string>|null $gave_way For the current page: locations whose template did not render, and why (constants of Resolution). null for other pages.
	 * @return list<Explanation> One per location.
	 */
	public function explain_query( Request_Facts $facts, ?array $gave_way = null ): array {
		$titles = array();
		$full   = array();
		$faulty = array();
		foreach ( $this->store->find_matching_with_titles( array_keys( $facts->matching_keys() ) ) as $row ) {
			$titles[ (int) $row['template_id'] ] = $row['post_title'];
			if ( '' === $row['fault'] ) {
				$full[] = $row;
			} elseif ( '0' === (string) $row['is_exclude'] ) {
				$faulty[ $row['location'] ][ (int) $row['template_id'] ] = array( $row['k'], $row['fault'] );
			}
		}
		$outcomes = Resolver::resolve( $facts->matching_keys(), $full, '' !== $facts->chosen );
		$found    = array();
		foreach ( Theme_Builder_Schema::LOCATIONS as $location ) {
			$outcome = $outcomes[ $location ] ?? new Resolution();
			$winner  = 0 === $outcome->winner ? null : $this->template( $outcome->winner, $titles, $outcome->key, $outcome->rank, '' );
			$others  = array();
			foreach ( $outcome->lost as $lost ) {
				$others[] = $this->template( $lost['template_id'], $titles, $lost['key'], $lost['rank'], $lost['why'] );
			}
			foreach ( $faulty[ $location ] ?? array() as $id => list( $key, $fault ) ) {
				$others[] = $this->template( $id, $titles, $key, $facts->matching_keys()[ $key ], $fault );
			}
			$reason = 0 === $outcome->behind_choice ? __( 'The theme’s own is shown because no template matches this page.', 'templately' ) : sprintf( /* translators: %s: name of a template. */ __( 'The template “%s” is shown because it was chosen for this page.', 'templately' ), $facts->chosen );
			$why    = null === $winner ? '' : self::reason_not_shown( $outcome->winner, $location, $gave_way[ $location ] ?? '', $outcomes['body']->winner ?? 0 );
			if ( '' !== $why ) {
				$winner = null;
				$loser  = $this->template( $outcome->winner, $titles, $outcome->key, $outcome->rank, $why );
				$reason = sprintf( /* translators: 1: name of a template, 2: sentence that says why it does not show. */ __( 'The theme’s own is shown instead of “%1$s”. %2$s', 'templately' ), $loser['title'], $loser['reason'] );
				array_unshift( $others, $loser );
			} elseif ( null !== $winner && null === $gave_way && 0 === ( $outcomes['body']->winner ?? 0 ) ) {
				$winner['reason'] = trim( $winner['reason'] . ' ' . Template_Part_Finder::warning( $location ) );
			}
			$found[] = array(
				'location' => $location,
				'winner'   => $winner,
				'reason'   => null === $winner ? $reason : $winner['reason'],
				'others'   => $others,
			);
		}
		return $found;
	}

	/** Returns why a winning template does not show (a constant of Resolution), or ''. */
	private static function reason_not_shown( int $id, string $location, string $gave_way, int $body ): string {
		$around = 'body' === $location || 0 === $body || ! wp_is_block_theme() ? null : get_post( $body );
		// Elementor templates are wrapped in the theme's header and footer.
		if ( $around instanceof WP_Post && Theme_Template_Store::ELEMENTOR_TYPE !== $around->post_type && '' === $gave_way && ! Template_Part_Finder::has_part( $around->post_content, $location ) ) {
			return Resolution::NO_PART;
		}
		return '' === $gave_way ? Elementor_Templates::render_error( $id ) : $gave_way;
	}

	/**
	 * @param array<int, string> $titles Template to title.
	 * @return Template
	 */
	private function template( int $id, array $titles, string $key, int $rank, string $why ): array {
		$condition = Condition::parse( "include/$key" );
		$label     = $this->types->label( $condition, $this->targets->label( $condition ) );
		return array(
			'template_id' => $id,
			'title'       => $titles[ $id ],
			'edit_link'   => (string) get_edit_post_link( $id, 'raw' ),
			'condition'   => $label,
			'rank'        => $rank,
			'why'         => $why,
			'reason'      => '' === $why ? sprintf( /* translators: %s: condition, such as Archives / Categories / News. */ __( 'It is shown because of its condition “%s”.', 'templately' ), $label ) : self::not_shown_message( $why, $label ),
		);
	}

	/** Returns why a matching template does not show. */
	public static function not_shown_message( string $why, string $condition ): string {
		switch ( $why ) {
			case Resolution::EXCLUDED:
				/* translators: %s: condition, such as Archives / Categories / News. */
				return sprintf( __( 'Its condition “%s” excludes this page.', 'templately' ), $condition );
			case Resolution::OLDER:
				/* translators: %s: condition, such as Archives / Categories / News. */
				return sprintf( __( 'Its condition “%s” is equally specific, but it is older.', 'templately' ), $condition );
			case Resolution::CHOSEN:
				/* translators: %s: condition, such as Archives / Categories / News. */
				return sprintf( __( 'Its condition “%s” is less specific than the template chosen for this page.', 'templately' ), $condition );
			case Resolution::GAVE_WAY:
				return __( 'It has no content on this page.', 'templately' );
			case Resolution::NO_ELEMENTOR:
				return __( 'It is made with Elementor, which is not active.', 'templately' );
			case Resolution::BROKEN:
				return __( 'Elementor cannot show it because its data is damaged.', 'templately' );
			case Resolution::NO_PART:
				return __( 'The template of this page has no such part to replace.', 'templately' );
			case Template_Fault::EMPTY:
			case Template_Fault::ITSELF:
			case Template_Fault::OTHER_THEME:
				return self::fault_message( $why );
			default:
				/* translators: %s: condition, such as Archives / Categories / News. */
				return sprintf( __( 'Its condition “%s” is less specific.', 'templately' ), $condition );
		}
	}

	/** @param string $location 'header', 'footer' or 'body'. */
	public static function location_label( string $location ): string {
		$names = array(
			'header' => __( 'Header', 'templately' ),
			'footer' => __( 'Footer', 'templately' ),
			'body'   => __( 'Template', 'templately' ),
		);
		return $names[ $location ] ?? $location;
	}

	public static function no_page_message(): string {
		return __( 'This is not a page of this site.', 'templately' );
	}

	/** Returns why a template never shows. */
	public static function fault_message( string $fault ): string {
		$faults = array(
			Template_Fault::EMPTY       => __( 'It is empty, so it is not shown anywhere yet.', 'templately' ),
			Template_Fault::ITSELF      => __( 'It contains only itself, so the theme’s own is shown.', 'templately' ),
			Template_Fault::OTHER_THEME => __( 'It was made in the Site Editor for another theme and is shown only with that theme.', 'templately' ),
		);
		return $faults[ $fault ] ?? '';
	}
}
