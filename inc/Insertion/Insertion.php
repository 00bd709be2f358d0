<?php

declare( strict_types=1 );

namespace Templately\Insertion;

use Templately\Blocks\Markup;
use Templately\Hub_Client\Hub;
use Templately\Messages;
use Templately\Profile\Profile;
use Templately\Rest\Failure;
use stdClass;

/**
 * Turns an item of the hub into something of this site: blocks for the open editor, or a draft page.
 *
 * What comes from a hub is hostile until it was looked at: it must be sound block markup, passes KSES whoever asked for it,
 * and keeps no address of the hub.
 */
final class Insertion {

	/** Where the media of a document are said to lie, and the pages it links to. Neither exists. */
	private const MEDIA = '#https://media\.templately\.invalid/(\d+)/[^"\'\s)\\\\<>]*#';
	private const PAGES = '#https://pages\.templately\.invalid/[^"\'\s)\\\\<>]*#';

	/** @var Hub */
	private $hub;

	/** @var Profile */
	private $profile;

	/** @var Images */
	private $images;

	/**
	 * @param Hub     $hub     The hub.
	 * @param Profile $profile Who is asking.
	 * @param Images  $images  Brings images here.
	 */
	public function __construct( Hub $hub, Profile $profile, Images $images ) {
		$this->hub     = $hub;
		$this->profile = $profile;
		$this->images  = $images;
	}

	/**
	 * Returns an item's blocks, ready for an editor of this site.
	 *
	 * @param int    $item_id  Item of the hub.
	 * @param string $platform 'gutenberg'; for 'elementor' there is no editor here yet.
	 * @param int    $post_id  Post that its images are for; 0 for none.
	 * @return array{content: list<string>, page_settings: array{template: string}, cleaned: bool, attachments: list<int>, title: string}
	 *
	 * @throws Failure 400 platform_not_supported, 401 not_signed_in or is_signed_failed, 403 invalid_data, required_pro_templately or invalid_permission, 502 for content that is not sound.
	 */
	public function content( int $item_id, string $platform, int $post_id ): array {
		if ( 'gutenberg' !== $platform ) {
			throw new Failure( 'platform_not_supported', Messages::no_elementor(), 400 );
		}
		$token = $this->profile->require_token();
		try {
			$document = $this->hub->get( "/items/$item_id/content", array(), $token, true )->body;
			$blocks   = array_map( array( $this, 'require_sound' ), $document['content'] );
			$cleaned  = array_map( array( Markup::class, 'clean' ), $blocks );
			$used     = $this->used( $document['media'], $cleaned );
			$brought  = $this->images->bring( $item_id, $used, $token, $post_id );
		} catch ( Failure $failure ) {
			throw $this->profile->ended( $failure );
		}
		$localised = array();
		foreach ( $cleaned as $block ) {
			$localised[] = $this->localise( $block, $brought['ids'] );
		}
		return array(
			'content'       => $localised,
			'page_settings' => array( 'template' => (string) $document['page_settings']['template'] ),
			'cleaned'       => $cleaned !== $blocks,
			'attachments'   => $brought['made'],
			'title'         => (string) $document['title'],
		);
	}

