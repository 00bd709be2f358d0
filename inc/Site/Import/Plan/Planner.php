<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use Templately\Shared\Bundle\Export_Omissions;
use Templately\Shared\Bundle\Manifest;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Dependencies\Theme_Installer;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Runs;

/**
 * Says what an import would do to this site. It writes nothing.
 *
 * @phpstan-import-type Part from Export_Omissions as Left_Behind_Part
 * @phpstan-import-type Planned from Import_Plan
 * @phpstan-import-type Setting from Import_Plan
 * @phpstan-import-type Plan_Theme from Import_Plan
 * @phpstan-import-type Plan_Plugin from Import_Plan
 */
final class Planner {

	/** Bytes of a theme or a plugin that is installed, as far as anybody can say before. */
	private const INSTALLED_BYTES = 20 * MB_IN_BYTES;

	/** Pixels of a smaller size are so much dearer than the original's. */
	private const DEARER = 1.3;

	/** Seconds that things take: what an import begins and ends with, a theme or plugin, a picture with its sizes, any other object, a megabyte. */
	private const SECONDS = array(
		'import'   => 5,
		'install'  => 12,
		'media'    => 0.6,
		'object'   => 0.005,
		'megabyte' => 0.5,
	);

	private Pack_Client $packs;

	private Object_Planner $collisions;

	private Requirements_Check $obstacles;

	private Portable_Settings $settings;

	private Runs $runs;

	/**
	 * @param Pack_Client         $packs      Brings manifests.
	 * @param Object_Planner    $collisions Knows what is there already.
	 * @param Requirements_Check     $obstacles  Knows why an import could not begin.
	 * @param Portable_Settings $settings   Knows the site's settings.
	 * @param Runs          $runs       Knows what was imported before.
	 */
	public function __construct( Pack_Client $packs, Object_Planner $collisions, Requirements_Check $obstacles, Portable_Settings $settings, Runs $runs ) {
		$this->packs      = $packs;
		$this->collisions = $collisions;
		$this->obstacles  = $obstacles;
		$this->settings   = $settings;
		$this->runs       = $runs;
	}

	/**
	 * Returns the manifest of a pack.
	 *
	 * @param int $id The pack.
	 *
	 * @throws Failure As Packs::manifest().
	 */
	public function manifest( int $id ): Manifest {
		return $this->packs->manifest( $id );
	}

	/**
	 * Plans an import.
	 *
	 * @param array<string, mixed> $form id, and what was chosen: title, slogan, logo, import_demo_content; theme (slug, '' for none), plugins (slugs) and objects (numbers that are not ticked), where they were asked for already.
	 *
	 * @throws Failure As Packs::manifest().
	 */
	public function plan( array $form ): Import_Plan {
		$plan = $this->plan_manifest( $this->manifest( (int) $form['id'] ), $form );

		$plan->manifest = $this->packs->manifest_hash( (int) $form['id'] );
		return $plan;
	}

	/**
	 * Plans the import of a manifest that is there.
	 *
	 * @param Manifest             $manifest The pack.
	 * @param array<string, mixed> $form     What was chosen.
	 */
	public function plan_manifest( Manifest $manifest, array $form ): Import_Plan {
		$selection = new Object_Selection( $manifest, array_values( array_map( 'intval', $form['objects'] ?? array() ) ), (bool) ( $form['import_demo_content'] ?? true ) );
		$wanted    = self::theme( $manifest, $form['theme'] ?? null );
		$parent    = $manifest->theme()['template'] ?? '';
		$theme     = null === $wanted || $parent === $wanted['slug'] || Theme_Installer::is_available( $parent ) ? $wanted : null;
		$plugins   = self::plugins( $manifest, $form['plugins'] ?? null );
		$objects   = $this->collisions->plan_objects( $manifest, $selection, null === $theme ? get_stylesheet() : $theme['slug'] );
		$settings  = $this->settings( $manifest, $form, $objects );
		$disk      = self::disk( $manifest, $objects, $theme, $plugins );
		return Import_Plan::from_array(
			array(
				'pack'     => array(
					'id'   => (int) ( $form['id'] ?? 0 ),
					'slug' => $manifest->pack()['slug'] ?? '',
					'name' => $manifest->pack()['name'] ?? '',
				),
				'platform' => $manifest->platform(),
				'objects'  => $objects,
				'settings' => $settings,
				'theme'    => $theme,
				'plugins'  => $plugins,
				'disk'     => $disk,
				'seconds'  => self::seconds( $manifest, $objects, $theme, $plugins ),
				'blockers' => $this->obstacles->blockers( $manifest, $theme, $plugins, $disk, array() !== $objects ),
				'notes'    => array_merge( $this->before( $manifest ), $this->obstacles->notices( $manifest, $theme, $plugins, $wanted ) ),
				'left_out' => array_merge( $manifest->omissions(), self::unknown( $manifest, $selection ) ),
			)
		);
	}

