<?php

declare( strict_types=1 );

namespace Templately\Tests;

use Templately\Site\Theme_Builder\Conditions\Condition;

/** Creates theme-builder templates through the site's routes, and pages, posts and terms to show them on. */
trait Builds_Themes {

	/**
	 * Creates a template. Needs a user who may.
	 * @param string $title   '' for the default of its type.
	 * @param string $content Blocks; '' keeps the default content, or a paragraph in a part.
	 */
	protected function template( string $type, string $title = '', string $content = '' ): int {
		$id = $this->answer( 'POST', '/create-template', array( 'platform' => 'gutenberg', 'type' => $type, 'title' => $title ) )['template_id'];
		if ( '' === $content && '' === get_post( $id )->post_content ) {
			$content = '<!-- wp:paragraph --><p>A template</p><!-- /wp:paragraph -->';
		}
		if ( '' !== $content ) {
			wp_update_post( array( 'ID' => $id, 'post_content' => wp_slash( $content ) ) );
		}
		return $id;
	}

	/**
	 * Creates a template with 'mark-' and its id as content.
	 * @param string ...$conditions As strings.
	 */
	protected function marked( string $type, string ...$conditions ): int {
		$id = $this->template( $type );
		wp_update_post( array( 'ID' => $id, 'post_content' => "<!-- wp:paragraph --><p>mark-$id.</p><!-- /wp:paragraph -->" ) );
		$this->show( $id, ...$conditions );
		return $id;
	}

	/** Saves the conditions of a template. */
	protected function show( int $id, string ...$conditions ): void {
		$this->answer( 'POST', '/save-conditions', self::body( $id, ...$conditions ) );
	}

	/**
	 * Returns the body of a request that saves conditions.
	 * @return array<string, mixed>
	 */
	protected static function body( int $id, string ...$conditions ): array {
		$rows = array();
		foreach ( $conditions as $text ) {
			$condition = Condition::parse( $text );
			$rows[]    = array( 'type' => $condition->type, 'name' => $condition->name, 'sub_name' => $condition->sub_name, 'sub_id' => $condition->sub_id );
		}
		return array( 'template_id' => $id, 'conditions' => $rows );
	}

	/**
	 * @param int                  $category 0 for none.
	 * @param array<string, mixed> $fields
	 */
	protected function post( string $title, int $category = 0, array $fields = array() ): int {
		return (int) wp_insert_post( $fields + array( 'post_title' => $title, 'post_status' => 'publish', 'post_type' => 'post', 'post_content' => "Words of $title.", 'post_category' => array_filter( array( $category ) ) ) );
	}

	protected function page( string $title, int $parent = 0 ): int {
		return $this->post( $title, 0, array( 'post_type' => 'page', 'post_parent' => $parent ) );
	}

	protected function term( string $name, string $taxonomy = 'category', int $parent = 0 ): int {
		return (int) wp_insert_term( $name, $taxonomy, array( 'parent' => $parent ) )['term_id'];
	}

	/** Registers books with an archive, and genres, as a plugin would. */
	protected function make_books(): void {
		register_post_type( 'book', array( 'public' => true, 'has_archive' => true, 'labels' => array( 'name' => 'Books', 'singular_name' => 'Book' ), 'supports' => array( 'title', 'editor', 'author' ) ) );
		register_taxonomy( 'genre', 'book', array( 'public' => true, 'hierarchical' => true, 'labels' => array( 'name' => 'Genres' ) ) );
	}

	/** Unregisters them. */
	protected function unmake_books(): void {
		unregister_taxonomy( 'genre' );
		unregister_post_type( 'book' );
	}
}
