<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Import\Content\Imported_Document;
use Templately\Site\Import\Plan\Portable_Settings;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Object_Map;
use Templately\Site\Import\Run\Objects;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;
use WP_Term;

/**
 * Sets what the pack and the wizard say of the site, counts terms, and says exactly what became of the import.
 */
final class Finalize_Step implements Step {

	private const TEMPLATES = array( 'wp_template', 'wp_template_part' );

	/** Terms whose objects are counted at once. */
	private const COUNTED_AT_ONCE = 100;

	private Object_Writer $pieces;

	private Portable_Settings $settings;

	private Imported_Document $documents;

	/**
	 * @param Object_Writer            $pieces    Knows where everything is.
	 * @param Portable_Settings     $settings  Sets them.
	 * @param Imported_Document $documents Makes widgets this site's.
	 */
	public function __construct( Object_Writer $pieces, Portable_Settings $settings, Imported_Document $documents ) {
		$this->pieces    = $pieces;
		$this->settings  = $settings;
		$this->documents = $documents;
	}

	/** {@inheritDoc} */
	public function name(): string {
		return Step_List::FINALIZE;
	}

	/** {@inheritDoc} */
	public function title(): string {
		return __( 'Finishing', 'templately' );
	}

	/** {@inheritDoc} */
	public function is_needed( Import_Plan $plan ): bool {
		return true;
	}

	/** {@inheritDoc} */
	public function run_batch( Step_Context $work, int $cursor ): ?int {
		if ( 0 === $cursor ) {
			$work->log( __( 'Setting title, logo and front page', 'templately' ), 0 );
			$this->write_settings( $work );
			return 1;
		}
		// Nothing is counted before: all terms of new posts, be they the pack's or not, and what has none.
		$all = array_chunk( $work->map()->terms(), self::COUNTED_AT_ONCE );
		if ( isset( $all[ $cursor - 1 ] ) ) {
			$work->log( __( 'Counting', 'templately' ), 30 );
			$some = $all[ $cursor - 1 ];
			$work->run_batch(
				$cursor + 1,
				static function () use ( $some ): void {
					self::count( $some );
				}
			);
			return $cursor + 1;
		}
		$work->run_once(
			'rewrite',
			static function (): void {
				flush_rewrite_rules( false );
			},
			false
		);
		$work->run_batch(
			$cursor,
			function () use ( $work ): void {
				$work->set_results( $this->results( $work ) );
			}
		);
		return null;
	}

	/** {@inheritDoc} */
	public function progress( Import_Plan $plan, int $cursor ): int {
		return 0 === $cursor ? 0 : 50;
	}

	/**
	 * @param Step_Context $work What the step has to work with.
	 */
	private function write_settings( Step_Context $work ): void {
		$destination = $this->pieces->destination( $work );
		$values      = array_column( $work->plan()->settings(), 'value', 'name' );
		foreach ( array( 'logo', 'icon' ) as $name ) {
			if ( isset( $values[ $name ] ) ) {
				$values[ $name ] = $destination->media[ (int) $values[ $name ] ] ?? 0;
			}
		}
		foreach ( array( 'front_page', 'posts_page' ) as $name ) {
			if ( isset( $values[ $name ] ) ) {
				$values[ $name ] = $work->map()->id( Objects::source( (int) $values[ $name ] ) );
			}
		}
		if ( isset( $values['theme_mods']['custom_logo'] ) ) {
			$values['theme_mods']['custom_logo'] = $destination->media[ (int) $values['theme_mods']['custom_logo'] ] ?? 0;
		}
		foreach ( $values['menu_locations'] ?? array() as $location => $menu ) {
			$values['menu_locations'][ $location ] = $work->map()->id( Objects::source( (int) $menu ) );
		}
		$left_out = new Insert_Omissions();
		foreach ( $values['sidebars'] ?? array() as $sidebar => $widgets ) {
			foreach ( $widgets as $place => $content ) {
				$values['sidebars'][ $sidebar ][ $place ] = $this->documents->import( $content, $destination, $left_out );
			}
		}
		$logo = self::chosen_logo( $work->form() );
		if ( $logo > 0 ) {
			$values['logo'] = $logo;
		}
		$work->run_batch(
			1,
			function () use ( $values, $work, $left_out ): void {
				$this->settings->set( $values );
				foreach ( $left_out->all() as $part ) {
					$work->add_result( 'left_out', $part );
				}
			}
		);
	}

