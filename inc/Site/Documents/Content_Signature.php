<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/** Signs documents that a user with unfiltered_html uploads, so that the same user can insert them here without KSES. Owning a file proves nothing. */
final class Content_Signature {

	private string $site;

	/** @param string $site Identifies this site. Sites of a network share their salts and users. */
	public function __construct( string $site ) {
		$this->site = $site;
	}

	/** Returns a hexadecimal HMAC. '' for users without unfiltered_html. */
	public function sign( string $content ): string {
		return current_user_can( 'unfiltered_html' ) ? $this->hmac( $content ) : '';
	}

	/** Checks whether the current user has unfiltered_html and signed this content on this site. */
	public function verify( string $signature, string $content ): bool {
		return current_user_can( 'unfiltered_html' ) && hash_equals( $this->hmac( $content ), $signature );
	}

	private function hmac( string $content ): string {
		$key = hash_hmac( 'sha256', 'templately content signature', wp_salt( 'auth' ), true );
		return hash_hmac( 'sha256', $this->site . '|' . get_current_user_id() . '|' . hash( 'sha256', $content ), $key );
	}
}
