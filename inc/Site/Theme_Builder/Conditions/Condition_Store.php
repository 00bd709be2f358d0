<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

use RuntimeException;
use Templately\Shared\Database\Transaction;
use Templately\Site\Theme_Builder\Templates\Template_Fault;
use wpdb;

// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- own table.

/**
 * Stores the display conditions in a table, and in an autoloaded option what pages must know before they query it.
 * @phpstan-type Row array{id: string, template_id: string, location: string, is_exclude: string, name: string, sub_name: string, sub_id: string, k: string}
 * @phpstan-type Match array{template_id: string, location: string, is_exclude: string, k: string}
 */
final class Condition_Store {

	/** Autoloaded option: number of live rows by location, the facts they need, and the theme they were computed for. */
	private const OPTION = 'templately_tb';

	/** Limits the ids, keys or rows per statement. */
	private const ROWS_PER_STATEMENT = 500;

	/** Above this number of live includes, the database picks the possible winners. Below it, returning all rows is faster. */
	private const FEW = 1000;

	private wpdb $wpdb;

	private Transaction $transaction;

	public function __construct( wpdb $wpdb, Transaction $transaction ) {
		$this->wpdb        = $wpdb;
		$this->transaction = $transaction;
	}

	/** Creates the option. A missing one would cost every page a query. */
	public static function create(): void {
		add_option( self::OPTION, array(), '', true );
	}

	public static function remove(): void {
		delete_option( self::OPTION );
	}

	/** @return array<string, int> Location to number of live rows. */
	public function locations(): array {
		return $this->option()['loc'];
	}

	/** @return list<string> Facts that conditions need and that cost queries. Constants of Request_Facts. */
	public function required_facts(): array {
		return $this->option()['need'];
	}

	/**
	 * @param array<string, int> $keys Matching keys to their ranks, which are below a million.
	 * @return list<Match> Live rows that match a page, using one query that only reads the index. With many conditions, only the best row of each template that is not excluded.
	 */
	public function find_matching( array $keys ): array {
		$matching = "FROM {$this->table()} WHERE live = 1 AND k IN ({$this->quote_list( array_map( 'strval', array_keys( $keys ) ) )})";
		if ( array_sum( $this->locations() ) <= self::FEW ) {
			/** @var list<Match> $rows */
			$rows = (array) $this->wpdb->get_results( "SELECT template_id, location, is_exclude, k $matching", ARRAY_A );
			return $rows;
		}
		$ranked = '';
		foreach ( $keys as $key => $rank ) {
			$ranked .= $this->wpdb->prepare( ' WHEN %s THEN %s', $key, sprintf( '%06d%s', $rank, $key ) );
		}
		/** @var list<Match> $rows */
		$rows = (array) $this->wpdb->get_results( "SELECT template_id, location, 0 AS is_exclude, MAX(CASE k$ranked END) AS k $matching GROUP BY template_id, location HAVING MAX(is_exclude) = 0", ARRAY_A );
		foreach ( $rows as $at => $row ) {
			$rows[ $at ]['k'] = substr( $row['k'], 6 );
		}
		return $rows;
	}

	/**
	 * Returns all rows that match any of several pages, also those that cannot win.
	 * @param list<string> $keys
	 * @return list<array{template_id: string, location: string, is_exclude: string, k: string, post_title: string, fault: string}> fault: one of Template_Fault, or ''.
	 */
	public function find_matching_with_titles( array $keys ): array {
		$rows = array();
		foreach ( array_chunk( $keys, self::ROWS_PER_STATEMENT ) as $some ) {
			/**
			 * @var list<array{template_id: string, location: string, is_exclude: string, k: string, post_title: string, post_name: string, content: string, is_ours: string, theme: string|null}> $found
			 */
			$found = (array) $this->wpdb->get_results( 'SELECT c.template_id, c.location, c.is_exclude, c.k, p.post_title, ' . Template_Fault::columns( $this->wpdb ) . " FROM {$this->table()} c JOIN {$this->wpdb->posts} p ON p.ID = c.template_id AND p.post_status = 'publish' WHERE c.k IN ({$this->quote_list( $some )}) ORDER BY c.id", ARRAY_A );
			foreach ( $found as $row ) {
				$rows[] = array( 'fault' => Template_Fault::from_row( $row ) ) + array_intersect_key( $row, array_flip( array( 'template_id', 'location', 'is_exclude', 'k', 'post_title' ) ) );
			}
		}
		/** @var list<array{template_id: string, location: string, is_exclude: string, k: string, post_title: string, fault: string}> $rows */
		return $rows;
	}

