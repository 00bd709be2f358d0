<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/** Collects what one block loads by itself: its media, and whether its main media was refused. */
final class Block_Resources {

	private Url_Classifier $addresses;

	private Insert_Omissions $left_out;

	private bool $has_lost = false;

	/** @var array<int, int> Media ids, by themselves. */
	private array $media = array();

	public function __construct( Url_Classifier $addresses, Insert_Omissions $left_out ) {
		$this->addresses = $addresses;
		$this->left_out  = $left_out;
	}

	public function begin_block(): void {
		$this->has_lost = false;
		$this->media    = array();
	}

	/**
	 * Records a URL that the block loads.
	 * @param bool $is_subject Whether this is the block's main media.
	 * @return string|null The normalised URL, or null if it is refused.
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

	public function is_missing_main_media(): bool {
		return $this->has_lost;
	}

	/** @return array<int, int> The block's media ids. */
	public function media(): array {
		return $this->media;
	}
}
