<?php

declare( strict_types=1 );

namespace Templately\Cli;

use Templately\Blocks\Markup;
use Templately\Bundle\Bundle;
use Templately\Bundle\Refusal;
use Templately\Fullsite_Import\Export\Left_Behind;
use WP_CLI;

/**
 * Looks at packs as files.
 */
final class Pack_Command {

	/**
	 * Says what is wrong with the file of a pack, or what is in it. Nothing is published or imported.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : A bundle (zip file).
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately pack validate my-pack.zip
	 *
	 * @param list<string> $arguments The file.
	 */
	public function validate( array $arguments ): void {
		try {
			$bundle = Bundle::from_zip( $arguments[0] );
			$bundle->verify();
			$manifest = $bundle->manifest();
			$bundle->check_objects(
				static function ( array $document, string $entry ) use ( $manifest ): void {
					foreach ( 'gutenberg' === $manifest->platform() ? Markup::split( $document['content'] ) : array() as $place => $block ) {
						$fault = Markup::fault( $block );
						if ( '' !== $fault ) {
							throw new Refusal( "$entry, block " . ( $place + 1 ) . " $fault." );
						}
					}
				}
			);
		} catch ( Refusal $refusal ) {
			WP_CLI::error( "$arguments[0]: " . $refusal->getMessage() );
		}
		$counts = array_count_values( array_column( iterator_to_array( $manifest->content() ), 'type' ) ) + array_filter(
			array(
				'term'  => count( $manifest->terms() ),
				'menu'  => count( $manifest->menus() ),
				'media' => count( $manifest->media() ),
			)
		);
		foreach ( $counts as $kind => $count ) {
			WP_CLI::line( "$kind: $count" );
		}
		foreach ( $manifest->left_out() as $part ) {
			WP_CLI::line( Left_Behind::line( $part ) );
		}
		WP_CLI::success( "$arguments[0] is a whole pack of " . count( $manifest->entries() ) . ' files' . ( $manifest->has_site() ? '.' : ', for the library alone: it has no site.' ) );
	}
}
