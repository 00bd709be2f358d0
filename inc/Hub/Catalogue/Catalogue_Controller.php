<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Accounts\Actor;
use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Contract\Item_Schema as Item_Contract;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\File_Download;
use Templately\Shared\Rest\Result_Page;
use Templately\Shared\Rest\Schema;

final class Catalogue_Controller implements Controller {

	private const PER_PAGE     = 24;
	private const MAX_PER_PAGE = 48;

	private Catalogue $catalogue;

	public function __construct( Catalogue $catalogue ) {
		$this->catalogue = $catalogue;
	}

	public static function routes(): array {
		$id       = Schema::required( Schema::integer( 1 ) );
		$platform = Schema::enum( Item_Contract::PLATFORMS, 'gutenberg' );
		$any      = Schema::enum( array_merge( array( '' ), Item_Contract::PLATFORMS ), '' );
		$document = self::document();
		$shelf    = array(
			'platform' => $any,
			'itemType' => Schema::enum( array_merge( array( '' ), Item_Contract::TYPES ), '' ),
		);
		return array(
			'list_items'          => array(
				'method'   => 'GET',
				'path'     => '/items',
				'summary'  => 'Retrieves a collection of items, most popular first, then newest. The popularity is a logarithm of the downloads, updated every hour.',
				'object'   => false,
				'open'     => true,
				'args'     => Item_Contract::query() + array(
					'per_page' => Schema::integer(
						1,
						array(
							'maximum' => self::MAX_PER_PAGE,
							'default' => self::PER_PAGE,
						)
					),
				),
				'response' => Item_Contract::page(),
			),
			'get_item'            => array(
				'method'   => 'GET',
				'path'     => '/items/(?P<type>packs|pages|sections|templates)/(?P<slug>[a-z0-9-]+)',
				'summary'  => 'Retrieves an item with all its details.',
				'object'   => false,
				'open'     => true,
				'args'     => array(
					'type'     => Schema::required( Schema::enum( Item_Contract::TYPES ) ),
					'slug'     => Schema::required( Schema::text( 190 ) ),
					'platform' => $platform,
				),
				'response' => Item_Contract::details(),
			),
			'get_content'         => array(
				'method'   => 'GET',
				'path'     => '/items/(?P<id>\d+)/content',
				'summary'  => 'Retrieves the document of an item.',
				'object'   => false,
				'scope'    => 'account',
				'args'     => array( 'id' => $id ),
				'response' => $document,
			),
			'count_download'      => array(
				'method'       => 'POST',
				'path'         => '/items/(?P<id>\d+)/downloads',
				'summary'      => 'Counts a download of an item, once per account.',
				'object'       => false,
				'scope'        => 'account',
				'keeps_answer' => true,
				'args'         => array( 'id' => $id ),
				'response'     => Schema::boolean(),
			),
			'get_media'           => array(
				'method'   => 'GET',
				'path'     => '/items/(?P<id>\d+)/media',
				'summary'  => 'Retrieves media of an item: the bytes of the given files, concatenated in the given order.',
				'object'   => false,
				'scope'    => 'account',
				'args'     => array(
					'id'     => $id,
					'sha256' => Schema::required( Schema::list_of( Schema::text( 64, array( 'pattern' => '^[0-9a-f]{64}$' ) ), 50 ) ),
				),
				'response' => Schema::bytes(),
			),
			'get_counts'          => array(
				'method'   => 'GET',
				'path'     => '/counts',
				'summary'  => 'Retrieves the number of items by platform, type and plan.',
				'object'   => false,
				'open'     => true,
				'response' => Item_Contract::counts(),
			),
			'list_tags'           => self::terms_route( '/tags', 'Retrieves the tags.', array( 'platform' => $any ), Item_Schema::tag() ),
			'list_categories'     => self::terms_route( '/categories', 'Retrieves the categories.', $shelf, Item_Schema::term() ),
			'list_template_types' => self::terms_route( '/template-types', 'Retrieves the template types.', $shelf, Item_Schema::term() ),
			'list_dependencies'   => self::terms_route( '/dependencies', 'Retrieves the plugins that items need.', array( 'platform' => $any ), Item_Schema::dependency() ),
			'list_featured_items' => array(
				'method'   => 'GET',
				'path'     => '/featured-items',
				'summary'  => 'Retrieves the featured packs of a platform.',
				'object'   => false,
				'open'     => true,
				'args'     => array( 'platform' => $platform ),
				'response' => Schema::record( array( 'data' => Schema::list_of( Item_Contract::summary() ) ) ),
			),
			'list_patterns'       => array(
				'method'   => 'GET',
				'path'     => '/patterns',
				'summary'  => 'Retrieves the free designs offered as block patterns, with their documents.',
				'object'   => false,
				'open'     => true,
				'args'     => array( 'platform' => Schema::enum( array( 'gutenberg' ), 'gutenberg' ) ),
				'response' => Schema::record(
					array(
						'items' => Schema::list_of(
							Schema::record(
								self::pattern() + array_diff_key(
									$document['properties'],
									array(
										'fonts' => true,
										'kit'   => true,
									)
								)
							),
							60
						),
					)
				),
			),
		);
	}

