<?php

declare( strict_types=1 );

namespace Templately\Site\Import;

use LimitIterator;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Schema;
use Templately\Site\Http\Capabilities;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Plan\Pack_Thumbnails;
use Templately\Site\Import\Revert\Kept_Change;
use Templately\Site\Import\Revert\Revert;
use Templately\Site\Import\Run\Run;

/** Routes of imports. Streams and polls are in Import_Ajax. */
final class Import_Controller implements Controller {

	private const MOST = 500;

	private const RESULTS = array(
		'dependency_data' => true,
		'post_types'      => true,
		'template_types'  => true,
		'left_out'        => true,
		'pages'           => true,
	);

	private Import_Service $imports;

	private Pack_Thumbnails $pictures;

	public function __construct( Import_Service $imports, Pack_Thumbnails $pictures ) {
		$this->imports  = $imports;
		$this->pictures = $pictures;
	}

	public static function routes(): array {
		$read  = array(
			'method'     => 'GET',
			'capability' => 'manage_options',
			'object'     => 'can_import',
		);
		$write = array( 'method' => 'POST' ) + $read;
		$one   = array( 'uuid' => Schema::required( Import_Schema::uuid() ) );
		return array(
			'plan_import'   => $write + array(
				'path'     => '/fullsite-import/plan',
				'summary'  => 'Plans an import. Writes nothing.',
				'args'     => Import_Schema::form( false ),
				'response' => Import_Schema::plan(),
			),
			'begin_import'  => $write + array(
				'path'     => '/fullsite-import/runs',
				'summary'  => 'Starts an import. The client that follows its progress does the work.',
				'args'     => Import_Schema::form( true ),
				'response' => Import_Schema::run(),
			),
			'get_imports'   => $read + array(
				'path'     => '/fullsite-import/runs',
				'summary'  => 'Retrieves the stored imports, newest first.',
				'args'     => array(),
				'response' => Schema::list_of( Import_Schema::run(), self::MOST ),
			),
			'get_import'    => $read + array(
				'path'     => '/fullsite-import/runs/(?P<uuid>[a-z0-9-]+)',
				'summary'  => 'Retrieves the status of an import.',
				'args'     => $one,
				'response' => Import_Schema::run(),
			),
			'resume_import' => $write + array(
				'path'     => '/fullsite-import/runs/(?P<uuid>[a-z0-9-]+)/resume',
				'summary'  => 'Resumes a stopped import. The client that follows its progress does the work.',
				'args'     => $one,
				'response' => Import_Schema::run(),
			),
			'revert_import' => $write + array(
				'path'     => '/fullsite-import/runs/(?P<uuid>[a-z0-9-]+)/revert',
				'summary'  => 'Starts to revert an import. The client that polls its status does the work.',
				'args'     => $one,
				'response' => Import_Schema::reverting(),
			),
		);
	}

	public function can_import(): bool {
		return Capabilities::can_import();
	}

	public function plan_import( array $arguments ): array {
		return $this->imports->plan( $arguments );
	}

	public function begin_import( array $arguments ): array {
		return $this->shown( array( $this->imports->start( $arguments ) ) )[0];
	}

	public function get_imports(): array {
		return $this->shown( new LimitIterator( $this->imports->runs->all(), 0, self::MOST ) );
	}

	public function get_import( array $arguments ): array {
		$run = $this->imports->runs->get( $arguments['uuid'] );
		return array_replace( $this->shown( array( $run ) )[0], array( 'kept' => Kept_Change::with_messages( $this->imports->kept( $run ) ) ) );
	}

	public function resume_import( array $arguments ): array {
		return $this->shown( array( $this->imports->runs->resume( $this->imports->runs->get( $arguments['uuid'] ) ) ) )[0];
	}

	public function revert_import( array $arguments ): array {
		return self::get_revert_progress( $this->imports->revert( $arguments['uuid'] ) );
	}

	/** @return array<string, mixed> As Import_Schema::reverting() has it. */
	public static function get_revert_progress( Run $run ): array {
		return array(
			'uuid'     => $run->uuid,
			'status'   => $run->status,
			'site_url' => home_url( '/' ),
			'redirect' => '',
		);
	}

	/**
	 * @param iterable<Run> $runs
	 * @return list<array<string, mixed>> As Import_Schema::run() has it.
	 */
	private function shown( iterable $runs ): array {
		$shown = array();
		foreach ( $runs as $run ) {
			$shown[ $run->id ] = $this->described( $run );
		}
		$pictures = $this->pictures->urls( array_keys( $shown ) );
		foreach ( $shown as $id => $one ) {
			$shown[ $id ] = $one + array( 'picture' => $pictures[ $id ] ?? '' );
		}
		return array_values( $shown );
	}

	private function described( Run $run ): array {
		$user = get_userdata( $run->user_id );
		$made = 0;
		foreach ( $run->plan->objects() as $planned ) {
			$made += (int) ( Import_Plan::REUSE !== $planned['action'] );
		}
		return array(
			'uuid'       => $run->uuid,
			'status'     => $run->status,
			'step'       => $this->imports->step( $run ),
			'pack'       => $run->plan->pack(),
			'platform'   => $run->plan->platform(),
			'user'       => false === $user ? '' : $user->display_name,
			'started_at' => $run->started_at,
			'objects'    => $made,
			'settings'   => count( $run->plan->settings() ),
			// Results are complete once the last step has stored them.
			'results'    => isset( $run->results['post_types'] ) ? array_intersect_key( $run->results, self::RESULTS ) : null,
			'notes'      => Revert::notes( $run ),
			'kept'       => Kept_Change::with_messages( $run->results['kept'] ?? array() ),
		);
	}
}
