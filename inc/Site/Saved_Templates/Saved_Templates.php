<?php

declare( strict_types=1 );

namespace Templately\Site\Saved_Templates;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Elements\Element_Tree;
use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Preview_Page;
use Templately\Site\Http\Signed_Url;
use WP_Post;

/**
 * Templates that people saved on this site, by builder: patterns of WordPress that are not synced, and Elementor's library.
 *
 * @phpstan-type Item array{id: int, title: string, date: string, type: string, platform: string, is_pushed: bool, is_kit: bool, source: string, preview_url: string, export_url: string, edit_url: string, can_delete: bool}
 */
final class Saved_Templates {

	/** What the addresses of a template lead to. */
	public const EXPORT  = 'export_template';
	public const PREVIEW = 'preview_template';

	/** Where a template came from: this site's own editors, or the library. */
	public const OWN     = 'site';
	public const LIBRARY = 'templately';

	/** Rows of a page. */
	public const ROWS = 12;

	/** Elementor's word for what holds a site's settings. */
	private const KIT = 'kit';

	/** What it takes to read posts of a type that nothing registers, such as Elementor's without Elementor. */
	private const RIGHT_TO_UNREGISTERED = 'edit_others_posts';

	private Template_Store $posts;

	/** @var callable(): bool */
	private $has_elementor;

	/** @param callable(): bool $has_elementor Whether Elementor is there. */
	public function __construct( Template_Store $posts, callable $has_elementor ) {
		$this->posts         = $posts;
		$this->has_elementor = $has_elementor;
	}

	/**
	 * Returns a page of templates, the last changed first.
	 *
	 * @param string $platform One of Contract\Items::PLATFORMS.
	 * @param string $search   Words of titles; '' for all.
	 * @return array{items: list<Item>, current_page: int, total_page: int}
	 */
	public function list( string $platform, string $search, int $page ): array {
		$type     = self::post_type( $platform );
		$may_read = static function ( WP_Post $post ): bool {
			return self::may( 'read', $post );
		};
		$found    = post_type_exists( $type ) || current_user_can( self::RIGHT_TO_UNREGISTERED )
			? $this->posts->page( $type, $search, $page, self::ROWS, $may_read )
			: array(
				'posts' => array(),
				'total' => 0,
			);
		return array(
			'items'        => array_map( array( $this, 'item' ), $found['posts'] ),
			'current_page' => $page,
			'total_page'   => max( 1, (int) ceil( $found['total'] / self::ROWS ) ),
		);
	}

	/**
	 * Returns a template that the caller may see.
	 *
	 * @throws Failure 404 not_found.
	 */
	public function get( int $id ): WP_Post {
		$post = $this->posts->get( $id );
		if ( null === $post || ! self::may( 'read', $post ) ) {
			throw Failure::not_found();
		}
		return $post;
	}

	/**
	 * Returns what is in a template.
	 *
	 * @return array{id: int, title: string, type: string, platform: string, content: list<string>} One block or element of the top each: serialised, or as JSON.
	 *
	 * @throws Failure 404 not_found.
	 */
	public function content( int $id ): array {
		$post    = $this->get( $id );
		$content = $this->posts->content( $post );
		return array(
			'id'       => $id,
			'title'    => self::title( $post ),
			'type'     => $this->posts->type( $post ),
			'platform' => self::platform( $post ),
			'content'  => 'elementor' === self::platform( $post ) ? Element_Tree::split( $content ) : Block_Markup::split( $content ),
		);
	}

	/**
	 * Keeps blocks as a pattern that is not synced.
	 *
	 * @param string $content Serialised blocks.
	 * @param string $type    What it is of: 'section', 'page', 'template' or 'part'.
	 * @return Item
	 *
	 * @throws Failure 403 invalid_permission, 400 for blocks that are damaged, 500 where WordPress could not save it.
	 */
	public function save( string $title, string $content, string $type ): array {
		Template_File::require_valid_blocks( $content );
		return $this->store( new Template_File( 'gutenberg', $title, $type, $content ) );
	}

	/**
	 * Deletes a template: it goes to WordPress's trash.
	 *
	 * @param bool $force Whether a kit is to go as well.
	 * @return array{status: string, message: string, is_kit: bool}
	 *
	 * @throws Failure 404 not_found, 403 invalid_permission, 409 cant_delete_kit with its id, 500 where WordPress did not.
	 */
	public function delete( int $id, bool $force ): array {
		$post   = $this->get( $id );
		$is_kit = $this->is_kit( $post );
		if ( ! self::may( 'delete', $post ) ) {
			throw new Failure( 'invalid_permission', __( 'You are not allowed to delete this template.', 'templately' ), 403 );
		}
		if ( $is_kit && ! $force ) {
			throw new Failure( 'cant_delete_kit', __( 'This template holds the Site Settings of Elementor: its colours, fonts and layout. If it is deleted, the whole site loses them.', 'templately' ), 409, array(), array( 'id' => $id ) );
		}
		$title = self::title( $post );
		// Elementor ends the request where a kit goes and this does not say that it may.
		$before = $_GET; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- kept, and put back.
		if ( $is_kit ) {
			$_GET['force_delete_kit'] = '1';
		}
		$gone = wp_trash_post( $id );
		$_GET = $before;
		if ( ! $gone ) {
			throw new Failure( 'not_deleted', Failure::unknown_error(), 500 );
		}
		return array(
			'status'  => 'success',
			'message' => sprintf( /* translators: %s: title of a template. */ __( '“%s” was deleted.', 'templately' ), $title ),
			'is_kit'  => $is_kit,
		);
	}

