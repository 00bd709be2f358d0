<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Elementor;

use Elementor\Controls_Manager;
use Elementor\Plugin;
use Elementor\Widget_Base;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;

/**
 * What a page has of its own, as a widget of Elementor: its title, its words, the entries of an archive, the site's menu. Without it a
 * template could show the same on each page only. WordPress's blocks draw it.
 */
final class Page_Part_Widget extends Widget_Base {

	/** Part to its block, with what is in that. */
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

	/**
	 * Returns the widget's name.
	 *
	 * @return string
	 */
	public function get_name() {
		return 'templately-page-part';
	}

	/**
	 * Returns what people call it.
	 *
	 * @return string
	 */
	public function get_title() {
		return __( 'Part of the page', 'templately' );
	}

	/**
	 * Returns its picture in the panel.
	 *
	 * @return string
	 */
	public function get_icon() {
		return 'eicon-post-content';
	}

	/**
	 * Returns the groups that it is in.
	 *
	 * @return list<string>
	 */
	public function get_categories() {
		return array( Elementor_Templates::CATEGORY );
	}

	/**
	 * Returns what it is found by besides.
	 *
	 * @return list<string>
	 */
	public function get_keywords() {
		return array_values( self::labels() );
	}

	/**
	 * Registers what can be set.
	 *
	 * @return void
	 */
	protected function register_controls() {
		// Elementor has sections and settings in one list of names.
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

	/**
	 * Returns what its styles are called in the editor, where a widget comes after the page. On pages WordPress adds those of blocks.
	 *
	 * @return list<string>
	 */
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

	/** Is another on each page: Elementor must not keep what it drew. */
	protected function is_dynamic_content(): bool {
		return true;
	}

	/**
	 * Prints it. In the editor, where no page is looked at, what is empty says what will be there.
	 *
	 * @return void
	 */
	protected function render() {
		$part   = (string) $this->get_settings_for_display( 'part' );
		$blocks = self::BLOCKS[ $part ] ?? '';
		$html   = '' === $blocks || self::is_template_itself() && self::is_of_entry( $part ) ? '' : do_blocks( str_replace( '%s', esc_html__( 'Nothing was found.', 'templately' ), $blocks ) );
		if ( '' === trim( $html ) && self::is_template_itself() ) {
			$html = '<p class="templately-page-part">' . esc_html( self::labels()[ $part ] ?? '' ) . '</p>';
		}
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- rendered blocks.
	}

	/** Says whether the template is looked at by itself, on no page. */
	private static function is_template_itself(): bool {
		return Theme_Template_Store::ELEMENTOR_TYPE === get_post_type() || wp_doing_ajax();
	}

	/** @return bool Whether it shows something of the entry that is looked at. */
	private static function is_of_entry( string $part ): bool {
		return ! in_array( $part, array( 'logo', 'site', 'tagline', 'menu', 'search' ), true );
	}

	/**
	 * @return array<string, string> Part to what people call it.
	 */
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
