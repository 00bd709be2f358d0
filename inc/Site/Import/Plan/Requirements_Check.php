<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use Templately\Shared\Bundle\Manifest;
use Templately\Shared\Database\Connection;
use Templately\Site\Dependencies\Plugin_Installer;
use Templately\Site\Import\Run\Import_Plan;

/**
 * Why an import could not begin on this site, and what is good to know before it does.
 *
 * @phpstan-import-type Plan_Theme from Import_Plan
 * @phpstan-import-type Plan_Plugin from Import_Plan
 * @phpstan-import-type Message from Import_Plan
 */
final class Requirements_Check {

	/** Tables that an import writes into by itself. */
	private const TABLES = array( 'options', 'postmeta', 'posts', 'term_relationships', 'term_taxonomy', 'termmeta', 'terms' );

	private Plugin_Installer $installer;

	private Connection $database;

	/**
	 * @param Plugin_Installer $installer Knows whether WordPress can change its own files.
	 * @param Connection         $database  The import's statements.
	 */
	public function __construct( Plugin_Installer $installer, Connection $database ) {
		$this->installer = $installer;
		$this->database  = $database;
	}

	/**
	 * Returns why it could not begin.
	 *
	 * @param Manifest          $manifest The pack.
	 * @param Plan_Theme|null   $theme    Its theme.
	 * @param list<Plan_Plugin> $plugins  Its plugins.
	 * @param int               $disk     Bytes that it needs.
	 * @param bool              $comes    Whether any object comes.
	 * @return list<Message>
	 */
	public function blockers( Manifest $manifest, ?array $theme, array $plugins, int $disk, bool $comes ): array {
		$blockers = array();
		if ( ! $comes ) {
			$blockers[] = self::message( 'nothing_chosen', __( 'Nothing of this pack is chosen.', 'templately' ) );
		}
		if ( $manifest->object_count() > Manifest::MAX_OBJECTS ) {
			$blockers[] = self::message( 'too_many_objects', __( 'This pack has more than 2,000 objects. Publish it as several packs.', 'templately' ) );
		}
		$rights = array( 'manage_options', 'upload_files', 'edit_theme_options' );
		if ( null !== $theme && Import_Plan::ACTIVE !== $theme['state'] ) {
			$rights[] = Import_Plan::MISSING === $theme['state'] ? 'install_themes' : 'switch_themes';
		}
		$required = array_filter(
			$plugins,
			static function ( array $plugin ): bool {
				return $plugin['mustHave'] && ! $plugin['active'];
			}
		);
		if ( array() !== $required ) {
			$rights[] = 'activate_plugins';
		}
		if ( array() !== self::missing_plugins( $required ) ) {
			$rights[] = 'install_plugins';
		}
		$is_theme_missing = null !== $theme && Import_Plan::MISSING === $theme['state'];
		$installs         = $is_theme_missing || array() !== self::missing_plugins( $required );
		$obstacle         = $installs ? $this->installer->blocked_reason() : '';
		foreach ( $rights as $right ) {
			// Where nobody may change files, the right to install is nobody's: that is said once, by its cause.
			if ( ! current_user_can( $right ) && ( '' === $obstacle || 0 !== strpos( $right, 'install_' ) ) ) {
				$blockers[] = self::message( 'invalid_permission', self::no_right( $right ) );
			}
		}
		if ( '' !== $obstacle ) {
			$blockers[] = self::message( 'fs_unavailable', $obstacle );
		}
		foreach ( self::missing_plugins( $required ) as $plugin ) {
			if ( $plugin['is_pro'] ) {
				/* translators: %s: name of a plugin. */
				$blockers[] = self::message( 'plugin_not_free', sprintf( __( 'This pack needs %s, which has to be bought and installed first.', 'templately' ), $plugin['name'] ) );
			}
		}
		if ( null !== $theme && Import_Plan::INSTALLED === $theme['state'] && ! wp_get_theme( $theme['slug'] )->is_allowed() ) {
			/* translators: %s: name of a theme. */
			$blockers[] = self::message( 'theme_not_allowed', sprintf( __( 'The theme %s is not enabled for this site. A network administrator can enable it.', 'templately' ), $theme['name'] ) );
		}
		$tables = $this->non_transactional_tables();
		if ( array() !== $tables ) {
			/* translators: %s: names of tables. */
			$blockers[] = self::message( 'no_transactions', sprintf( __( 'The database keeps what is written by half in these tables: %s. An import that is interrupted could not be taken back. Whoever looks after the database can convert them to InnoDB.', 'templately' ), implode( ', ', $tables ) ) );
		}
		$free = self::free_bytes();
		if ( $free < $disk ) {
			/* translators: 1: size such as 40 MB, 2: likewise. */
			$blockers[] = self::message( 'disk_full', sprintf( __( 'This import needs %1$s on the disk, and %2$s are free.', 'templately' ), (string) size_format( $disk ), (string) size_format( (int) $free ) ) );
		}
		return $blockers;
	}