	/**
	 * Returns a template as a file.
	 *
	 * @throws Failure 404 not_found, 409 elementor_missing.
	 */
	public function file( int $id ): Template_File {
		$post = $this->get( $id );
		$this->require_builder( self::platform( $post ) );
		return new Template_File( self::platform( $post ), self::title( $post ), $this->posts->type( $post ), $this->posts->content( $post ), $this->posts->settings( $post ) );
	}

	/**
	 * Shows a template as this site would. Elementor draws its own.
	 *
	 * @throws Failure 404 not_found, 409 elementor_missing.
	 */
	public function preview( int $id ): void {
		$post = $this->get( $id );
		$this->require_builder( self::platform( $post ) );
		if ( 'elementor' === self::platform( $post ) ) {
			wp_safe_redirect( (string) get_permalink( $post ) );
			return;
		}
		Preview_Page::send( self::title( $post ), $this->posts->content( $post ) );
	}

	/**
	 * Returns a template that somebody pushes: they may edit it.
	 *
	 * @throws Failure 404 not_found, 403 invalid_permission, 409 elementor_missing.
	 */
	public function require_for_upload( int $id ): Template_File {
		if ( ! self::may( 'edit', $this->get( $id ) ) ) {
			throw new Failure( 'invalid_permission', __( 'You are not allowed to push this template.', 'templately' ), 403 );
		}
		return $this->file( $id );
	}

	/** Notes that a template was pushed. */
	public function mark_uploaded( int $id, int $file_id ): void {
		$this->posts->mark_uploaded( $id, $file_id );
	}

	/**
	 * Makes sure that a builder is there.
	 *
	 * @param string $platform One of Contract\Items::PLATFORMS.
	 *
	 * @throws Failure 409 elementor_missing.
	 */
	public function require_builder( string $platform ): void {
		if ( 'elementor' === $platform && ! ( $this->has_elementor )() ) {
			throw new Failure( 'elementor_missing', __( 'The required dependency ‘Elementor’ is missing. Please install it before proceeding.', 'templately' ), 409 );
		}
	}

	/**
	 * Keeps a template on this site.
	 *
	 * @return Item
	 *
	 * @throws Failure 403 invalid_permission, 409 elementor_missing, 500 where WordPress could not save it.
	 */
	public function store( Template_File $file ): array {
		self::require_may_save();
		$this->require_builder( $file->platform );
		$title = '' === trim( $file->title ) ? __( 'Template', 'templately' ) : $file->title;
		$id    = 'elementor' === $file->platform
			? $this->posts->add_elementor_template( $title, $file->content, $file->type, $file->settings )
			: $this->posts->add_pattern( $title, $file->content, $file->type );
		$post  = $id > 0 ? $this->posts->get( $id ) : null;
		if ( null === $post ) {
			throw new Failure( 'not_saved', self::not_saved_message(), 500 );
		}
		return $this->item( $post );
	}

	/**
	 * Returns a template as lists have it.
	 *
	 * @return Item
	 */
	public function item( WP_Post $post ): array {
		return array(
			'id'          => $post->ID,
			'title'       => self::title( $post ),
			'date'        => (string) get_post_modified_time( 'c', true, $post ),
			'type'        => $this->posts->type( $post ),
			'platform'    => self::platform( $post ),
			'is_pushed'   => $this->posts->is_uploaded( $post ),
			'is_kit'      => $this->is_kit( $post ),
			'source'      => $this->posts->is_of_library( $post ) ? self::LIBRARY : self::OWN,
			'preview_url' => Signed_Url::create( self::PREVIEW, array( 'id' => $post->ID ), Signed_Url::IN_A_LIST ),
			'export_url'  => Signed_Url::create( self::EXPORT, array( 'id' => $post->ID ), Signed_Url::IN_A_LIST ),
			'edit_url'    => post_type_exists( $post->post_type ) ? (string) get_edit_post_link( $post, 'raw' ) : '',
			'can_delete'  => self::may( 'delete', $post ),
		);
	}

	private function is_kit( WP_Post $post ): bool {
		return Template_Store::LIBRARY === $post->post_type && self::KIT === $this->posts->type( $post );
	}

	/**
	 * @param string $platform One of Contract\Items::PLATFORMS.
	 */
	private static function post_type( string $platform ): string {
		return 'elementor' === $platform ? Template_Store::LIBRARY : Template_Store::PATTERN;
	}

	private static function platform( WP_Post $post ): string {
		return Template_Store::LIBRARY === $post->post_type ? 'elementor' : 'gutenberg';
	}

	private static function title( WP_Post $post ): string {
		return '' === trim( $post->post_title ) ? __( '(no title)', 'templately' ) : wp_html_excerpt( html_entity_decode( $post->post_title, ENT_QUOTES, 'UTF-8' ), 200 );
	}

	/**
	 * Says whether the caller may do something with a template. A type of posts that nothing registers has no rights of its own:
	 * then it takes those over everybody's posts.
	 *
	 * @param string  $verb 'read', 'edit' or 'delete'.
	 */
	private static function may( string $verb, WP_Post $post ): bool {
		if ( post_type_exists( $post->post_type ) ) {
			return current_user_can( "{$verb}_post", $post->ID );
		}
		return current_user_can( 'delete' === $verb ? 'delete_others_posts' : self::RIGHT_TO_UNREGISTERED );
	}

	/**
	 * Makes sure that the caller may save templates here.
	 *
	 * @throws Failure 403 invalid_permission for who may not make patterns.
	 */
	public static function require_may_save(): void {
		$type = get_post_type_object( Template_Store::PATTERN );
		if ( null === $type || ! current_user_can( $type->cap->create_posts ) ) {
			throw new Failure( 'invalid_permission', __( 'Your role may not save templates on this site.', 'templately' ), 403 );
		}
	}

	/** Says that WordPress could not write. */
	public static function not_saved_message(): string {
		return __( 'WordPress could not save the template.', 'templately' );
	}
}
