<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Settings\Hub_State;
use ZipArchive;

/** Publishes the plugin's own designs at activation, and again after they have changed. */
final class Starter_Catalogue {

	private Publisher $publisher;

	private Hub_State $state;

	private string $folder;

	public function __construct( Publisher $publisher, Hub_State $state, string $folder ) {
		$this->publisher = $publisher;
		$this->state     = $state;
		$this->folder    = $folder;
	}

	/** Whether there is nothing to publish. Reads one small file and makes no query. */
	public function is_current(): bool {
		$list = $this->index();
		return null === $list || $list['hash'] === $this->state->starter_hash();
	}

	/**
	 * Publishes the packs that have changed since the last run. After an interruption it continues with the next pack.
	 * @param callable(): bool $after_each Called after each pack; false interrupts.
	 * @return bool Whether all packs are published.
	 */
	public function publish_changes( callable $after_each ): bool {
		$list = $this->index();
		if ( null === $list || $this->is_current() ) {
			return true;
		}
		// Equal items are listed newest first, so the first pack of the list is published last.
		$done = $this->state->starter_packs( $list['hash'] );
		foreach ( array_reverse( $list['packs'] ) as $pack ) {
			if ( in_array( $pack['bundle'], $done, true ) ) {
				continue;
			}
			$this->publish( $pack );
			$this->state->add_starter_pack( $list['hash'], $pack['bundle'] );
			if ( ! $after_each() ) {
				return false;
			}
		}
		$this->state->set_starter_hash( $list['hash'] );
		return true;
	}

	/**
	 * Publishes a pack. A bundle without media gets those of another bundle of its pack, so that the plugin carries each file once.
	 * @param array{bundle: string, media: string, thumbnails: string} $pack
	 */
	private function publish( array $pack ): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$thumbnails = $this->folder . '/' . untrailingslashit( $pack['thumbnails'] );
		if ( '' === $pack['media'] ) {
			$this->publisher->publish( Bundle::from_zip( $this->folder . '/' . $pack['bundle'] ), $thumbnails );
			return;
		}
		$path = wp_tempnam( 'templately' );
		try {
			$this->add_media( $path, $pack );
			$this->publisher->publish( Bundle::from_zip( $path ), $thumbnails );
		} finally {
			wp_delete_file( $path );
		}
	}

	/**
	 * Writes a pack's bundle with its media into a file.
	 * @param array{bundle: string, media: string, thumbnails: string} $pack
	 * @throws Invalid_Bundle When a file cannot be read or written.
	 */
	private function add_media( string $path, array $pack ): void {
		$zip   = new ZipArchive();
		$media = new ZipArchive();
		if ( ! is_file( $this->folder . '/' . $pack['bundle'] ) || ! copy( $this->folder . '/' . $pack['bundle'], $path ) || true !== $zip->open( $path ) || true !== $media->open( $this->folder . '/' . $pack['media'] ) ) {
			throw new Invalid_Bundle( "{$pack['bundle']} or {$pack['media']} cannot be read." );
		}
		$manifest = json_decode( (string) $zip->getFromName( 'manifest.json' ), true );
		foreach ( array_map( 'strval', array_keys( $manifest['entries'] ) ) as $name ) {
			if ( false === $zip->locateName( $name ) ) {
				$zip->addFromString( $name, (string) $media->getFromName( $name ) );
			}
		}
		if ( ! $zip->close() ) {
			throw new Invalid_Bundle( "{$pack['bundle']} cannot be written." );
		}
	}

	/** @return array{hash: string, packs: list<array{bundle: string, media: string, thumbnails: string}>}|null The built catalogue's index; null without one. */
	private function index(): ?array {
		$index = $this->folder . '/index.json';
		/** @var array{hash: string, packs: list<array{bundle: string, media: string, thumbnails: string}>}|null $list */
		$list = is_file( $index ) ? json_decode( (string) file_get_contents( $index ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin.
		return is_string( $list['hash'] ?? null ) ? $list : null;
	}
}
