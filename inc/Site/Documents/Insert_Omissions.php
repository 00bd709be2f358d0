<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use WP_Block_Type_Registry;

/**
 * What was left out of a design at an insert, for the person who inserts it.
 */
final class Insert_Omissions {

	/** How many parts are named at the most. */
	public const MOST = 50;

	/** @var array<string, array{what: string, why: string}> */
	private array $parts = array();

	/**
	 * Notes something that would be loaded from another site.
	 *
	 * @param string $block Full name of the block that it is in.
	 * @param string $host  Host of its address; '' where it has none.
	 */
	public function add_external_resource( string $block, string $host ): void {
		$this->add(
			$block,
			in_array( $host, array( '', '?' ), true )
			? __( 'It would be loaded from another place.', 'templately' )
			/* translators: %s: name of a server, such as example.org. */
			: sprintf( __( 'It would be loaded from %s.', 'templately' ), $host )
		);
	}

	/**
	 * Notes something that means a post, a term, a user or a menu of another site.
	 *
	 * @param string $block Full name of the block that it is in.
	 */
	public function add_foreign_reference( string $block ): void {
		$this->add( $block, __( 'It points to something that only the design’s own site has.', 'templately' ) );
	}

	/**
	 * Notes something that runs by itself.
	 *
	 * @param string $block Full name of the block, or what else it is.
	 */
	public function add_executable( string $block ): void {
		$this->add( $block, __( 'It would run or fetch something by itself.', 'templately' ) );
	}

	/** Notes HTML that WordPress takes out of what is not somebody's own. */
	public function add_filtered_html(): void {
		$this->add( 'core/html', __( 'WordPress does not allow all of it here.', 'templately' ) );
	}

	/** Notes an embed that became a link. */
	public function add_embed_as_link( string $host ): void {
		/* translators: %s: name of a server, such as example.org. */
		$this->add( 'core/embed', sprintf( __( 'It would show %s. A link to it is in its place.', 'templately' ), $host ) );
	}

	/**
	 * Returns what was left out.
	 *
	 * @return list<array{what: string, why: string}>
	 */
	public function all(): array {
		return array_slice( array_values( $this->parts ), 0, self::MOST );
	}

	/** @param string $block Full name of a block, or what else it is. */
	private function add( string $block, string $why ): void {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $block );
		$what = wp_html_excerpt( null === $type || '' === $type->title ? $block : $type->title, 100 );
		$why  = wp_html_excerpt( $why, 300 );

		$this->parts[ "$what\n$why" ] = compact( 'what', 'why' );
	}
}