	/** @throws Failure 400 for a search that is too short. */
	public function list_items( array $arguments, Actor $actor ): Result_Page {
		$search = trim( $arguments['search'] ?? '' );
		if ( '' !== $search && mb_strlen( $search ) < 3 ) {
			$sentence = __( 'Type at least 3 characters to search.', 'templately' );
			throw new Failure( 'rest_invalid_param', $sentence, 400, array( 'search' => $sentence ) );
		}
		return $this->catalogue->items( new Item_Query( $arguments ), $actor );
	}

	public function get_item( array $arguments, Actor $actor ): array {
		return $this->catalogue->item( $arguments['platform'], $arguments['type'], $arguments['slug'], $actor );
	}

	public function get_content( array $arguments, Actor $actor ): array {
		return $this->catalogue->get_content( $arguments['id'], $actor );
	}

	/** @return true */
	public function count_download( array $arguments, Actor $actor ): bool {
		$this->catalogue->count_download( $arguments['id'], $actor );
		return true;
	}

	public function get_media( array $arguments, Actor $actor ): File_Download {
		return $this->catalogue->media( $arguments['id'], $arguments['sha256'], $actor );
	}

	public function get_counts(): array {
		return $this->catalogue->counts();
	}

	public function list_tags( array $arguments ): array {
		return $this->catalogue->terms( Term_Store::TAG, $arguments['platform'] );
	}

	public function list_categories( array $arguments ): array {
		return $this->catalogue->terms( Term_Store::CATEGORY, $arguments['platform'], $arguments['itemType'] );
	}

	public function list_template_types( array $arguments ): array {
		return $this->catalogue->terms( Term_Store::TEMPLATE_TYPE, $arguments['platform'], $arguments['itemType'] );
	}

	public function list_dependencies( array $arguments ): array {
		return $this->catalogue->terms( Term_Store::DEPENDENCY, $arguments['platform'] );
	}

	public function list_featured_items( array $arguments, Actor $actor ): array {
		return array( 'data' => $this->catalogue->featured( $arguments['platform'], $actor ) );
	}

	public function list_patterns(): array {
		return array( 'items' => $this->catalogue->patterns() );
	}

	/** @param array<string, mixed> $term Schema of one term. */
	private static function terms_route( string $path, string $summary, array $args, array $term ): array {
		return array(
			'method'   => 'GET',
			'path'     => $path,
			'summary'  => $summary,
			'object'   => false,
			'open'     => true,
			'args'     => $args,
			'response' => Schema::list_of( $term ),
		);
	}

	/** @return array<string, array<string, mixed>> Fields of a pattern besides its document. */
	private static function pattern(): array {
		return array(
			'id'   => Schema::integer( 1 ),
			'name' => Schema::text(),
			'slug' => Schema::text(),
			'type' => Schema::enum( array( 'pages', 'sections' ) ),
			'pack' => Schema::text(),
		);
	}

	/** @return array<string, mixed> Schema of a document: serialised blocks, or Elementor's elements. */
	private static function document(): array {
		return Schema::record(
			array(
				'title'         => Schema::text( 190 ),
				'content'       => Schema::list_of( array( 'type' => array( 'string', 'object' ) ), 1000 ),
				'media'         => Schema::list_of(
					Schema::record(
						array(
							'id'     => Schema::integer( 1 ),
							'sha256' => Schema::text( 64 ),
							'mime'   => Schema::text( 40 ),
							'size'   => Schema::integer(),
							// 0 for anything but an image.
							'width'  => Schema::integer(),
							'height' => Schema::integer(),
							'name'   => Schema::text( 100 ),
							'alt'    => Schema::text( 1000 ),
						)
					),
					1000
				),
				'block_types'   => Schema::list_of( Schema::text() ),
				'page_settings' => Item_Schema::page_settings(),
				// Values of the presets in the content; null if it uses none.
				'look'          => Schema::nullable( Style_Schema::schema() ),
				// Files of the fonts, delivered like media.
				'fonts'         => Style_Schema::fonts(),
				// Global colors, fonts, classes and variables that an Elementor design uses.
				'kit'           => array( 'type' => array( 'object', 'null' ) ),
			),
			array( 'look', 'fonts', 'kit' )
		);
	}
}