	/**
	 * Makes a draft page of an item.
	 *
	 * @param int    $item_id  Item of the hub.
	 * @param string $platform 'gutenberg'.
	 * @param string $title    Title of the page.
	 * @return array{id: int, edit_link: string, elementor_edit_link: string, visit: string, attachments: list<int>}
	 *
	 * @throws Failure As content(); 500 when WordPress could not save the page.
	 */
	public function page( int $item_id, string $platform, string $title ): array {
		$document = $this->content( $item_id, $platform, 0 );
		$id       = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => 'page',
					'post_status'  => 'draft',
					'post_title'   => $title,
					'post_content' => implode( "\n\n", $document['content'] ),
				)
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new Failure( 'page_not_saved', wp_strip_all_tags( $id->get_error_message() ), 500 );
		}
		$template = $document['page_settings']['template'];
		if ( '' !== $template && isset( wp_get_theme()->get_page_templates( get_post( $id ) )[ $template ] ) ) {
			update_post_meta( $id, '_wp_page_template', $template );
		}
		return array(
			'id'                  => $id,
			'edit_link'           => (string) get_edit_post_link( $id, 'raw' ),
			'elementor_edit_link' => '',
			'visit'               => (string) get_preview_post_link( $id ),
			'attachments'         => $document['attachments'],
		);
	}

	/**
	 * @param mixed $block One serialised top-level block.
	 *
	 * @throws Failure 502 when it is anything else.
	 */
	private function require_sound( $block ): string {
		if ( ! is_string( $block ) || ! Markup::is_sound( $block ) ) {
			throw new Failure( 'invalid_content', __( 'This design is damaged. Nothing was inserted.', 'templately' ), 502 );
		}
		return $block;
	}

	/**
	 * Returns the media that some blocks use, by id.
	 *
	 * @param list<array<string, mixed>> $media  All media of the document.
	 * @param list<string>               $blocks Serialised blocks.
	 * @return array<int, array<string, mixed>>
	 *
	 * @throws Failure 502 when a block uses what the document does not have.
	 */
	private function used( array $media, array $blocks ): array {
		$by_id = array_column( $media, null, 'id' );
		$used  = array();
		preg_match_all( self::MEDIA, implode( "\n", $blocks ), $found );
		foreach ( array_unique( $found[1] ) as $id ) {
			if ( ! isset( $by_id[ (int) $id ] ) ) {
				throw new Failure( 'invalid_content', __( 'This design is damaged. Nothing was inserted.', 'templately' ), 502 );
			}
			$used[ (int) $id ] = $by_id[ (int) $id ];
		}
		return $used;
	}

	/**
	 * Puts this site's media in, and takes links to pages out that this site does not have.
	 *
	 * @param string          $content Serialised blocks.
	 * @param array<int, int> $ids     Id of a medium in the document to attachment.
	 */
	private function localise( string $content, array $ids ): string {
		$text    = static function ( string $text ) use ( $ids ): string {
			$text = (string) preg_replace_callback(
				self::MEDIA,
				static function ( array $found ) use ( $ids ): string {
					return (string) wp_get_attachment_url( $ids[ (int) $found[1] ] );
				},
				$text
			);
			$text = (string) preg_replace( self::PAGES, '#', $text );
			return (string) preg_replace_callback(
				'/\bwp-image-(\d+)\b/',
				static function ( array $found ) use ( $ids ): string {
					return 'wp-image-' . ( $ids[ (int) $found[1] ] ?? $found[1] );
				},
				$text
			);
		};
		$content = Markup::change_attributes(
			$content,
			static function ( stdClass $attributes ) use ( $text, $ids ): void {
				$has_media = 1 === preg_match( self::MEDIA, (string) wp_json_encode( $attributes, JSON_UNESCAPED_SLASHES ) );
				self::walk(
					$attributes,
					static function ( $value, $name ) use ( $text, $ids, $has_media ) {
						if ( is_string( $value ) ) {
							return $text( $value );
						}
						return $has_media && is_int( $value ) && in_array( $name, array( 'id', 'mediaId' ), true ) ? $ids[ $value ] ?? $value : $value;
					}
				);
			}
		);
		return $text( $content );
	}

	/**
	 * Changes every scalar in decoded JSON.
	 *
	 * @param stdClass|array<int, mixed>         $value  Decoded JSON; an object is changed in place.
	 * @param callable( mixed, int|string ): mixed $change Takes a scalar and its name, returns its new value.
	 * @return stdClass|array<int, mixed>
	 */
	private static function walk( $value, callable $change ) {
		$members = (array) $value;
		foreach ( $members as $name => $member ) {
			$member = is_array( $member ) || $member instanceof stdClass ? self::walk( $member, $change ) : $change( $member, $name );
			if ( $value instanceof stdClass ) {
				$value->$name = $member;
			} else {
				$value[ $name ] = $member;
			}
		}
		return $value;
	}
}