	/**
	 * @param list<int> $templates
	 * @return array<int, list<Row>> Rows of templates, the oldest first. Only templates with conditions.
	 */
	public function find_by_templates( array $templates ): array {
		$found = array();
		foreach ( array_chunk( $templates, self::ROWS_PER_STATEMENT ) as $some ) {
			/** @var list<Row> $rows */
			$rows = (array) $this->wpdb->get_results( "SELECT id, template_id, location, is_exclude, name, sub_name, sub_id, k FROM {$this->table()} WHERE template_id IN (" . implode( ',', array_map( 'intval', $some ) ) . ') ORDER BY id', ARRAY_A );
			foreach ( $rows as $row ) {
				$found[ (int) $row['template_id'] ][] = $row;
			}
		}
		return $found;
	}

	/** @param list<Condition> $conditions */
	public function replace( int $template, string $location, array $conditions ): void {
		$this->transaction->run(
			function () use ( $template, $location, $conditions ): void {
				$this->write( "DELETE FROM {$this->table()} WHERE template_id = $template" );
				foreach ( array_chunk( $conditions, self::ROWS_PER_STATEMENT ) as $some ) {
					$values = array();
					foreach ( $some as $condition ) {
						$values[] = $this->wpdb->prepare( '(%d, %s, %d, %s, %s, %d, %s, 0)', $template, $location, $condition->is_exclude() ? 1 : 0, $condition->name, $condition->sub_name, $condition->sub_id, $condition->key() );
					}
					$this->write( "INSERT INTO {$this->table()} (template_id, location, is_exclude, name, sub_name, sub_id, k, live) VALUES " . implode( ', ', $values ) );
				}
				$this->update_live_rows();
			}
		);
	}

	/** Updates the live rows after a template with conditions was published, unpublished, changed or deleted. */
	public function on_template_change( int $template, bool $is_deleted ): void {
		$this->transaction->run(
			function () use ( $template, $is_deleted ): void {
				if ( null === $this->wpdb->get_var( "SELECT id FROM {$this->table()} WHERE template_id = $template LIMIT 1" ) ) {
					return;
				}
				if ( $is_deleted ) {
					$this->write( "DELETE FROM {$this->table()} WHERE template_id = $template" );
				}
				$this->update_live_rows();
			}
		);
	}

	/** Deletes the rows of templates that were deleted without deleted_post. */
	public function delete_orphans(): void {
		$this->transaction->run(
			function (): void {
				$orphans = array_map( 'intval', $this->wpdb->get_col( "SELECT c.id FROM {$this->table()} c LEFT JOIN {$this->wpdb->posts} p ON p.ID = c.template_id WHERE p.ID IS NULL" ) );
				if ( array() !== $orphans ) {
					$this->write( "DELETE FROM {$this->table()} WHERE id IN (" . implode( ',', $orphans ) . ')' );
					$this->update_live_rows();
				}
			}
		);
	}

	/** Returns the active theme if it was switched without switch_theme, for example by reverting an import. Otherwise ''. */
	public function unrecorded_theme(): string {
		$theme = self::theme();
		return in_array( $this->option()['theme'], array( '', $theme ), true ) ? '' : $theme;
	}

	/** Updates the live rows after a theme switch: templates of the Site Editor only show under their own theme. */
	public function on_theme_change(): void {
		if ( null !== $this->wpdb->get_var( "SELECT id FROM {$this->table()} LIMIT 1" ) ) {
			$this->transaction->run(
				function (): void {
					$this->update_live_rows();
				}
			);
		}
	}

