<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use Templately\Shared\Bundle\Manifest;
use Templately\Shared\Database\Connection;
use Templately\Site\Dependencies\Plugin_Installer;

/**
 * Finds what prevents an import on this site, and what people should know before it.
 * @phpstan-import-type Plan_Theme from Import_Plan
 * @phpstan-import-type Plan_Plugin from Import_Plan
 * @phpstan-import-type Message from Import_Plan
 */
final class Obstacles {

	/** Tables that an import writes itself. */
	private const TABLES = array( 'options', 'postmeta', 'posts', 'term_relationships', 'term_taxonomy', 'termmeta', 'terms' );

	private Connection $database;

	public function __construct( Connection $database ) {
		$this->database = $database;
	}

	/**
	 * @param Plan_Theme|null   $theme
	 * @param list<Plan_Plugin> $plugins
	 * @param bool              $comes   Whether any object comes.
	 * @return list<Message>
	 */
	public function blockers( Manifest $manifest, ?array $theme, array $plugins, int $disk, bool $comes ): array {
		$blockers = array();
		if ( ! $comes ) {
			$blockers[] = self::message( 'nothing_chosen', __( 'Nothing in this pack is selected.', 'templately' ) );
		}
		if ( $manifest->object_count() > Manifest::MAX_OBJECTS ) {
			$blockers[] = self::message( 'too_many_objects', __( 'This pack has more than 2,000 objects. Publish it as several packs.', 'templately' ) );
		}
		$state    = $theme['state'] ?? Import_Plan::ACTIVE;
		$required = wp_list_filter( $plugins, array( 'mustHave' => true ) );
		$missing  = wp_list_filter( $required, array( 'installed' => false ) );
		$rights   = array_keys(
			array_filter(
				array(
					'manage_options'     => true,
					'upload_files'       => true,
					'edit_theme_options' => true,
					'install_themes'     => Import_Plan::MISSING === $state,
					'switch_themes'      => Import_Plan::INSTALLED === $state,
					'activate_plugins'   => array() !== wp_list_filter( $required, array( 'active' => false ) ),
					'install_plugins'    => array() !== $missing,
				)
			)
		);
		$blocked  = array() !== array_intersect( $rights, array( 'install_themes', 'install_plugins' ) ) ? ( new Plugin_Installer() )->blocked_reason() : '';
		foreach ( $rights as $right ) {
			// Where files cannot be changed, no user has the right to install: the reason is said once.
			if ( ! current_user_can( $right ) && ( '' === $blocked || 0 !== strpos( $right, 'install_' ) ) ) {
				$blockers[] = self::message( 'invalid_permission', self::no_right( $right ) );
			}
		}
		if ( '' !== $blocked ) {
			$blockers[] = self::message( 'fs_unavailable', $blocked );
		}
		foreach ( wp_list_filter( $missing, array( 'is_pro' => true ) ) as $plugin ) {
			/* translators: %s: name of a plugin. */
			$blockers[] = self::message( 'plugin_not_free', sprintf( __( 'This pack needs %s, which has to be bought and installed first.', 'templately' ), $plugin['name'] ) );
		}
		if ( null !== $theme && Import_Plan::INSTALLED === $state && ! wp_get_theme( $theme['slug'] )->is_allowed() ) {
			/* translators: %s: name of a theme. */
			$blockers[] = self::message( 'theme_not_allowed', sprintf( __( 'The theme %s is not enabled for this site. A network administrator can enable it.', 'templately' ), $theme['name'] ) );
		}
		$tables = $this->non_transactional_tables();
		if ( array() !== $tables ) {
			/* translators: %s: names of tables. */
			$blockers[] = self::message( 'no_transactions', sprintf( __( 'The database stores incomplete writes in these tables: %s. An import that is interrupted could not be taken back. The administrator of the database can convert them to InnoDB.', 'templately' ), implode( ', ', $tables ) ) );
		}
		$full = self::disk_message( $disk );
		return '' === $full ? $blockers : array_merge( $blockers, array( self::message( 'disk_full', $full ) ) );
	}