	/**
	 * @param Manifest    $manifest The pack.
	 * @param string|null $chosen   Slug that was ticked, '' for none; null where nobody was asked yet.
	 * @return Plan_Theme|null
	 */
	private static function theme( Manifest $manifest, ?string $chosen ): ?array {
		$theme = $manifest->theme();
		if ( null === $theme || ( ! $theme['must_have'] && null !== $chosen && $chosen !== $theme['slug'] ) ) {
			return null;
		}
		return array(
			'slug'      => $theme['slug'],
			'name'      => $theme['name'],
			'must_have' => $theme['must_have'],
			'state'     => get_stylesheet() === $theme['slug'] ? Import_Plan::ACTIVE : ( Theme_Installer::is_installed( $theme['slug'] ) ? Import_Plan::INSTALLED : Import_Plan::MISSING ),
		);
	}

	/**
	 * @param Manifest          $manifest The pack.
	 * @param list<string>|null $chosen   Slugs that were ticked; null where nobody was asked yet.
	 * @return list<Plan_Plugin>
	 */
	private static function plugins( Manifest $manifest, ?array $chosen ): array {
		$active  = Site_State::active_plugins();
		$planned = array();
		foreach ( $manifest->plugins() as $plugin ) {
			if ( $plugin['must_have'] || null === $chosen || in_array( $plugin['slug'], $chosen, true ) || isset( $active[ $plugin['slug'] ] ) ) {
				$planned[] = array(
					'name'                 => $plugin['name'],
					'slug'                 => $plugin['slug'],
					'plugin_file'          => $plugin['plugin_file'],
					'plugin_original_slug' => $plugin['plugin_original_slug'],
					'icon'                 => $plugin['icon'],
					'link'                 => $plugin['link'],
					'is_pro'               => $plugin['is_pro'],
					'installed'            => is_file( WP_PLUGIN_DIR . "/{$plugin['plugin_file']}" ),
					'active'               => isset( $active[ dirname( $plugin['plugin_file'] ) ] ),
					'mustHave'             => $plugin['must_have'],
				);
			}
		}
		return $planned;
	}

	/**
	 * Returns the settings that would become others: of the pack, and of what was chosen.
	 *
	 * @param Manifest             $manifest The pack.
	 * @param array<string, mixed> $form     What was chosen.
	 * @param list<Planned>        $objects  What comes.
	 * @return list<Setting>
	 */
	private function settings( Manifest $manifest, array $form, array $objects ): array {
		$given    = $manifest->settings();
		$titles   = array_column( $objects, 'title', 'number' );
		$settings = array();
		foreach ( array(
			'title'   => 'title',
			'tagline' => 'slogan',
		) as $name => $field ) {
			$after = trim( (string) ( $form[ $field ] ?? '' ) );
			$after = '' === $after ? (string) ( $given[ $name ] ?? '' ) : $after;
			if ( '' !== $after ) {
				$settings[] = self::setting( $name, $after, wp_specialchars_decode( (string) $this->settings->get( $name ), ENT_QUOTES ), $after );
			}
		}
		foreach ( array( 'logo', 'icon', 'front_page', 'posts_page' ) as $name ) {
			$number = (int) ( $given[ $name ] ?? 0 );
			if ( isset( $titles[ $number ] ) ) {
				$settings[] = self::setting( $name, $number, self::title( (int) $this->settings->get( $name ) ), $titles[ $number ] );
			}
		}
		foreach ( array( 'posts_per_page', 'permalinks', 'comments', 'pings' ) as $name ) {
			if ( isset( $given[ $name ] ) ) {
				$settings[] = self::setting( $name, $given[ $name ], self::word( $name, (string) $this->settings->get( $name ) ), self::word( $name, (string) $given[ $name ] ) );
			}
		}
		if ( array() !== ( $given['colours'] ?? array() ) ) {
			$settings[] = self::setting( 'colours', $given['colours'], '', implode( ', ', array_column( $given['colours'], 'name' ) ) );
		}
		foreach ( array( 'theme_mods', 'menu_locations', 'sidebars' ) as $name ) {
			$value = $given[ $name ] ?? array();
			if ( 'menu_locations' === $name ) {
				$value = array_filter(
					$value,
					static function ( int $number ) use ( $titles ): bool {
						return isset( $titles[ $number ] );
					}
				);
			}
			if ( array() !== $value ) {
				$words = array();
				foreach ( array_keys( $value ) as $key ) {
					$words[] = self::word( $name, (string) $key );
				}
				$settings[] = self::setting( $name, $value, '', implode( ', ', $words ) );
			}
		}
		return array_values(
			array_filter(
				$settings,
				static function ( array $setting ): bool {
					return $setting['before'] !== $setting['after'];
				}
			)
		);
	}

	/**
	 * @param string $name   Name in the pack.
	 * @param mixed  $value  What is written.
	 * @param string $before What is there, for people.
	 * @param string $after  What will be there.
	 * @return Setting
	 */
	private static function setting( string $name, $value, string $before, string $after ): array {
		return compact( 'name', 'value', 'before', 'after' );
	}

