<?php

declare( strict_types=1 );

namespace Templately\Hub\Http;

use Templately\Shared\Contract\Hub_Identity;
use Templately\Shared\Rest\Controller;

final class Identity_Controller implements Controller {

	private Signing_Key $key;

	public function __construct( Signing_Key $key ) {
		$this->key = $key;
	}

	public static function routes(): array {
		return array(
			'get_identity' => array(
				'method'   => 'GET',
				'path'     => '/hub',
				'summary'  => 'Retrieves the identity of this hub: name, public key, URL, and the signature that proves that they belong together.',
				'object'   => false,
				'open'     => true,
				'response' => Hub_Identity::schema(),
			),
		);
	}

	public function get_identity(): array {
		$address = untrailingslashit( home_url() );
		return array(
			'id'        => $this->key->fingerprint(),
			'key'       => $this->key->public_key(),
			'address'   => $address,
			'signature' => $this->key->sign( Hub_Identity::signed_text( $address ) ),
		);
	}
}
