<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/**
 * Signs documents that a user with unfiltered_html pushes, so that an insert on this site can skip KSES for the same document and the
 * same user. Who owns a file proves nothing: others can put files into a person's cloud.
 */
final class Content_Signature {

	private string $site;

	/**
	 * @param string $site Identifies this site: in a network, sites share their salts and users.
	 */
	public function __construct( string $site ) {
		$this->site = $site;
	}

	/**
	 * Signs a document for the current user.
	 *
	 * @param string $content The document, as it is sent to the hub.
	 * @return string An HMAC in hexadecimal; '' for a user without unfiltered_html.
	 */
	public function sign( string $content ): string {
		return current_user_can( 'unfiltered_html' ) ? $this->hmac( $content ) : '';
	}

	/** Checks whether the current user has unfiltered_html and signed a document on this site. */
	public function verify( string $signature, string $content ): bool {
		return current_user_can( 'unfiltered_html' ) && hash_equals( $this->hmac( $content ), $signature );
	}

	/** Computes the HMAC of a document for the current user. */
	private function hmac( string $content ): string {
		$key = hash_hmac( 'sha256', 'templately content signature', wp_salt( 'auth' ), true );
		return hash_hmac( 'sha256', $this->site . '|' . get_current_user_id() . '|' . hash( 'sha256', $content ), $key );
	}
}