	/** Recomputes which rows can win, and the option. Rows of unpublished or faulty templates cannot win. */
	private function update_live_rows(): void {
		$wpdb = $this->wpdb;
		/** @var list<array{id: string, template_id: string, location: string, is_exclude: string, sub_name: string, k: string, live: string}> $rows */
		$rows = (array) $wpdb->get_results( "SELECT id, template_id, location, is_exclude, sub_name, k, live FROM {$this->table()}", ARRAY_A );
		$can  = array();

		$theme      = self::theme();
		$has_others = false;
		/** @var list<array{ID: string, post_name: string, content: string, is_ours: string, theme: string|null}> $templates */
		$templates = (array) $wpdb->get_results( 'SELECT p.ID, ' . Template_Fault::columns( $wpdb ) . " FROM $wpdb->posts p WHERE p.post_status = 'publish' AND p.ID IN (SELECT template_id FROM {$this->table()})", ARRAY_A );
		foreach ( $templates as $template ) {
			$fault      = Template_Fault::from_row( $template, $theme );
			$has_others = $has_others || Template_Fault::OTHER_THEME === $fault;

			$can[ (int) $template['ID'] ] = '' === $fault;
		}
		$live = array();
		$loc  = array();
		$able = array_filter(
			$rows,
			static function ( array $row ) use ( $can ): bool {
				return $can[ (int) $row['template_id'] ] ?? false;
			}
		);
		foreach ( Condition_Pruner::filter( array_values( $able ) ) as $row ) {
			$live[ $row['id'] ] = $row['sub_name'];
			if ( 0 === (int) $row['is_exclude'] ) {
				$loc[ $row['location'] ] = ( $loc[ $row['location'] ] ?? 0 ) + 1;
			}
		}
		$changed = array( array(), array() );
		foreach ( $rows as $row ) {
			$is_live = isset( $live[ $row['id'] ] ) ? 1 : 0;
			if ( $is_live !== (int) $row['live'] ) {
				$changed[ $is_live ][] = (int) $row['id'];
			}
		}
		foreach ( $changed as $is_live => $ids ) {
			foreach ( array_chunk( $ids, self::ROWS_PER_STATEMENT ) as $some ) {
				$this->write( "UPDATE {$this->table()} SET live = $is_live WHERE id IN (" . implode( ',', $some ) . ')' );
			}
		}
		$need = array_values( array_unique( array_merge( array(), ...array_map( array( self::class, 'facts_for' ), array_values( array_unique( $live ) ) ) ) ) );
		sort( $need );
		ksort( $loc );
		// If only templates of another theme could show, store the theme, so that pages notice when it returns.
		if ( ! update_option( self::OPTION, array() === $loc && ! $has_others ? array() : compact( 'loc', 'need', 'theme' ), true ) ) {
			// Unchanged, or another process just stored the same value and this process's cache is outdated.
			wp_cache_delete( 'alloptions', 'options' );
		}
	}

	/** Returns the stored theme. Ignores previews, such as the Customizer's. '' if it is not autoloaded. */
	private static function theme(): string {
		return (string) ( wp_load_alloptions()['stylesheet'] ?? '' );
	}

	private function write( string $sql ): void {
		if ( false === $this->wpdb->query( $sql ) ) {
			throw new RuntimeException( 'The database refused a change of the conditions: ' . $this->wpdb->last_error );
		}
	}

	/** @return list<string> Constants of Request_Facts. */
	private static function facts_for( string $sub_name ): array {
		$needs = array();
		// Names of post types and taxonomies may also look like this. Then a fact is computed needlessly.
		if ( 0 === strpos( $sub_name, 'in_' ) ) {
			$needs[] = 'terms';
		}
		if ( 0 === strpos( $sub_name, 'any_child_of' ) || '_children' === substr( $sub_name, -9 ) ) {
			$needs[] = 'ancestors';
		}
		return $needs;
	}

	/** @return array{loc: array<string, int>, need: list<string>, theme: string} */
	private function option(): array {
		$option = get_option( self::OPTION );
		/** @var array{loc?: array<string, int>, need?: list<string>, theme?: string} $option */
		$option = is_array( $option ) ? $option : array();
		return $option + array(
			'loc'   => array(),
			'need'  => array(),
			'theme' => '',
		);
	}

	/** @param list<string> $texts */
	private function quote_list( array $texts ): string {
		return "'" . implode( "', '", (array) esc_sql( $texts ) ) . "'";
	}

	private function table(): string {
		return $this->wpdb->prefix . 'templately_conditions';
	}
}