	/**
	 * @param string $setting Name of a setting in a pack.
	 * @param string $value   What WordPress has for it, or a key of it.
	 * @return string What people call that, where it has a name.
	 */
	private static function word( string $setting, string $value ): string {
		$switch = array(
			'open'   => __( 'Allowed', 'templately' ),
			'closed' => __( 'Not allowed', 'templately' ),
		);
		$words  = array(
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
		return (string) ( $words[ $setting ][ $value ] ?? $value );
	}

	/**
	 * @param int $id A page or an attachment; 0 for none.
	 */
	private static function title( int $id ): string {
		return $id > 0 ? wp_specialchars_decode( get_the_title( $id ), ENT_QUOTES ) : '';
	}

	/**
	 * @param Manifest          $manifest The pack.
	 * @param list<Planned>     $objects  What comes.
	 * @param Plan_Theme|null   $theme    Its theme.
	 * @param list<Plan_Plugin> $plugins  Its plugins.
	 * @return int Bytes: the bundle while it is there, pictures with their sizes, fonts, and what is installed.
	 */
	private static function disk( Manifest $manifest, array $objects, ?array $theme, array $plugins ): int {
		$come  = array_column( $objects, 'action', 'number' );
		$sizes = wp_get_registered_image_subsizes();
		$bytes = (float) $manifest->total_size();
		foreach ( $manifest->media() as $medium ) {
			if ( Import_Plan::CREATE === ( $come[ $medium['id'] ] ?? '' ) ) {
				$bytes += $manifest->entry( $medium['file'] )['size'] * ( 1 + self::DEARER * self::smaller( $medium['width'], $medium['height'], $sizes ) );
			}
		}
		foreach ( $manifest->fonts() as $family ) {
			foreach ( $family['faces'] as $face ) {
				$bytes += $manifest->entry( $face['file'] )['size'];
			}
		}
		return (int) ( $bytes + self::INSTALLED_BYTES * self::installs( $theme, $plugins ) );
	}

	/**
	 * @param int                                                             $width  Of a picture.
	 * @param int                                                             $height Likewise.
	 * @param array<string, array{width: int, height: int, crop: bool|array<string>}> $sizes  Sizes that the site makes.
	 * @return float Pixels of its smaller sizes, in parts of its own.
	 */
	private static function smaller( int $width, int $height, array $sizes ): float {
		if ( $width < 1 || $height < 1 ) {
			return 0.0;
		}
		$share = 0.0;
		foreach ( $sizes as $size ) {
			$scale = min( 1, ( $size['width'] ?: $width ) / $width, ( $size['height'] ?: $height ) / $height );
			if ( $scale < 1 ) {
				$share += $scale * $scale;
			}
		}
		return $share;
	}

	/**
	 * @param Manifest          $manifest The pack.
	 * @param list<Planned>     $objects  What comes.
	 * @param Plan_Theme|null   $theme    Its theme.
	 * @param list<Plan_Plugin> $plugins  Its plugins.
	 */
	private static function seconds( Manifest $manifest, array $objects, ?array $theme, array $plugins ): int {
		$seconds  = self::SECONDS['import'] + self::SECONDS['install'] * self::installs( $theme, $plugins );
		$seconds += self::SECONDS['object'] * count( $objects );
		foreach ( $objects as $object ) {
			$seconds += 'media' === $object['kind'] && Import_Plan::CREATE === $object['action'] ? self::SECONDS['media'] - self::SECONDS['object'] : 0;
		}
		return (int) ceil( $seconds + self::SECONDS['megabyte'] * $manifest->total_size() / MB_IN_BYTES );
	}

	/**
	 * @param Plan_Theme|null   $theme   Its theme.
	 * @param list<Plan_Plugin> $plugins Its plugins.
	 * @return int How many things are installed.
	 */
	private static function installs( ?array $theme, array $plugins ): int {
		return count( Requirements_Check::missing_plugins( $plugins ) ) + (int) ( null !== $theme && Import_Plan::MISSING === $theme['state'] );
	}

	/**
	 * @param Manifest $manifest The pack.
	 * @return list<array{code: string, message: string}>
	 */
	private function before( Manifest $manifest ): array {
		foreach ( $this->runs->all() as $run ) {
			$same = $run->plan->pack();
			if ( Run::DONE === $run->status && ( $manifest->pack()['slug'] ?? '' ) === $same['slug'] && $manifest->platform() === $run->plan->platform() ) {
				return array(
					array(
						'code'    => 'same_pack',
						'message' => sprintf(
							/* translators: %s: date. */
							__( 'This pack was imported on %s already. It will be there twice.', 'templately' ),
							/* translators: a date as PHP's date() writes it. */
							(string) wp_date( __( 'F j, Y', 'templately' ), $run->started_at )
						),
					),
				);
			}
		}
		return array();
	}

	/**
	 * @param Manifest  $manifest  The pack.
	 * @param Object_Selection $selection What comes.
	 * @return list<Left_Behind_Part>
	 */
	private static function unknown( Manifest $manifest, Object_Selection $selection ): array {
		$left_out = array();
		foreach ( $manifest->content() as $one ) {
			if ( $selection->has( $one['id'] ) && ! in_array( $one['type'], Import_Plan::KINDS, true ) ) {
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
