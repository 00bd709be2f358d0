<?php

declare( strict_types=1 );

namespace Templately\Site\Saved_Templates;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Elements\Element_Tree;
use Templately\Shared\Elements\Invalid_Elements;
use Templately\Shared\Elements\Page_Settings;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Raw_Json;

/**
 * A template as a file, in the format of its builder: what WordPress's own "Export as JSON" writes, and Elementor's. What is in
 * it stays the text that it is.
 */
final class Template_File {

	/** Name of WordPress's format. */
	private const OF_WORDPRESS = 'wp_block';

	/** Elementor's version of its format. */
	private const OF_ELEMENTOR = '0.4';

	/** One of Contract\Items::PLATFORMS. */
	public string $platform;

	public string $title;

	/** What it is of. */
	public string $type;

	/** Serialised blocks, or Elementor's tree as JSON. */
	public string $content;

	/** @var array<string, mixed> Page settings of an Elementor template. */
	public array $settings;

	/** @var list<string> Names of page settings that may not come from elsewhere. */
	public array $dropped = array();

	/**
	 * @param string               $content  Serialised blocks, or Elementor's tree as JSON.
	 * @param array<string, mixed> $settings Page settings of an Elementor template.
	 */
	public function __construct( string $platform, string $title, string $type, string $content, array $settings = array() ) {
		$this->platform = $platform;
		$this->title    = $title;
		$this->type     = $type;
		$this->content  = $content;
		$this->settings = $settings;
	}

	/**
	 * Reads one.
	 *
	 * @throws Failure 400 for what is none, or damaged.
	 */
	public static function parse( string $json ): self {
		// Some editors begin a text with a mark of their own.
		$json = trim( (string) preg_replace( '/^\xEF\xBB\xBF/', '', $json ) );
		$said = '' === $json || '{' !== $json[0] ? null : json_decode( $json, true, 128 );
		if ( ! is_array( $said ) ) {
			throw self::refusal( '{' === substr( $json, 0, 1 ) ? self::damaged_message() : self::no_template_message() );
		}
		$title = is_string( $said['title'] ?? null ) ? sanitize_text_field( $said['title'] ) : '';
		if ( self::OF_WORDPRESS === ( $said['__file'] ?? null ) && is_string( $said['content'] ?? null ) ) {
			self::require_valid_blocks( $said['content'] );
			return new self( 'gutenberg', $title, self::type( $said['type'] ?? null ), $said['content'] );
		}
		if ( ! is_array( $said['content'] ?? null ) || isset( $said['__file'] ) ) {
			throw self::refusal( self::no_template_message() );
		}
		$tree = Raw_Json::member( $json, 'content' );
		try {
			$objections = ( new Element_Tree( $tree ) )->list_removals();
		} catch ( Invalid_Elements $unfit ) {
			throw self::refusal( $unfit->getMessage() );
		}
		if ( array() !== $objections && ! current_user_can( 'unfiltered_html' ) ) {
			throw self::refusal( "{$objections[0]['what']}: {$objections[0]['why']}" );
		}
		$settings      = new Page_Settings( is_array( $said['page_settings'] ?? null ) ? $said['page_settings'] : array() );
		$file          = new self( 'elementor', $title, self::type( $said['type'] ?? null ), $tree, $settings->kept );
		$file->dropped = $settings->dropped;
		return $file;
	}

	/** Returns what is in the file. */
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

	/** Returns what the file is saved as. */
	public function name(): string {
		$slug = sanitize_title( $this->title );
		return ( '' === $slug || false !== strpos( $slug, '%' ) ? 'template' : $slug ) . '.json';
	}

	/**
	 * Makes sure that markup is that of whole blocks.
	 *
	 * @param string $markup Serialised blocks.
	 *
	 * @throws Failure 400 where it is not.
	 */
	public static function require_valid_blocks( string $markup ): void {
		foreach ( '' === wp_check_invalid_utf8( $markup ) && '' !== $markup ? array( $markup ) : Block_Markup::split( $markup ) as $block ) {
			if ( '' !== Block_Markup::validation_error( $block ) ) {
				throw self::refusal( __( 'Its blocks are damaged.', 'templately' ) );
			}
		}
	}

	/**
	 * @param mixed $type What a file says that it is of.
	 */
	private static function type( $type ): string {
		return is_string( $type ) && 1 === preg_match( '/^[a-z][a-z0-9_-]{0,39}$/D', $type ) ? $type : 'section';
	}

	private static function refusal( string $message ): Failure {
		return new Failure( 'invalid_file', $message, 400 );
	}

	/** Says that a file is no template. */
	public static function no_template_message(): string {
		return __( 'This is no template: neither a pattern of WordPress nor a template of Elementor.', 'templately' );
	}

	/** Says that a file did not come whole. */
	public static function damaged_message(): string {
		return __( 'This file is damaged.', 'templately' );
	}
}
