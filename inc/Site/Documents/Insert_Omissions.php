<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use WP_Block_Type_Registry;

/** Collects what was left out of an inserted design, to tell the user. */
final class Insert_Omissions {

	public const MAX = 50;

	/** @var array<string, array{what: string, why: string}> */
	private array $parts = array();

	/** @param string $host '' if the URL has none. */
	public function add_external_resource( string $block, string $host ): void {
		$this->add(
			$block,
			in_array( $host, array( '', '?' ), true )
			? __( 'It would be loaded from another site.', 'templately' )
			/* translators: %s: name of a server, such as example.org. */
			: sprintf( __( 'It would be loaded from %s.', 'templately' ), $host )
		);
	}

	/** Records a reference to a post, term, user or menu of another site. */
	public function add_foreign_reference( string $block ): void {
		$this->add( $block, __( 'It refers to content that only the original site has.', 'templately' ) );
	}

	/** @param string $block Block name, or another name for what was removed. */
	public function add_executable( string $block ): void {
		$this->add( $block, __( 'It could run code or load external content.', 'templately' ) );
	}

	public function add_filtered_html(): void {
		$this->add( 'core/html', __( 'WordPress does not allow all of its HTML.', 'templately' ) );
	}

	public function add_embed_as_link( string $host ): void {
		/* translators: %s: name of a server, such as example.org. */
		$this->add( 'core/embed', sprintf( __( 'It would embed %s. It was replaced by a link.', 'templately' ), $host ) );
	}

	/** @return list<array{what: string, why: string}> */
	public function all(): array {
		return array_slice( array_values( $this->parts ), 0, self::MAX );
	}

	/** @param string $block Block name, or another name for what was left out. */
	public function add( string $block, string $why ): void {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $block );
		$what = wp_html_excerpt( null === $type || '' === $type->title ? $block : $type->title, 100 );
		$why  = wp_html_excerpt( $why, 300 );

		$this->parts[ "$what\n$why" ] = compact( 'what', 'why' );
	}
}