	/**
	 * @param Plan_Theme|null   $theme   Theme that comes.
	 * @param list<Plan_Plugin> $plugins
	 * @param Plan_Theme|null   $wanted  Theme that was chosen.
	 * @return list<Message>
	 */
	public function notices( Manifest $manifest, ?array $theme, array $plugins, ?array $wanted ): array {
		$notes = array();
		if ( null !== $wanted && null === $theme ) {
			/* translators: 1: name of a theme, 2: slug of the theme that it is built on. */
			$notes[] = self::message( 'theme_without_parent', sprintf( __( 'The theme %1$s is left out: it is built on the theme %2$s, which is neither here nor on wordpress.org.', 'templately' ), $wanted['name'], $manifest->theme()['template'] ?? '' ) );
		}
		if ( null === $theme && ! wp_is_block_theme() && in_array( 'wp_template', $manifest->types(), true ) ) {
			$notes[] = self::message( 'no_block_theme', __( 'Your theme is not a block theme. The pack’s templates are imported but not shown.', 'templately' ) );
		}
		$optional = wp_list_filter( wp_list_filter( $plugins, array( 'installed' => false ) ), array( 'mustHave' => false ) );
		$cannot   = array() !== $optional && ( ! current_user_can( 'install_plugins' ) || '' !== ( new Plugin_Installer() )->blocked_reason() );
		foreach ( $cannot ? $optional : wp_list_filter( $optional, array( 'is_pro' => true ) ) as $plugin ) {
			/* translators: %s: name of a plugin. */
			$notes[] = self::message( 'plugin_not_installable', sprintf( __( '%s cannot be installed here. The pack is imported without it.', 'templately' ), $plugin['name'] ) );
		}
		return $notes;
	}

	/** Returns '' where there is room, or the host does not tell. */
	public static function disk_message( int $bytes ): string {
		$folder = wp_upload_dir( null, false )['basedir'];
		$free   = function_exists( 'disk_free_space' ) ? @disk_free_space( is_dir( $folder ) ? $folder : WP_CONTENT_DIR ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- hosts may forbid to ask.
		$free   = false === $free ? (float) PHP_INT_MAX : $free;
		if ( is_multisite() && ! get_site_option( 'upload_space_check_disabled' ) ) {
			$free = min( $free, (float) get_upload_space_available() );
		}
		/* translators: 1: size such as 40 MB, 2: likewise. */
		return $free >= $bytes ? '' : sprintf( __( 'This import needs %1$s on the disk, and %2$s are free.', 'templately' ), (string) size_format( $bytes ), (string) size_format( (int) $free ) );
	}

	private static function no_right( string $right ): string {
		$messages = array(
			'install_themes'   => __( 'This pack needs a theme, and you may not install themes.', 'templately' ),
			'switch_themes'    => __( 'This pack needs another theme, and you may not change the theme.', 'templately' ),
			'install_plugins'  => __( 'This pack needs plugins, and you may not install plugins.', 'templately' ),
			'activate_plugins' => __( 'This pack needs plugins, and you may not activate plugins.', 'templately' ),
		);
		return isset( $messages[ $right ] ) ? $messages[ $right ] . ( is_multisite() ? ' ' . __( 'A network administrator can do this.', 'templately' ) : '' ) : __( 'Your role can’t import packs on this site.', 'templately' );
	}

	/** @return Message */
	private static function message( string $code, string $message ): array {
		return compact( 'code', 'message' );
	}

	/** @return list<string> WordPress's tables without transactions, such as MyISAM's. */
	private function non_transactional_tables(): array {
		if ( ! $this->database->is_mysql() ) {
			return array();
		}
		$tables = $this->database->list( array_map( array( $this->database, 'core_table' ), self::TABLES ) );
		return array_map( 'strval', array_column( $this->database->rows( "SELECT t.TABLE_NAME AS name FROM information_schema.TABLES t LEFT JOIN information_schema.ENGINES e ON e.ENGINE = t.ENGINE WHERE t.TABLE_SCHEMA = DATABASE() AND t.TABLE_NAME IN ($tables) AND COALESCE(e.TRANSACTIONS, 'NO') <> 'YES' ORDER BY t.TABLE_NAME" ), 'name' ) );
	}
}
