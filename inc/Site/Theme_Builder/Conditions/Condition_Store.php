<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

use RuntimeException;
use Templately\Shared\Database\Transaction;
use Templately\Site\Theme_Builder\Templates\Template_Fault;
use wpdb;

// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- the one table of conditions, which no function of WordPress knows.

/**
 * Where theme-builder templates show: a row for each condition, and one small option that says whether a page has to ask at all.
 *
 * @phpstan-type Row array{id: string, template_id: string, location: string, is_exclude: string, name: string, sub_name: string, sub_id: string, k: string}
 * @phpstan-type Match array{template_id: string, location: string, is_exclude: string, k: string}
 */
final class Condition_Store {

	/** What a page has to know before it asks: the number of live rows by location, which facts they need, and the theme under which that was found out. Read with all options. */
	private const OPTION = 'templately_tb';

	/** Ids, keys or rows in one statement. */
	private const AT_ONCE = 500;

	/** Live includes above which the database picks those that can win: of fewer it hands over all sooner. */
	private const FEW = 1000;

	private wpdb $wpdb;

	private Transaction $transaction;

	public function __construct( wpdb $wpdb, Transaction $transaction ) {
		$this->wpdb        = $wpdb;
		$this->transaction = $transaction;
	}

	/** Creates the option: one that is missing costs every page a query. */
	public static function create(): void {
		add_option( self::OPTION, array(), '', true );
	}