	/**
	 * @param array<string, mixed> $form What was chosen in the wizard.
	 * @return int Attachment; 0 for none.
	 */
	private static function chosen_logo( array $form ): int {
		$logo = is_array( $form['logo'] ?? null ) ? $form['logo'] : (array) json_decode( (string) ( $form['logo'] ?? '' ), true );
		$id   = (int) ( $logo['id'] ?? 0 );
		return $id > 0 && wp_attachment_is_image( $id ) ? $id : 0;
	}

	/**
	 * Counts the objects of some terms.
	 *
	 * @param list<int> $terms Terms.
	 */
	private static function count( array $terms ): void {
		$by_taxonomy = array();
		_prime_term_caches( $terms, false );
		foreach ( $terms as $id ) {
			$term = get_term( $id );
			if ( $term instanceof WP_Term ) {
				$by_taxonomy[ $term->taxonomy ][] = $term->term_taxonomy_id;
			}
		}
		foreach ( $by_taxonomy as $taxonomy => $ids ) {
			wp_update_term_count_now( $ids, $taxonomy );
		}
	}

	/**
	 * Says exactly what became of the import.
	 *
	 * @param Step_Context $work What the step has to work with.
	 * @return array<string, mixed>
	 */
	private function results( Step_Context $work ): array {
		$plan  = $work->plan();
		$noted = $work->run()->results;
		$kinds = array();
		$some  = array();
		foreach ( $plan->objects() as $object ) {
			$some[ 'font' === $object['kind'] ? "font:{$object['slug']}" : Objects::source( $object['number'] ) ] = $object;
			if ( count( $some ) === Object_Map::AT_ONCE ) {
				$kinds = self::counted( $kinds, $some, $work );
				$some  = array();
			}
		}
		$kinds   = self::counted( $kinds, $some, $work );
		$plugins = array_values( array_filter( $plan->plugins(), array( Plugins_Step::class, 'is_missing' ) ) );
		$failed  = $noted['dependency_data']['plugins']['failed'] ?? array();
		$theme   = $plan->theme();
		return array(
			'dependency_data' => array(
				'plugins' => array(
					'total'   => count( $plugins ),
					'succeed' => count( $plugins ) - count( $failed ),
					'failed'  => $failed,
				),
				'theme'   => $noted['dependency_data']['theme'] ?? array( 'success' => null === $theme || Import_Plan::ACTIVE === $theme['state'] ),
			),
			'post_types'      => $kinds['post_types'] ?? array(),
			'template_types'  => $kinds['template_types'] ?? array(),
			'left_out'        => $noted['left_out'] ?? array(),
			// What earlier processes did not understand of a plugin's statements.
		) + array_intersect_key( $noted, array( 'uncaptured' => true ) );
	}

	/**
	 * @param array<string, array<string, array{total: int, succeed: int, failed: list<array{what: string, why: string}>}>> $kinds What is known of others, by group and kind.
	 * @param array<string, array<string, mixed>>                                                                          $some  What the plan says of some objects, by what the map calls them.
	 * @param Step_Context                                                                                                         $work  What the step has to work with.
	 * @return array<string, array<string, array{total: int, succeed: int, failed: list<array{what: string, why: string}>}>> The same with them.
	 */
	private static function counted( array $kinds, array $some, Step_Context $work ): array {
		$here   = $work->map()->ids( array_keys( $some ) );
		$failed = $work->run()->results['failed'] ?? array();
		$wrong  = array_fill_keys( array_column( $failed, 'number' ), true );
		foreach ( $some as $source => $object ) {
			$group = in_array( $object['kind'], self::TEMPLATES, true ) ? 'template_types' : 'post_types';
			$kind  = $kinds[ $group ][ $object['kind'] ] ?? array(
				'total'   => 0,
				'succeed' => 0,
				'failed'  => array(),
			);
			++$kind['total'];
			if ( isset( $here[ $source ] ) && ! isset( $wrong[ $object['number'] ] ) ) {
				++$kind['succeed'];
			} else {
				$kind['failed'][] = self::reason( $object, $failed );
			}
			$kinds[ $group ][ $object['kind'] ] = $kind;
		}
		return $kinds;
	}

	/**
	 * @param array<string, mixed>       $object What the plan says of an object that is not here.
	 * @param list<array<string, mixed>> $failed What was noted.
	 * @return array{what: string, why: string}
	 */
	private static function reason( array $object, array $failed ): array {
		foreach ( $failed as $one ) {
			if ( $one['number'] === $object['number'] ) {
				return Objects::left_out( $one['what'], $one['why'] );
			}
		}
		return Objects::left_out( $object['title'], __( 'It was not written.', 'templately' ) );
	}
}
