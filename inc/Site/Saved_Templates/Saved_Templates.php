<?php

declare( strict_types=1 );

namespace Templately\Site\Saved_Templates;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Elements\Element_Tree;
use Templately\Shared\Elements\Page_Settings;
use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Preview_Page;
use Templately\Site\Http\Signed_Url;
use WP_Post;

/**
 * The templates saved on this site: unsynced patterns, and templates of Elementor's library.
 * @phpstan-type Item array{id: int, title: string, date: string, type: string, platform: string, is_pushed: bool, is_kit: bool, source: string, preview_url: string, export_url: string, edit_url: string, can_rename: bool, can_delete: bool}
 */
final class Saved_Templates {

	public const EXPORT  = 'export_template';
	public const PREVIEW = 'preview_template';

	/** Sources of a template: this site's editors, or the library. */
	public const OWN     = 'site';
	public const LIBRARY = 'templately';

	public const ROWS = 12;

	private const KIT = 'kit';

	/** Required for post types that are not registered, such as Elementor's without Elementor. */
	private const UNREGISTERED_CAPABILITY = 'edit_others_posts';

	private Template_Store $store;

	/** @var callable(): ?Failure */
	private $elementor_error;

	/** @param callable(): ?Failure $elementor_error See Elementor_Plugin::error(). */
	public function __construct( Template_Store $store, callable $elementor_error ) {
		$this->store           = $store;
		$this->elementor_error = $elementor_error;
	}

