<?php

declare( strict_types=1 );

namespace Templately\Site\Insertion;

use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Schema;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Documents\Pack_Page_Links;
use Templately\Site\Documents\Page_Templates;

/** Routes that insert designs into this site. */
final class Insertion_Controller implements Controller {

	private Insertion $insertion;

	public function __construct( Insertion $insertion ) {
		$this->insertion = $insertion;
	}

	public static function routes(): array {
		$attachments = Schema::list_of( Schema::integer( 1 ) );
		$left_out    = Schema::list_of(
			Schema::record(
				array(
					'what' => Schema::text( 100 ),
					'why'  => Schema::text( 300 ),
				)
			),
			Insert_Omissions::MAX
		);
		$origin      = array( 'origin' => Schema::enum( array( 'remote', Insertion::CLOUD ), 'remote' ) );
		$options     = array(
			'look'  => Style_Schema::name(),
			'scale' => Style_Schema::scale(),
		);
		return array(
			'insert'             => array(
				'method'     => 'POST',
				'path'       => '/insert',
				'summary'    => 'Retrieves the blocks or elements of an item to insert, and imports their media.',
				'capability' => 'edit_posts',
				'object'     => 'can_insert',
				'args'       => array(
					'id'       => Schema::required( Schema::integer( 1 ) ),
					'postId'   => Schema::required(
						array(
							'type'      => array( 'integer', 'string' ),
							'minimum'   => 1,
							'maxLength' => 200,
						)
					),
					'platform' => Schema::required( Schema::enum( Item_Schema::PLATFORMS ) ),
				) + $origin + $options,
				'response'   => Schema::record(
					array(
						// null if the design looks the same in all styles.
						'look'          => Schema::nullable( Style_Schema::name() ),
						// Number of texts that keep the design's color because they are on an image.
						'kept'          => Schema::integer(),
						'content'       => Schema::list_of( Schema::text( 1000000 ) ),
						'page_settings' => Item_Schema::page_settings(),
						// Page template for a page that was empty and now shows only the design.
						'page_template' => Schema::text(),
						'cleaned'       => Schema::boolean(),
						'attachments'   => $attachments,
						'left_out'      => $left_out,
					)
				),
			),
			'get_style_previews' => array(
				'method'     => 'GET',
				'path'       => '/fit',
				'summary'    => 'Retrieves preview URLs of an item, one per style. The preview is a page of this site; nothing is imported.',
				'capability' => 'edit_posts',
				'object'     => false,
				'args'       => array(
					'id'       => Schema::required( Schema::integer( 1 ) ),
					'platform' => Schema::required( Schema::enum( Item_Schema::PLATFORMS ) ),
				) + $origin,
				'response'   => Schema::record(
					array(
						// The user's preferred style.
						'look'            => Style_Schema::name(),
						// Preview in that style.
						'page'            => Schema::text( 2000 ),
						// null if the design looks the same in all styles.
						'looks'           => Schema::nullable(
							Schema::record(
								array_fill_keys(
									Style_Schema::ALL,
									Schema::record(
										array(
											'page' => Schema::text( 2000 ),
											// Number of texts that keep the design's color because they are on an image.
											'kept' => Schema::integer(),
										)
									)
								)
							)
						),
						// Missing fonts that the user may install. licence is '' if unknown; size is in bytes.
						'fonts'           => Schema::list_of(
							Schema::record(
								array(
									'name'    => Schema::text( 100 ),
									'licence' => Schema::text(),
									'size'    => Schema::integer(),
								)
							)
						),
						// Preview with those fonts. '' if there are none.
						'page_with_fonts' => Schema::text( 2000 ),
					)
				),
			),
			'import_page'        => array(
				'method'     => 'POST',
				'path'       => '/import/page',
				'summary'    => 'Creates a draft page from an item.',
				'capability' => 'edit_pages',
				'object'     => false,
				'args'       => array(
					'id'         => Schema::required( Schema::integer( 1 ) ),
					'title'      => Schema::required( Schema::text( 200, array( 'minLength' => 1 ) ) ),
					'platform'   => Schema::required( Schema::enum( Item_Schema::PLATFORMS ) ),
					// Set if other pages of the pack are imported too, and /import/links links them afterwards.
					'keep_links' => Schema::boolean( false ),
				) + $origin + $options,
				'response'   => Schema::record(
					array(
						'id'                  => Schema::integer( 1 ),
						'edit_link'           => Schema::text( 2000 ),
						'elementor_edit_link' => Schema::text( 2000 ),
						'visit'               => Schema::text( 2000 ),
						'attachments'         => $attachments,
						'left_out'            => $left_out,
					)
				),
			),
			'import_template'    => array(
				'method'     => 'POST',
				'path'       => '/import',
				'summary'    => 'Imports an item into Elementor\'s saved templates.',
				'capability' => 'edit_posts',
				'object'     => false,
				'args'       => array(
					'id'       => Schema::required( Schema::integer( 1 ) ),
					'platform' => Schema::required( Schema::enum( array( 'elementor' ) ) ),
					'look'     => Style_Schema::name(),
				) + $origin,
				'response'   => Schema::record(
					array(
						'id'          => Schema::integer( 1 ),
						'edit_link'   => Schema::text( 2000 ),
						'visit'       => Schema::text( 2000 ),
						'attachments' => $attachments,
					)
				),
			),
			'link_pages'         => array(
				'method'     => 'POST',
				'path'       => '/import/links',
				'summary'    => 'Updates links between the imported pages of one pack to point to each other.',
				'capability' => 'edit_pages',
				'object'     => 'can_link',
				'args'       => array(
					'pages' => Schema::required(
						Schema::list_of(
							Schema::record(
								array(
									'id'   => Schema::integer( 1 ),
									'slug' => Schema::text( 150, array( 'pattern' => '^[a-z0-9]+(-[a-z0-9]+)*$' ) ),
								)
							),
							200
						)
					),
				),
				'response'   => Schema::record( array( 'linked' => Schema::integer() ) ),
			),
		);
	}

