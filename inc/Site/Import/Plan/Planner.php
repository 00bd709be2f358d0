<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use Templately\Shared\Bundle\Export_Omissions;
use Templately\Shared\Bundle\Manifest;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Dependencies\Theme_Installer;

/**
 * Plans what an import does to this site. Writes nothing.
 * @phpstan-import-type Part from Export_Omissions as Left_Behind_Part
 * @phpstan-import-type Planned from Import_Plan
 * @phpstan-import-type Setting from Import_Plan
 * @phpstan-import-type Plan_Theme from Import_Plan
 * @phpstan-import-type Plan_Plugin from Import_Plan
 */
final class Planner {

	private const INSTALLED_BYTES = 20 * MB_IN_BYTES;

	/** Bytes of a picture with its sizes, compared with the original's. */
	private const WITH_SIZES = 2;

	/** Estimated seconds: each import, a theme or plugin, a picture with its sizes, another object, a megabyte. */
	private const SECONDS = array(
		'import'   => 5,
		'install'  => 12,
		'media'    => 0.6,
		'object'   => 0.005,
		'megabyte' => 0.5,
	);

	private Packs $packs;

	private Obstacles $obstacles;

	/** @var callable( string, string ): int */
	private $imported_at;

	/** @param callable( string, string ): int $imported_at Unix time of a pack's last import by slug and platform; 0 for none. */
	public function __construct( Packs $packs, Obstacles $obstacles, callable $imported_at ) {
		$this->packs       = $packs;
		$this->obstacles   = $obstacles;
		$this->imported_at = $imported_at;
	}

	/** @throws Failure As Packs::manifest(). */
	public function manifest( int $id ): Manifest {
		return $this->packs->manifest( $id );
	}

	/**
	 * @param array<string, mixed> $form id and choices: title, slogan, logo, import_demo_content; optionally theme (slug, '' for none), plugins (slugs) and objects (numbers that are not ticked).
	 * @throws Failure As Packs::manifest().
	 */
	public function plan( array $form ): Import_Plan {
		$plan = $this->plan_manifest( $this->manifest( (int) $form['id'] ), $form );

		$plan->manifest = $this->packs->manifest_hash( (int) $form['id'] );
		return $plan;
	}

	/** @param array<string, mixed> $form */
	public function plan_manifest( Manifest $manifest, array $form ): Import_Plan {
		$selection = new Selection( $manifest, array_values( array_map( 'intval', $form['objects'] ?? array() ) ), (bool) ( $form['import_demo_content'] ?? true ) );
		$wanted    = self::theme( $manifest, $form['theme'] ?? null );
		$parent    = $manifest->theme()['template'] ?? '';
		$theme     = null === $wanted || $parent === $wanted['slug'] || Theme_Installer::is_available( $parent ) ? $wanted : null;
		$plugins   = self::plugins( $manifest, $form['plugins'] ?? null );
		$objects   = Collisions::plan_objects( $manifest, $selection, null === $theme ? get_stylesheet() : $theme['slug'] );
		$installs  = count( wp_list_filter( $plugins, array( 'installed' => false ) ) ) + (int) ( null !== $theme && Import_Plan::MISSING === $theme['state'] );
		$disk      = self::disk( $manifest, $objects ) + $installs * self::INSTALLED_BYTES;
		return Import_Plan::from_array(
			array(
				'pack'     => array(
					'id'   => (int) ( $form['id'] ?? 0 ),
					'slug' => $manifest->pack()['slug'] ?? '',
					'name' => $manifest->pack()['name'] ?? '',
				),
				'platform' => $manifest->platform(),
				'objects'  => $objects,
				'settings' => self::settings( $manifest, $form, array_column( $objects, 'title', 'number' ) ),
				'theme'    => $theme,
				'plugins'  => $plugins,
				'disk'     => $disk,
				'seconds'  => self::seconds( $manifest, $objects, $installs ),
				'blockers' => $this->obstacles->blockers( $manifest, $theme, $plugins, $disk, array() !== $objects ),
				'notes'    => array_merge( $this->earlier_import( $manifest ), $this->obstacles->notices( $manifest, $theme, $plugins, $wanted ) ),
				'left_out' => array_merge( $manifest->omissions(), self::unknown( $manifest, $selection ) ),
			)
		);
	}

