<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Site\Import\Database\Import_Database;

/**
 * Which part of a run's journal came with which plugin or theme: what was noted between the beginning and the end of its effect.
 *
 * @phpstan-type Part array{rows: array{int, int}, files: array{int, int}}
 */
final class Journal_Parts {

	/** What the run remembers of it. */
	public const MEMORY = 'parts';

	private Import_Database $database;

	private Run $run;

	/** @var callable( array<string, mixed> ): void */
	private $store;

	/**
	 * @param Import_Database                               $database The import's statements.
	 * @param Run                                    $run      The run.
	 * @param callable( array<string, mixed> ): void $store    Stores what the run remembers.
	 */
	public function __construct( Import_Database $database, Run $run, callable $store ) {
		$this->database = $database;
		$this->run      = $run;
		$this->store    = $store;
	}

	/**
	 * Notes where the journal is before an effect. One that is begun again began then.
	 *
	 * @param string $source What it is, such as 'plugin:slug'.
	 */
	public function begin( string $source ): void {
		if ( ! isset( $this->run->memory[ self::MEMORY ][ $source ] ) ) {
			list( $row, $file ) = $this->last();
			$this->note( $source, array( 'rows' => array( $row, $row ), 'files' => array( $file, $file ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- two of them.
		}
	}

	/**
	 * Notes where it is after it.
	 *
	 * @param string $source What it is.
	 */
	public function end( string $source ): void {
		/** @var Part $part */
		$part = $this->run->memory[ self::MEMORY ][ $source ];

		list( $part['rows'][1], $part['files'][1] ) = $this->last();
		$this->note( $source, $part );
	}

	/**
	 * @return array{int, int} Numbers of the last row and the last file.
	 */
	private function last(): array {
		return array(
			(int) $this->database->value( "SELECT MAX(seq) FROM {$this->database->table( 'rows' )}" ),
			(int) $this->database->value( "SELECT MAX(id) FROM {$this->database->table( 'files' )}" ),
		);
	}

	/**
	 * @param string $source What it is.
	 * @param Part   $part   Its part.
	 */
	private function note( string $source, array $part ): void {
		$this->run->memory[ self::MEMORY ][ $source ] = $part;
		( $this->store )( $this->run->memory );
	}
}
