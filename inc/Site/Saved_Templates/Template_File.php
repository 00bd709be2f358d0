<?php

declare( strict_types=1 );

namespace Templately\Site\Saved_Templates;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Elements\Element_Tree;
use Templately\Shared\Elements\Invalid_Elements;
use Templately\Shared\Elements\Page_Settings;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Raw_Json;

/** A template file in the format of WordPress's "Export as JSON" or of Elementor. Keeps the content as the original text. */
final class Template_File {

	/** Value of __file in WordPress's format. */
	private const OF_WORDPRESS = 'wp_block';

	private const OF_ELEMENTOR = '0.4';

	/** One of Item_Schema::PLATFORMS. */
	public string $platform;

	public string $title;

	public string $type;

	/** Serialized blocks, or Elementor's tree as JSON. */
	public string $content;

	/** @var array<string, mixed> Page settings of an Elementor template. */
	public array $settings;

	/** @var list<string> Names of page settings that were removed as unsafe. */
	public array $dropped = array();

	/**
	 * @param string $content Serialized blocks, or Elementor's tree as JSON.
	 * @param array<string, mixed> $settings Page settings of an Elementor template.
	 */
	public function __construct( string $platform, string $title, string $type, string $content, array $settings = array() ) {
		$this->platform = $platform;
		$this->title    = $title;
		$this->type     = $type;
		$this->content  = $content;
		$this->settings = $settings;
	}

	/** @throws Failure 400 invalid_file. */
	public static function parse( string $json ): self {
		// Some editors write a byte order mark.
		$json = trim( (string) preg_replace( '/^\xEF\xBB\xBF/', '', $json ) );
		$data = '' === $json || '{' !== $json[0] ? null : json_decode( $json, true, 128 );
		if ( ! is_array( $data ) ) {
			throw self::refusal( '{' === substr( $json, 0, 1 ) ? self::damaged_message() : self::no_template_message() );
		}
		$title = is_string( $data['title'] ?? null ) ? sanitize_text_field( $data['title'] ) : '';
		if ( self::OF_WORDPRESS === ( $data['__file'] ?? null ) && is_string( $data['content'] ?? null ) ) {
			self::require_valid_blocks( $data['content'] );
			return new self( 'gutenberg', $title, self::type( $data['type'] ?? null ), $data['content'] );
		}
		if ( ! is_array( $data['content'] ?? null ) || isset( $data['__file'] ) ) {
			throw self::refusal( self::no_template_message() );
		}
		$tree = Raw_Json::member( $json, 'content' );
		try {
			$removals = ( new Element_Tree( $tree ) )->list_removals();
		} catch ( Invalid_Elements $unfit ) {
			throw self::refusal( $unfit->getMessage() );
		}
		if ( array() !== $removals && ! current_user_can( 'unfiltered_html' ) ) {
			throw self::refusal( "{$removals[0]['what']}: {$removals[0]['why']}" );
		}
		$settings      = new Page_Settings( is_array( $data['page_settings'] ?? null ) ? $data['page_settings'] : array() );
		$file          = new self( 'elementor', $title, self::type( $data['type'] ?? null ), $tree, $settings->kept );
		$file->dropped = $settings->dropped;
		return $file;
	}

	public function to_json(): string {
		if ( 'elementor' === $this->platform ) {
			$settings = (string) wp_json_encode( (object) $this->settings );
			$rest     = (string) wp_json_encode(
				array(
					'version' => self::OF_ELEMENTOR,
					'title'   => $this->title,
					'type'    => $this->type,
				)
			);
			return "{\"content\":$this->content,\"page_settings\":$settings," . substr( $rest, 1 );
		}
		return (string) wp_json_encode(
			array(
				'__file'     => self::OF_WORDPRESS,
				'title'      => $this->title,
				'content'    => $this->content,
				'syncStatus' => 'unsynced',
				'type'       => $this->type,
			),
			JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		);
	}

	public function name(): string {
		$slug = sanitize_title( $this->title );
		return ( '' === $slug || false !== strpos( $slug, '%' ) ? 'template' : $slug ) . '.json';
	}

	/** @throws Failure 400 invalid_file. */
	public static function require_valid_blocks( string $markup ): void {
		foreach ( '' === wp_check_invalid_utf8( $markup ) && '' !== $markup ? array( $markup ) : Block_Markup::split( $markup ) as $block ) {
			if ( '' !== Block_Markup::validation_error( $block ) ) {
				throw self::refusal( __( 'Its blocks are damaged.', 'templately' ) );
			}
		}
	}

	/** @param mixed $type */
	private static function type( $type ): string {
		return is_string( $type ) && 1 === preg_match( '/^[a-z][a-z0-9_-]{0,39}$/D', $type ) ? $type : 'section';
	}

	private static function refusal( string $message ): Failure {
		return new Failure( 'invalid_file', $message, 400 );
	}

	public static function no_template_message(): string {
		return __( 'This file is neither a WordPress pattern nor an Elementor template.', 'templately' );
	}

	public static function damaged_message(): string {
		return __( 'This file is damaged.', 'templately' );
	}
}
