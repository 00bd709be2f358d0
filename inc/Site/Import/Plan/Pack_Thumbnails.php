<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use RuntimeException;
use Templately\Shared\Database\Connection;
use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Templately\Site\Http\Capabilities;
use Templately\Site\Http\Signed_Url;
use Templately\Site\Import\Run\Run;

/**
 * How the packs look that were imported. A site keeps that of each import: its hub may be away later, or have the pack no more.
 */
final class Pack_Thumbnails {

	/** What addresses lead to. */
	public const PICTURE = 'run_picture';

	private Connection $database;

	private Pack_Client $packs;

	/**
	 * @param Connection $database The import's statements.
	 * @param Pack_Client    $packs    Packs of the hub.
	 */
	public function __construct( Connection $database, Pack_Client $packs ) {
		$this->database = $database;
		$this->packs    = $packs;
	}

	/**
	 * Keeps the picture of a run's pack. A run does without where there is none, or the hub does not give it.
	 *
	 * @param Run $run The run.
	 */
	public function store( Run $run ): void {
		try {
			$file = new Media_File( $this->packs->thumbnail( $run->plan->pack()['id'] ) );
		} catch ( RuntimeException $none ) {
			return;
		}
		if ( $file->is_image() ) {
			$this->database->write( "UPDATE {$this->table()} SET picture_type = {$this->database->quote( $file->mime() )}, picture = x'" . bin2hex( $file->bytes() ) . "' WHERE id = $run->id" );
		}
	}

	/**
	 * Returns where whoever is asking sees the pictures of some runs.
	 *
	 * @param list<int> $ids Ids of the runs.
	 * @return array<int, string> Id to address, of those that have one.
	 */
	public function urls( array $ids ): array {
		$addresses = array();
		foreach ( array() === $ids ? array() : $this->database->rows( "SELECT id FROM {$this->table()} WHERE picture_type IS NOT NULL AND id IN ({$this->database->list( $ids )})" ) as $row ) {
			$addresses[ (int) $row['id'] ] = Signed_Url::create( self::PICTURE, array( 'run' => (int) $row['id'] ), Signed_Url::IN_A_LIST );
		}
		return $addresses;
	}

	/**
	 * Sends the picture of a run to the browser.
	 *
	 * @param int $run_id The run.
	 *
	 * @throws Failure 403 for who may not import, or 404.
	 */
	public function send( int $run_id ): void {
		if ( ! Capabilities::can_import() ) {
			throw new Failure( 'can_fsi', Capabilities::import_forbidden_message(), 403 );
		}
		$row = $this->database->rows( "SELECT picture_type, picture FROM {$this->table()} WHERE picture_type IS NOT NULL AND id = $run_id" )[0] ?? null;
		if ( null === $row ) {
			throw Failure::not_found();
		}
		Signed_Url::send_content( '', (string) $row['picture_type'], (string) $row['picture'], Signed_Url::IN_A_LIST );
	}

	/** Returns the table's name. */
	private function table(): string {
		return $this->database->table( 'runs' );
	}
}
