<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Accounts\Actor;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\File_Download;
use Templately\Shared\Rest\Schema;

final class Pack_Downloads_Controller implements Controller {

	private Pack_Downloads $bundles;

	public function __construct( Pack_Downloads $bundles ) {
		$this->bundles = $bundles;
	}

	public static function routes(): array {
		$pack = array( 'id' => Schema::required( Schema::integer( 1 ) ) );
		$file = Schema::record(
			array(
				'size'      => Schema::integer( 1 ),
				'sha256'    => Schema::text( 64 ),
				'signature' => Schema::text( 100 ),
			)
		);
		return array(
			'get_files'        => array(
				'method'   => 'GET',
				'path'     => '/items/(?P<id>\d+)/files',
				'summary'  => 'Retrieves the files of a pack that can be imported as a full site: its bundle and its manifest, each with an Ed25519 signature of its sha256 by the hub\'s key.',
				'object'   => false,
				'scope'    => 'account',
				'args'     => $pack,
				'response' => Schema::record(
					array(
						'bundle'   => $file,
						'manifest' => $file,
					)
				),
			),
			'get_bundle'       => array(
				'method'   => 'GET',
				'path'     => '/items/(?P<id>\d+)/bundle',
				'summary'  => 'Retrieves the bundle of a pack as a zip file.',
				'object'   => false,
				'scope'    => 'account',
				'args'     => $pack,
				'response' => Schema::bytes(),
			),
			'get_manifest'     => array(
				'method'   => 'GET',
				'path'     => '/items/(?P<id>\d+)/manifest',
				'summary'  => 'Retrieves the manifest of a pack\'s bundle, from which a site plans the import.',
				'object'   => false,
				'scope'    => 'account',
				'args'     => $pack,
				'response' => Schema::bytes(),
			),
			'get_pack_picture' => array(
				'method'   => 'GET',
				'path'     => '/items/(?P<id>\d+)/picture',
				'summary'  => 'Retrieves the thumbnail of a pack that can be imported as a full site. Sites keep a copy, so that browsers never request it from the hub.',
				'object'   => false,
				'scope'    => 'account',
				'args'     => $pack,
				'response' => Schema::bytes(),
			),
		);
	}

	public function get_files( array $arguments, Actor $actor ): array {
		return $this->bundles->files( $arguments['id'], $actor );
	}

	public function get_bundle( array $arguments, Actor $actor ): File_Download {
		return $this->bundles->file( $arguments['id'], 'bundle', $actor );
	}

	public function get_manifest( array $arguments, Actor $actor ): File_Download {
		return $this->bundles->file( $arguments['id'], 'manifest', $actor );
	}

	public function get_pack_picture( array $arguments, Actor $actor ): File_Download {
		return $this->bundles->picture( $arguments['id'], $actor );
	}
}