	/**
	 * @param string|null $chosen Slug, '' for none; null before the choice.
	 * @return Plan_Theme|null
	 */
	private static function theme( Manifest $manifest, ?string $chosen ): ?array {
		$theme = $manifest->theme();
		if ( null === $theme || ( ! $theme['must_have'] && null !== $chosen && $chosen !== $theme['slug'] ) ) {
			return null;
		}
		return Import_Plan::planned_theme( $theme['slug'], $theme['name'], $theme['must_have'] );
	}

	/**
	 * @param list<string>|null $chosen Slugs; null before the choice.
	 * @return list<Plan_Plugin>
	 */
	private static function plugins( Manifest $manifest, ?array $chosen ): array {
		$active  = Site_State::active_plugins();
		$planned = array();
		foreach ( $manifest->plugins() as $plugin ) {
			if ( $plugin['must_have'] || null === $chosen || in_array( $plugin['slug'], $chosen, true ) || isset( $active[ $plugin['slug'] ] ) ) {
				$planned[] = array_intersect_key( $plugin, array_flip( array( 'name', 'slug', 'plugin_file', 'plugin_original_slug', 'icon', 'link', 'is_pro' ) ) ) + array(
					'installed' => is_file( WP_PLUGIN_DIR . "/{$plugin['plugin_file']}" ),
					'active'    => isset( $active[ dirname( $plugin['plugin_file'] ) ] ),
					'mustHave'  => $plugin['must_have'],
				);
			}
		}
		return $planned;
	}

	/**
	 * @param array<string, mixed> $form
	 * @param array<int, string>   $titles By number of the objects that come.
	 * @return list<Setting> Settings that would change.
	 */
	private static function settings( Manifest $manifest, array $form, array $titles ): array {
		$given    = $manifest->settings();
		$settings = array();
		$add      = static function ( string $name, $value, string $before, string $after ) use ( &$settings ): void {
			if ( $before !== $after ) {
				$settings[] = compact( 'name', 'value', 'before', 'after' );
			}
		};
		foreach ( array(
			'title'   => 'title',
			'tagline' => 'slogan',
		) as $name => $field ) {
			$after = trim( (string) ( $form[ $field ] ?? '' ) );
			$after = '' === $after ? (string) ( $given[ $name ] ?? '' ) : $after;
			if ( '' !== $after ) {
				$add( $name, $after, wp_specialchars_decode( (string) Portable_Settings::get( $name ), ENT_QUOTES ), $after );
			}
		}
		$logo = Portable_Settings::chosen_logo( $form );
		foreach ( array( 'logo', 'icon', 'front_page', 'posts_page' ) as $name ) {
			$number = (int) ( $given[ $name ] ?? 0 );
			$after  = 'logo' === $name && $logo > 0 ? wp_specialchars_decode( get_the_title( $logo ), ENT_QUOTES ) : $titles[ $number ] ?? null;
			$now    = (int) Portable_Settings::get( $name );
			$before = $now > 0 ? wp_specialchars_decode( get_the_title( $now ), ENT_QUOTES ) : '';
			if ( '' === $before && 'front_page' === $name ) {
				$before = __( 'Latest posts', 'templately' );
			}
			if ( null !== $after ) {
				$add( $name, $number, $before, $after );
			}
		}
		foreach ( array( 'posts_per_page', 'permalinks', 'comments', 'pings' ) as $name ) {
			if ( isset( $given[ $name ] ) ) {
				$add( $name, $given[ $name ], self::label( $name, (string) Portable_Settings::get( $name ) ), self::label( $name, (string) $given[ $name ] ) );
			}
		}
		$add( 'colours', $given['colours'] ?? array(), '', implode( ', ', array_column( $given['colours'] ?? array(), 'name' ) ) );
		$given['menu_locations'] = array_intersect( $given['menu_locations'] ?? array(), array_keys( $titles ) );
		foreach ( array( 'theme_mods', 'menu_locations', 'sidebars' ) as $name ) {
			$labels = array();
			foreach ( $given[ $name ] ?? array() as $key => $unused ) {
				$labels[] = self::label( $name, (string) $key );
			}
			$add( $name, $given[ $name ] ?? array(), '', implode( ', ', $labels ) );
		}
		return $settings;
	}