	/** Removes the option. */
	public static function remove(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Returns in which locations something may show.
	 *
	 * @return array<string, int> Location to a number of rows.
	 */
	public function locations(): array {
		return $this->option()['loc'];
	}

	/**
	 * Returns what rows ask of a page that is not known without queries.
	 *
	 * @return list<string> As Request_Facts names it.
	 */
	public function required_facts(): array {
		return $this->option()['need'];
	}

	/**
	 * Returns the rows that match a page and can win, as far as this table knows. One query, which reads one index and no row.
	 *
	 * @param array<string, int> $keys Keys of the conditions that match, each with its rank, which is below a million.
	 * @return list<Match> With many conditions none of a template that one of them takes out, and of each other one the highest alone.
	 */
	public function find_matching( array $keys ): array {
		$matching = "FROM {$this->table()} WHERE live = 1 AND k IN ({$this->texts( array_map( 'strval', array_keys( $keys ) ) )})";
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
	 * Returns all rows that match one of many pages, those that cannot win as well, with what their templates are called.
	 *
	 * @param list<string> $keys Keys of the conditions that match.
	 * @return list<array{template_id: string, location: string, is_exclude: string, k: string, post_title: string, fault: string}> The fault is one of Template_Fault's, '' for none.
	 */
	public function find_matching_with_titles( array $keys ): array {
		$rows = array();
		foreach ( array_chunk( $keys, self::AT_ONCE ) as $some ) {
			/** @var list<array{template_id: string, location: string, is_exclude: string, k: string, post_title: string, post_name: string, content: string, is_ours: string, theme: string|null}> $found */
			$found = (array) $this->wpdb->get_results( 'SELECT c.template_id, c.location, c.is_exclude, c.k, p.post_title, ' . Template_Fault::columns( $this->wpdb ) . " FROM {$this->table()} c JOIN {$this->wpdb->posts} p ON p.ID = c.template_id AND p.post_status = 'publish' WHERE c.k IN ({$this->texts( $some )}) ORDER BY c.id", ARRAY_A );
			foreach ( $found as $row ) {
				$rows[] = array( 'fault' => Template_Fault::from_row( $row ) ) + array_intersect_key( $row, array_flip( array( 'template_id', 'location', 'is_exclude', 'k', 'post_title' ) ) );
			}
		}
		/** @var list<array{template_id: string, location: string, is_exclude: string, k: string, post_title: string, fault: string}> $rows */
		return $rows;
	}

	/**
	 * Returns the rows of templates, in the order in which they were made.
	 *
	 * @param list<int> $templates Templates.
	 * @return array<int, list<Row>> Template to its rows; only those that have some.
	 */
	public function find_by_templates( array $templates ): array {
		$found = array();
		foreach ( array_chunk( $templates, self::AT_ONCE ) as $some ) {
			/** @var list<Row> $rows */
			$rows = (array) $this->wpdb->get_results( "SELECT id, template_id, location, is_exclude, name, sub_name, sub_id, k FROM {$this->table()} WHERE template_id IN (" . implode( ',', array_map( 'intval', $some ) ) . ') ORDER BY id', ARRAY_A );
			foreach ( $rows as $row ) {
				$found[ (int) $row['template_id'] ][] = $row;
			}
		}
		return $found;
	}

	/**
	 * Replaces the rows of a template.
	 *
	 * @param list<array{is_exclude: bool, name: string, sub_name: string, sub_id: int, k: string}> $rows     Rows.
	 */
	public function replace( int $template, string $location, array $rows ): void {
		$this->transaction->run(
			function () use ( $template, $location, $rows ): void {
				$this->write( "DELETE FROM {$this->table()} WHERE template_id = $template" );
				foreach ( array_chunk( $rows, self::AT_ONCE ) as $some ) {
					$values = array();
					foreach ( $some as $row ) {
						$values[] = $this->wpdb->prepare( '(%d, %s, %d, %s, %s, %d, %s, 0)', $template, $location, $row['is_exclude'] ? 1 : 0, $row['name'], $row['sub_name'], $row['sub_id'], $row['k'] );
					}
					$this->write( "INSERT INTO {$this->table()} (template_id, location, is_exclude, name, sub_name, sub_id, k, live) VALUES " . implode( ', ', $values ) );
				}
				$this->settle();
			}
		);
	}

	/**
	 * Takes notice of a template that was published, changed, taken back or deleted. Of posts that have no conditions nothing is to be noticed.
	 *
	 * @param bool $is_deleted Whether it is gone.
	 */
	public function on_template_change( int $template, bool $is_deleted ): void {
		$this->transaction->run(
			function () use ( $template, $is_deleted ): void {
				if ( null === $this->wpdb->get_var( "SELECT id FROM {$this->table()} WHERE template_id = $template LIMIT 1" ) ) {
					return;
				}
				if ( $is_deleted ) {
					$this->write( "DELETE FROM {$this->table()} WHERE template_id = $template" );
				}
				$this->settle();
			}
		);
	}

	/**
	 * Returns the theme that is active where somebody made it so and told nobody, as when an import is taken back.
	 *
	 * @return string '' where all is known.
	 */
	public function unrecorded_theme(): string {
		$theme = self::theme();
		return in_array( $this->option()['theme'], array( '', $theme ), true ) ? '' : $theme;
	}

	/** Takes notice of another theme: templates of the Site Editor show under their own alone. */
	public function on_theme_change(): void {
		if ( null !== $this->wpdb->get_var( "SELECT id FROM {$this->table()} LIMIT 1" ) ) {
			$this->transaction->run(
				function (): void {
					$this->settle();
				}
			);
		}
	}

	/**
	 * Finds out which rows can win, and notes what pages have to know. Those of templates that are not published or have a fault cannot.
	 */
	private function settle(): void {
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
			foreach ( array_chunk( $ids, self::AT_ONCE ) as $some ) {
				$this->write( "UPDATE {$this->table()} SET live = $is_live WHERE id IN (" . implode( ',', $some ) . ')' );
			}
		}
		$need = array_values( array_unique( array_merge( array(), ...array_map( array( self::class, 'needs_of' ), array_values( array_unique( $live ) ) ) ) ) );
		sort( $need );
		ksort( $loc );
		// Where all that could show is another theme's, a page has to notice when that comes back.
		if ( ! update_option( self::OPTION, array() === $loc && ! $has_others ? array() : compact( 'loc', 'need', 'theme' ), true ) ) {
			// It is so already, or another process has just made it so: then what this one has read is older.
			wp_cache_delete( 'alloptions', 'options' );
		}
	}

	/**
	 * Returns the theme that is stored. Of one that is only looked at, as in the Customizer, or that a device has, nothing is noted.
	 *
	 * @return string '' where it is not among what is read with all options.
	 */
	private static function theme(): string {
		return (string) ( wp_load_alloptions()['stylesheet'] ?? '' );
	}

	/** @throws RuntimeException When the database refuses it. */
	private function write( string $sql ): void {
		if ( false === $this->wpdb->query( $sql ) ) {
			throw new RuntimeException( 'The database refused a change of the conditions: ' . $this->wpdb->last_error );
		}
	}

	/** @return list<string> What it asks of a page. */
	private static function needs_of( string $sub_name ): array {
		$needs = array();
		// Names of post types and taxonomies may look like this too: then a fact is found out in vain.
		if ( 0 === strpos( $sub_name, 'in_' ) ) {
			$needs[] = 'terms';
		}
		if ( 0 === strpos( $sub_name, 'any_child_of' ) || '_children' === substr( $sub_name, -9 ) ) {
			$needs[] = 'ancestors';
		}
		return $needs;
	}

	/**
	 * @return array{loc: array<string, int>, need: list<string>, theme: string}
	 */
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

	/**
	 * @param list<string> $texts Texts.
	 * @return string As a list of SQL.
	 */
	private function texts( array $texts ): string {
		return "'" . implode( "', '", (array) esc_sql( $texts ) ) . "'";
	}

	/** Returns the table's name. */
	private function table(): string {
		return $this->wpdb->prefix . 'templately_conditions';
	}
}