	/**
	 * Returns what is good to know.
	 *
	 * @param Manifest          $manifest The pack.
	 * @param Plan_Theme|null   $theme    Its theme, where it comes.
	 * @param list<Plan_Plugin> $plugins  Its plugins.
	 * @param Plan_Theme|null   $wanted   Its theme, where it is wanted.
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
		$optional = self::missing_plugins(
			array_filter(
				$plugins,
				static function ( array $plugin ): bool {
					return ! $plugin['mustHave'];
				}
			)
		);
		$cannot   = array() !== $optional && ( ! current_user_can( 'install_plugins' ) || '' !== $this->installer->blocked_reason() );
		foreach ( $optional as $plugin ) {
			if ( $cannot || $plugin['is_pro'] ) {
				/* translators: %s: name of a plugin. */
				$notes[] = self::message( 'plugin_not_installable', sprintf( __( '%s cannot be installed here. The pack comes without it.', 'templately' ), $plugin['name'] ) );
			}
		}
		return $notes;
	}

	/**
	 * Returns the plugins that would have to be installed.
	 *
	 * @param array<int, Plan_Plugin> $plugins Plugins.
	 * @return list<Plan_Plugin>
	 */
	public static function missing_plugins( array $plugins ): array {
		return array_values(
			array_filter(
				$plugins,
				static function ( array $plugin ): bool {
					return ! $plugin['installed'];
				}
			)
		);
	}

	/** Returns how many bytes may still be written; the most there are where nobody knows. */
	private static function free_bytes(): float {
		$folder = wp_upload_dir( null, false )['basedir'];
		$free   = function_exists( 'disk_free_space' ) ? @disk_free_space( is_dir( $folder ) ? $folder : WP_CONTENT_DIR ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- hosts may forbid to ask.
		$free   = false === $free ? (float) PHP_INT_MAX : $free;
		if ( is_multisite() && ! get_site_option( 'upload_space_check_disabled' ) ) {
			return min( $free, (float) get_upload_space_available() );
		}
		return $free;
	}

	/**
	 * @param string $right A capability.
	 */
	private static function no_right( string $right ): string {
		$network = is_multisite() ? ' ' . __( 'A network administrator can do this.', 'templately' ) : '';
		switch ( $right ) {
			case 'install_themes':
				return __( 'This pack needs a theme, and you may not install themes.', 'templately' ) . $network;
			case 'switch_themes':
				return __( 'This pack needs another theme, and you may not change the theme.', 'templately' ) . $network;
			case 'install_plugins':
				return __( 'This pack needs plugins, and you may not install plugins.', 'templately' ) . $network;
			case 'activate_plugins':
				return __( 'This pack needs plugins, and you may not activate plugins.', 'templately' ) . $network;
			default:
				return __( 'You may not change this site so far that a pack could be imported.', 'templately' );
		}
	}

	/**
	 * @param string $code    What it is.
	 * @param string $message What is said of it.
	 * @return Message
	 */
	private static function message( string $code, string $message ): array {
		return compact( 'code', 'message' );
	}

	/**
	 * Returns those of WordPress's tables in which no transaction takes a write back, such as MyISAM's.
	 *
	 * @return list<string> Their whole names.
	 */
	private function non_transactional_tables(): array {
		if ( ! $this->database->is_mysql() ) {
			return array();
		}
		$tables = $this->database->list( array_map( array( $this->database, 'core_table' ), self::TABLES ) );
		return array_map( 'strval', array_column( $this->database->rows( "SELECT t.TABLE_NAME AS name FROM information_schema.TABLES t LEFT JOIN information_schema.ENGINES e ON e.ENGINE = t.ENGINE WHERE t.TABLE_SCHEMA = DATABASE() AND t.TABLE_NAME IN ($tables) AND COALESCE(e.TRANSACTIONS, 'NO') <> 'YES' ORDER BY t.TABLE_NAME" ), 'name' ) );
	}
}