	/**
	 * Returns the label of a setting's value or key; without a label the value.
	 * @param string $setting Name in a pack.
	 */
	private static function label( string $setting, string $value ): string {
		$switch = array(
			'open'   => __( 'Allowed', 'templately' ),
			'closed' => __( 'Not allowed', 'templately' ),
		);
		$labels = array(
			'comments'       => $switch,
			'pings'          => $switch,
			'theme_mods'     => array(
				'background_color' => __( 'Background color', 'templately' ),
				'header_textcolor' => __( 'Header text color', 'templately' ),
				'custom_logo'      => __( 'Logo', 'templately' ),
			),
			'menu_locations' => get_registered_nav_menus(),
			'sidebars'       => array_column( (array) ( $GLOBALS['wp_registered_sidebars'] ?? array() ), 'name', 'id' ),
		);
		return (string) ( $labels[ $setting ][ $value ] ?? $value );
	}

	/**
	 * Estimates the bytes of bundle, pictures with sizes, and fonts.
	 * @param list<Planned> $objects
	 */
	private static function disk( Manifest $manifest, array $objects ): int {
		$actions = array_column( $objects, 'action', 'number' );
		$bytes   = $manifest->total_size();
		foreach ( $manifest->media() as $medium ) {
			if ( Import_Plan::CREATE === ( $actions[ $medium['id'] ] ?? '' ) ) {
				$bytes += self::WITH_SIZES * $manifest->entry( $medium['file'] )['size'];
			}
		}
		foreach ( $manifest->fonts() as $family ) {
			foreach ( $family['faces'] as $face ) {
				$bytes += $manifest->entry( $face['file'] )['size'];
			}
		}
		return $bytes;
	}

	/** @param list<Planned> $objects */
	private static function seconds( Manifest $manifest, array $objects, int $installs ): int {
		$media    = count( wp_list_filter( wp_list_filter( $objects, array( 'kind' => 'media' ) ), array( 'action' => Import_Plan::CREATE ) ) );
		$seconds  = self::SECONDS['import'] + self::SECONDS['install'] * $installs + self::SECONDS['media'] * $media;
		$seconds += self::SECONDS['object'] * ( count( $objects ) - $media );
		return (int) ceil( $seconds + self::SECONDS['megabyte'] * $manifest->total_size() / MB_IN_BYTES );
	}

	/** @return list<array{code: string, message: string}> */
	private function earlier_import( Manifest $manifest ): array {
		$time = ( $this->imported_at )( $manifest->pack()['slug'] ?? '', $manifest->platform() );
		return 0 === $time ? array() : array(
			array(
				'code'    => 'same_pack',
				/* translators: %s: date. */
				'message' => sprintf( __( 'This pack was already imported on %s. Its content will exist twice.', 'templately' ), (string) wp_date( /* translators: a date as PHP's date() writes it. */ __( 'F j, Y', 'templately' ), $time ) ),
			),
		);
	}

	/** @return list<Left_Behind_Part> Content of types that no import writes. */
	private static function unknown( Manifest $manifest, Selection $selection ): array {
		$left_out = array();
		foreach ( $selection->of( $manifest->content() ) as $one ) {
			if ( ! in_array( $one['type'], Import_Plan::KINDS, true ) ) {
				$left_out[] = array(
					'what'  => $one['title'],
					'where' => $one['type'],
					'why'   => Export_Omissions::UNKNOWN_TYPE,
				);
			}
		}
		return $left_out;
	}
}
