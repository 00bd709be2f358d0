<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use RuntimeException;
use Templately\Shared\Database\Connection;
use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Templately\Site\Http\Capabilities;
use Templately\Site\Http\Signed_Url;

/** Stores the pictures of imported packs, because the hub may lose them. */
final class Pack_Thumbnails {

	public const PICTURE = 'run_picture';

	private Connection $database;

	private Packs $packs;

	public function __construct( Connection $database, Packs $packs ) {
		$this->database = $database;
		$this->packs    = $packs;
	}

	/** Does nothing where the hub gives no picture. */
	public function store( int $run_id, int $pack ): void {
		try {
			$file = new Media_File( $this->packs->thumbnail( $pack ) );
		} catch ( RuntimeException $none ) {
			return;
		}
		if ( $file->is_image() ) {
			$this->database->write( "UPDATE {$this->table()} SET picture_type = {$this->database->quote( $file->mime() )}, picture = x'" . bin2hex( $file->bytes() ) . "' WHERE id = $run_id" );
		}
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string> Addresses for this user by run.
	 */
	public function urls( array $ids ): array {
		$addresses = array();
		foreach ( array() === $ids ? array() : $this->database->rows( "SELECT id FROM {$this->table()} WHERE picture_type IS NOT NULL AND id IN ({$this->database->list( $ids )})" ) as $row ) {
			$addresses[ (int) $row['id'] ] = Signed_Url::create( self::PICTURE, array( 'run' => (int) $row['id'] ), Signed_Url::LIST_LIFETIME );
		}
		return $addresses;
	}

	/** @throws Failure 403 or 404. */
	public function send( int $run_id ): void {
		if ( ! Capabilities::can_import() ) {
			throw new Failure( 'can_fsi', Capabilities::import_forbidden_message(), 403 );
		}
		$row = $this->database->rows( "SELECT picture_type, picture FROM {$this->table()} WHERE picture_type IS NOT NULL AND id = $run_id" )[0] ?? null;
		if ( null === $row ) {
			throw Failure::not_found();
		}
		Signed_Url::send_content( '', (string) $row['picture_type'], (string) $row['picture'], Signed_Url::LIST_LIFETIME );
	}

	private function table(): string {
		return $this->database->table( 'runs' );
	}
}
