<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use RuntimeException;
use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Export_Omissions;
use Templately\Shared\Bundle\Invalid_Bundle;
use WP_CLI;

final class Pack_Command {

	/** @var callable(): Publisher */
	private $publisher;

	/** @var callable(): Starter_Catalogue */
	private $starter_catalogue;

	/**
	 * @param callable(): Publisher $publisher
	 * @param callable(): Starter_Catalogue $starter_catalogue
	 */
	public function __construct( callable $publisher, callable $starter_catalogue ) {
		$this->publisher         = $publisher;
		$this->starter_catalogue = $starter_catalogue;
	}

	/**
	 * Validates the file of a pack, and lists its contents. Publishes and imports nothing.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : A bundle (zip file).
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately pack validate my-pack.zip
	 */
	public function validate( array $arguments ): void {
		try {
			$bundle = Bundle::from_zip( $arguments[0] );
			$bundle->verify_all_entries();
			$manifest = $bundle->manifest();
			$bundle->check_objects(
				static function ( array $document, string $entry ) use ( $manifest ): void {
					foreach ( 'gutenberg' === $manifest->platform() ? Block_Markup::split( $document['content'] ) : array() as $place => $block ) {
						$fault = Block_Markup::validation_error( $block );
						if ( '' !== $fault ) {
							throw new Invalid_Bundle( "$entry, block " . ( $place + 1 ) . " $fault." );
						}
					}
				}
			);
		} catch ( Invalid_Bundle $refusal ) {
			WP_CLI::error( "$arguments[0]: " . $refusal->getMessage() );
		}
		$counts = array_count_values( array_column( $manifest->content(), 'type' ) ) + array_filter(
			array(
				'term'  => count( $manifest->terms() ),
				'menu'  => count( $manifest->menus() ),
				'media' => count( $manifest->media() ),
			)
		);
		foreach ( $counts as $kind => $count ) {
			WP_CLI::line( "$kind: $count" );
		}
		foreach ( $manifest->omissions() as $part ) {
			WP_CLI::line( Export_Omissions::line( $part ) );
		}
		WP_CLI::success( "$arguments[0] is a valid pack of " . count( $manifest->entries() ) . ' files' . ( $manifest->has_site_objects() ? '.' : ', for the library only: it contains no site.' ) );
	}

	/**
	 * Makes a pack of a block theme: pages, blocks and templates for the library, and a whole site. What is left out is named.
	 *
	 * ## OPTIONS
	 *
	 * <theme>
	 * : Slug of an installed theme, or a folder. Its pack.json adds what a theme does not say.
	 *
	 * [<file>]
	 * : The bundle (zip file) to write. The theme's slug and .zip, if nothing is said.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately pack create twentytwentyfive
	 *     wp templately pack create ./my-pack my-pack.zip
	 */
	public function create( array $arguments ): void {
		try {
			$source = new Theme_Source( $arguments[0] );
			$file   = $arguments[1] ?? "$source->slug.zip";
			$counts = ( new Theme_Bundle( $source ) )->write( $file );
		} catch ( RuntimeException $fault ) {
			WP_CLI::error( $fault->getMessage() );
		}
		foreach ( $counts['warnings'] as $warning ) {
			WP_CLI::line( $warning );
		}
		WP_CLI::success( "$file has {$counts['items']} items, and {$counts['objects']} objects of a site." );
	}

	/**
	 * Writes what was edited in the Site Editor into the files of the active theme, and removes it from the database.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately pack sync
	 */
	public function sync(): void {
		try {
			$files = ( new Theme_Sync() )->sync();
		} catch ( RuntimeException $fault ) {
			WP_CLI::error( $fault->getMessage() );
		}
		foreach ( $files as $file ) {
			WP_CLI::line( $file );
		}
		WP_CLI::success( count( $files ) . ' files of the theme have been written.' );
	}

	/**
	 * Publishes bundles in this site's own library, or updates published packs.
	 *
	 * ## OPTIONS
	 *
	 * [<bundle>...]
	 * : Bundles (zip files). Without any, the plugin's own designs are published if they have changed.
	 *
	 * [--thumbnails=<folder>]
	 * : Folder with thumbnails that are not in the bundle.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub publish my-pack.zip
	 *     wp templately hub publish
	 */
	public function publish( array $arguments, array $options ): void {
		try {
			if ( array() === $arguments ) {
				$starter_catalogue = ( $this->starter_catalogue )();
				if ( $starter_catalogue->is_current() ) {
					WP_CLI::success( "Nothing to publish: the plugin's own designs have not changed, or have not been built." );
				} else {
					$starter_catalogue->publish_changes( '__return_true' );
					WP_CLI::success( "The plugin's own designs have been published." );
				}
				return;
			}
			foreach ( $arguments as $file ) {
				$count = count( ( $this->publisher )()->publish( Bundle::from_zip( $file ), untrailingslashit( $options['thumbnails'] ?? '' ) ) );
				WP_CLI::success( "$file: $count items." );
			}
		} catch ( Invalid_Bundle $refusal ) {
			WP_CLI::error( ( isset( $file ) ? "$file: " : '' ) . $refusal->getMessage() . ' Nothing has been published.' );
		} catch ( RuntimeException $exception ) {
			WP_CLI::error( $exception->getMessage() );
		}
	}
}