	/** @return array{items: list<Item>, current_page: int, total_page: int} A page of templates, the most recently changed first. */
	public function list( string $platform, string $search, int $page ): array {
		$type     = self::post_type( $platform );
		$may_read = static function ( WP_Post $post ): bool {
			return self::may( 'read', $post );
		};
		$found    = post_type_exists( $type ) || current_user_can( self::UNREGISTERED_CAPABILITY )
			? $this->store->page( $type, $search, $page, self::ROWS, $may_read )
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

	/** @throws Failure 404 not_found, also for a template that the user may not read. */
	public function get( int $id ): WP_Post {
		$post = $this->store->get( $id );
		if ( null === $post || ! self::may( 'read', $post ) ) {
			throw Failure::not_found();
		}
		return $post;
	}

	/**
	 * @return array{id: int, title: string, type: string, platform: string, content: list<string>, page_settings: array{template: string, settings: object}} One top-level block, or one element as JSON, per entry.
	 * @throws Failure 404 not_found.
	 */
	public function content( int $id ): array {
		$post     = $this->get( $id );
		$content  = $this->store->content( $post );
		$settings = ( new Page_Settings( $this->store->settings( $post ) ) )->kept;
		return array(
			'id'            => $id,
			'title'         => self::title( $post ),
			'type'          => $this->store->type( $post ),
			'platform'      => self::platform( $post ),
			'content'       => 'elementor' === self::platform( $post ) ? Element_Tree::split( $content ) : Block_Markup::split( $content ),
			'page_settings' => array(
				'template' => (string) ( $settings['template'] ?? '' ),
				'settings' => (object) array_diff_key( $settings, array( 'template' => true ) ),
			),
		);
	}

	/**
	 * Saves blocks as an unsynced pattern.
	 * @param string $type 'section', 'page', 'template' or 'part'.
	 * @return Item
	 * @throws Failure 400 invalid_file, 403 invalid_permission, 500 not_saved.
	 */
	public function save( string $title, string $content, string $type ): array {
		Template_File::require_valid_blocks( $content );
		return $this->store( new Template_File( 'gutenberg', $title, $type, $content ) );
	}

	/**
	 * @return Item
	 * @throws Failure 403 invalid_permission, 404 not_found, 500 not_saved.
	 */
	public function rename( int $id, string $title ): array {
		if ( ! self::may( 'edit', $this->get( $id ) ) ) {
			throw new Failure( 'invalid_permission', __( 'You are not allowed to rename this template.', 'templately' ), 403 );
		}
		if ( ! $this->store->rename( $id, $title ) ) {
			throw new Failure( 'not_saved', self::not_saved_message(), 500 );
		}
		return $this->item( $this->get( $id ) );
	}

	/**
	 * Trashes a template. Kits only with $force.
	 * @return array{status: string, message: string, is_kit: bool}
	 * @throws Failure 403 invalid_permission, 404 not_found, 409 cant_delete_kit with its id, 500 not_deleted.
	 */
	public function delete( int $id, bool $force ): array {
		$post   = $this->get( $id );
		$is_kit = $this->is_kit( $post );
		if ( ! self::may( 'delete', $post ) ) {
			throw new Failure( 'invalid_permission', __( 'You are not allowed to delete this template.', 'templately' ), 403 );
		}
		if ( $is_kit && ! $force ) {
			throw new Failure( 'cant_delete_kit', __( 'This template contains Elementor’s Site Settings: colors, fonts and layout. If you delete it, the whole site loses them.', 'templately' ), 409, array(), array( 'id' => $id ) );
		}
		$title = self::title( $post );
		// Elementor ends the request if a Kit is deleted without this argument.
		$before = $_GET; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- restored below.
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

	/** @throws Failure 404 not_found, 409 elementor_missing. */
	public function file( int $id ): Template_File {
		$post = $this->get( $id );
		$this->require_builder( self::platform( $post ) );
		return new Template_File( self::platform( $post ), self::title( $post ), $this->store->type( $post ), $this->store->content( $post ), $this->store->settings( $post ) );
	}

	/**
	 * Sends a preview page, or redirects to Elementor's own.
	 * @throws Failure 404 not_found, 409 elementor_missing.
	 */
	public function preview( int $id ): void {
		$post = $this->get( $id );
		$this->require_builder( self::platform( $post ) );
		if ( 'elementor' === self::platform( $post ) ) {
			wp_safe_redirect( (string) get_permalink( $post ) );
			return;
		}
		Preview_Page::send( self::title( $post ), $this->store->content( $post ) );
	}

	/**
	 * Returns a template that the user may edit.
	 * @throws Failure 403 invalid_permission, 404 not_found, 409 elementor_missing.
	 */
	public function require_for_upload( int $id ): Template_File {
		if ( ! self::may( 'edit', $this->get( $id ) ) ) {
			throw new Failure( 'invalid_permission', __( 'You are not allowed to push this template.', 'templately' ), 403 );
		}
		return $this->file( $id );
	}

	public function mark_uploaded( int $id, int $file_id ): void {
		$this->store->mark_uploaded( $id, $file_id );
	}

	/** @throws Failure 409 elementor_missing or elementor_outdated. */
	public function require_builder( string $platform ): void {
		$error = 'elementor' === $platform ? ( $this->elementor_error )() : null;
		if ( null !== $error ) {
			throw $error;
		}
	}

	/**
	 * @return Item
	 * @throws Failure 403 invalid_permission, 409 elementor_missing, 500 not_saved.
	 */
	public function store( Template_File $file ): array {
		self::require_may_save();
		$this->require_builder( $file->platform );
		$title = '' === trim( $file->title ) ? __( 'Template', 'templately' ) : $file->title;
		$id    = 'elementor' === $file->platform
			? $this->store->add_elementor_template( $title, $file->content, $file->type, $file->settings )
			: $this->store->add_pattern( $title, $file->content, $file->type );
		$post  = $id > 0 ? $this->store->get( $id ) : null;
		if ( null === $post ) {
			throw new Failure( 'not_saved', self::not_saved_message(), 500 );
		}
		return $this->item( $post );
	}

	/** @return Item */
	public function item( WP_Post $post ): array {
		return array(
			'id'          => $post->ID,
			'title'       => self::title( $post ),
			'date'        => (string) get_post_modified_time( 'c', true, $post ),
			'type'        => $this->store->type( $post ),
			'platform'    => self::platform( $post ),
			'is_pushed'   => $this->store->is_uploaded( $post ),
			'is_kit'      => $this->is_kit( $post ),
			'source'      => $this->store->is_of_library( $post ) ? self::LIBRARY : self::OWN,
			'preview_url' => Signed_Url::create( self::PREVIEW, array( 'id' => $post->ID ), Signed_Url::LIST_LIFETIME ),
			'export_url'  => Signed_Url::create( self::EXPORT, array( 'id' => $post->ID ), Signed_Url::LIST_LIFETIME ),
			'edit_url'    => post_type_exists( $post->post_type ) ? (string) get_edit_post_link( $post, 'raw' ) : '',
			'can_rename'  => self::may( 'edit', $post ),
			'can_delete'  => self::may( 'delete', $post ),
		);
	}

	private function is_kit( WP_Post $post ): bool {
		return Template_Store::LIBRARY === $post->post_type && self::KIT === $this->store->type( $post );
	}

	private static function post_type( string $platform ): string {
		return 'elementor' === $platform ? Template_Store::LIBRARY : Template_Store::PATTERN;
	}

	private static function platform( WP_Post $post ): string {
		return Template_Store::LIBRARY === $post->post_type ? 'elementor' : 'gutenberg';
	}

	private static function title( WP_Post $post ): string {
		return '' === trim( $post->post_title ) ? __( '(no title)', 'templately' ) : wp_html_excerpt( html_entity_decode( $post->post_title, ENT_QUOTES, 'UTF-8' ), 200 );
	}

	/** Checks a capability for a template. Post types that are not registered have no meta capabilities, so those for others' posts are required. */
	private static function may( string $verb, WP_Post $post ): bool {
		if ( post_type_exists( $post->post_type ) ) {
			return current_user_can( "{$verb}_post", $post->ID );
		}
		return current_user_can( 'delete' === $verb ? 'delete_others_posts' : self::UNREGISTERED_CAPABILITY );
	}

	/** @throws Failure 403 invalid_permission unless the user may create patterns. */
	public static function require_may_save(): void {
		$type = get_post_type_object( Template_Store::PATTERN );
		if ( null === $type || ! current_user_can( $type->cap->create_posts ) ) {
			throw new Failure( 'invalid_permission', __( 'You are not allowed to save templates on this site.', 'templately' ), 403 );
		}
	}

	public static function not_saved_message(): string {
		return __( 'WordPress could not save the template.', 'templately' );
	}
}