	public function can_link( array $arguments ): bool {
		foreach ( $arguments['pages'] as $page ) {
			if ( 'page' !== get_post_type( $page['id'] ) || ! current_user_can( 'edit_post', $page['id'] ) ) {
				return false;
			}
		}
		return true;
	}

	/** Checks whether the user may edit the target: a post, or in the Site Editor a template (theme//slug). */
	public function can_insert( array $arguments ): bool {
		$id = $arguments['postId'];
		if ( is_string( $id ) && ! ctype_digit( $id ) ) {
			return current_user_can( 'edit_theme_options' );
		}
		return current_user_can( 'edit_post', (int) $id );
	}

	public function insert( array $arguments ): array {
		$content = $this->insertion->insert( $arguments['id'], $arguments['platform'], (int) $arguments['postId'], self::options( $arguments ) );
		unset( $content['title'] );
		$template = $content['page_settings']['template'];
		return $content + array( 'page_template' => 'elementor' === $arguments['platform'] ? Page_Templates::existing( $template ) : Page_Templates::choose( $template ) );
	}

	public function get_style_previews( array $arguments ): array {
		return $this->insertion->preview_urls( $arguments['id'], $arguments['platform'], $arguments['origin'] );
	}

	public function import_page( array $arguments ): array {
		return $this->insertion->create_page( $arguments['id'], $arguments['platform'], sanitize_text_field( $arguments['title'] ), self::options( $arguments ) + array( 'keep_links' => $arguments['keep_links'] ) );
	}

	public function import_template( array $arguments ): array {
		return $this->insertion->create_saved_template( $arguments['id'], self::options( $arguments ) );
	}

	/** @return array{origin: string, look?: string, scale?: float} See Insertion::insert(). */
	private static function options( array $arguments ): array {
		$options = array( 'origin' => (string) $arguments['origin'] );
		if ( isset( $arguments['look'] ) ) {
			$options['look'] = (string) $arguments['look'];
		}
		if ( isset( $arguments['scale'] ) ) {
			$options['scale'] = (float) $arguments['scale'];
		}
		return $options;
	}

	public function link_pages( array $arguments ): array {
		return array( 'linked' => Pack_Page_Links::update_pages( array_column( $arguments['pages'], 'id', 'slug' ) ) );
	}
}
