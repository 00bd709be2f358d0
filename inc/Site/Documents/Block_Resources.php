<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/**
 * What one block fetches by itself: its media of this site, and whether it lost what it is about.
 */
final class Block_Resources {

	private Url_Classifier $addresses;

	private Insert_Omissions $left_out;

	/** Whether the block cannot have what it is about. */
	private bool $has_lost = false;

	/** @var array<int, int> Media that the block shows. */
	private array $media = array();

	public function __construct( Url_Classifier $addresses, Insert_Omissions $left_out ) {
		$this->addresses = $addresses;
		$this->left_out  = $left_out;
	}

	/** Begins with another block. */
	public function begin_block(): void {
		$this->has_lost = false;
		$this->media    = array();
	}

	/**
	 * Notes what is fetched, and says what is left of it.
	 *
	 * @param string $name       Full name of the block that it is in.
	 * @param bool   $is_subject Whether the block may be nothing without it.
	 * @return string|null Null where it goes.
	 */
	public function record_url( string $name, string $address, bool $is_subject ): ?string {
		$left = $this->addresses->normalize_resource_url( $address );
		if ( null === $left ) {
			$host = Url_Classifier::HUB === $this->addresses->classify( $address ) ? '' : Url_Classifier::host( $address );
			$this->left_out->add_external_resource( $name, $host );
			$this->has_lost = $this->has_lost || $is_subject;
			return null;
		}
		$medium = $this->addresses->find_media( $left );
		if ( 0 !== $medium ) {
			$this->media[ $medium ] = $medium;
		}
		return $left;
	}

	/** Says whether the block cannot have what it is about. */
	public function is_missing_main_media(): bool {
		return $this->has_lost;
	}

	/**
	 * Returns the media that the block shows.
	 *
	 * @return array<int, int>
	 */
	public function media(): array {
		return $this->media;
	}
}
