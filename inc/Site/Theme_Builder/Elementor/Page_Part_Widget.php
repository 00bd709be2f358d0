<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Elementor;

use Elementor\Controls_Manager;
use Elementor\Plugin;
use Elementor\Widget_Base;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;

/** Widget that shows a part of the current page, such as its title, content, archive entries or the site's menu. Rendered by core blocks. */
final class Page_Part_Widget extends Widget_Base {

	/** Part to its block markup. */
	private const BLOCKS = array(
		'title'       => '<!-- wp:post-title {"level":1} /-->',
		'content'     => '<!-- wp:post-content {"layout":{"type":"constrained"}} /-->',
		'image'       => '<!-- wp:post-featured-image /-->',
		'date'        => '<!-- wp:post-date /-->',
		'author'      => '<!-- wp:post-author-name {"isLink":true} /-->',
		'categories'  => '<!-- wp:post-terms {"term":"category"} /-->',
		'tags'        => '<!-- wp:post-terms {"term":"post_tag"} /-->',
		'comments'    => '<!-- wp:comments --><div class="wp-block-comments"><!-- wp:comments-title /--><!-- wp:comment-template --><!-- wp:comment-author-name /--><!-- wp:comment-date /--><!-- wp:comment-content /--><!-- wp:comment-reply-link /--><!-- /wp:comment-template --><!-- wp:comments-pagination --><!-- wp:comments-pagination-previous /--><!-- wp:comments-pagination-numbers /--><!-- wp:comments-pagination-next /--><!-- /wp:comments-pagination --><!-- wp:post-comments-form /--></div><!-- /wp:comments -->',
		'heading'     => '<!-- wp:query-title {"type":"archive"} /-->',
		'results'     => '<!-- wp:query-title {"type":"search"} /-->',
		'description' => '<!-- wp:term-description /-->',
		'entries'     => '<!-- wp:query {"query":{"inherit":true}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-featured-image {"isLink":true} /--><!-- wp:post-title {"isLink":true} /--><!-- wp:post-date /--><!-- wp:post-excerpt /--><!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-numbers /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --><!-- wp:query-no-results --><!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph --><!-- /wp:query-no-results --></div><!-- /wp:query -->',
		'logo'        => '<!-- wp:site-logo /-->',
		'site'        => '<!-- wp:site-title /-->',
		'tagline'     => '<!-- wp:site-tagline /-->',
		'menu'        => '<!-- wp:navigation /-->',
		'search'      => '<!-- wp:search {"showLabel":false} /-->',
	);

	public function get_name() {
		return 'templately-page-part';
	}

	public function get_title() {
		return __( 'Part of the page', 'templately' );
	}

	public function get_icon() {
		return 'eicon-post-content';
	}

	/** @return list<string> */
	public function get_categories() {
		return array( Elementor_Templates::CATEGORY );
	}

	/** @return list<string> */
	public function get_keywords() {
		return array_values( self::labels() );
	}

	protected function register_controls() {
		// Elementor requires names of sections and controls to be unique.
		$this->start_controls_section( 'section_part', array( 'label' => __( 'Part of the page', 'templately' ) ) );
		$this->add_control(
			'part',
			array(
				'label'   => __( 'What to show', 'templately' ),
				'type'    => Controls_Manager::SELECT,
				'default' => 'title',
				'options' => self::labels(),
			)
		);
		$this->end_controls_section();
	}

	/** @return list<string> Blocks' style handles in the editor, where widgets are added later. On pages, WordPress enqueues them. */
	public function get_style_depends(): array {
		if ( ! Plugin::$instance->preview->is_preview_mode() ) {
			return array();
		}
		preg_match_all( '/<!-- wp:([a-z-]+)/', implode( ' ', self::BLOCKS ), $blocks );
		$handles = array();
		foreach ( array_unique( $blocks[1] ) as $block ) {
			if ( wp_style_is( "wp-block-$block", 'registered' ) ) {
				$handles[] = "wp-block-$block";
			}
		}
		return $handles;
	}

	/** Disables Elementor's element cache, because the output differs per page. */
	protected function is_dynamic_content(): bool {
		return true;
	}

	/** Prints the part. In the editor, empty parts show their label as a placeholder. */
	protected function render() {
		$part   = (string) $this->get_settings_for_display( 'part' );
		$blocks = self::BLOCKS[ $part ] ?? '';
		$html   = '' === $blocks || self::is_template_itself() && self::is_of_entry( $part ) ? '' : do_blocks( str_replace( '%s', esc_html__( 'Nothing was found.', 'templately' ), $blocks ) );
		if ( '' === trim( $html ) && self::is_template_itself() ) {
			$html = '<p class="templately-page-part">' . esc_html( self::labels()[ $part ] ?? '' ) . '</p>';
		}
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- rendered blocks.
	}

	/** Checks whether the template is rendered on its own, in the editor. */
	private static function is_template_itself(): bool {
		return Theme_Template_Store::ELEMENTOR_TYPE === get_post_type() || wp_doing_ajax();
	}

	private static function is_of_entry( string $part ): bool {
		return ! in_array( $part, array( 'logo', 'site', 'tagline', 'menu', 'search' ), true );
	}

	/** @return array<string, string> Part to label. */
	private static function labels(): array {
		return array(
			'title'       => __( 'Title', 'templately' ),
			'content'     => __( 'Content', 'templately' ),
			'image'       => __( 'Featured image', 'templately' ),
			'date'        => __( 'Date', 'templately' ),
			'author'      => __( 'Author', 'templately' ),
			'categories'  => __( 'Categories', 'templately' ),
			'tags'        => __( 'Tags', 'templately' ),
			'comments'    => __( 'Comments', 'templately' ),
			'heading'     => __( 'Title of the archive', 'templately' ),
			'results'     => __( 'Title of the search results', 'templately' ),
			'description' => __( 'Description of the archive', 'templately' ),
			'entries'     => __( 'List of entries', 'templately' ),
			'logo'        => __( 'Site logo', 'templately' ),
			'site'        => __( 'Site title', 'templately' ),
			'tagline'     => __( 'Site tagline', 'templately' ),
			'menu'        => __( 'Menu', 'templately' ),
			'search'      => __( 'Search', 'templately' ),
		);
	}
}
