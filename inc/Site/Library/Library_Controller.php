<?php

declare( strict_types=1 );

namespace Templately\Site\Library;

use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Result_Page;
use Templately\Shared\Rest\Schema;
use Templately\Site\Http\Capabilities;

/** Routes of the library. Users who may edit posts may browse; listing pages requires templately_read. */
final class Library_Controller implements Controller {

	private Library $library;

	public function __construct( Library $library ) {
		$this->library = $library;
	}

	public static function routes(): array {
		$read = array(
			'method'     => 'GET',
			'capability' => Capabilities::BROWSE,
			'object'     => false,
		);
		// Optional: without them, terms of all platforms and types are returned.
		$filters = array(
			'platform' => Schema::enum( Item_Schema::PLATFORMS ),
			'itemType' => Schema::enum( Item_Schema::TYPES ),
		);
		return array(
			'get_items'          => array( 'object' => 'can_read' ) + $read + array(
				'path'     => '/items',
				'summary'  => 'Retrieves a page of items.',
				'args'     => Item_Schema::query() + array(
					'include_search' => Schema::boolean( false ),
					'filtering'      => Schema::boolean( false ),
				),
				'response' => Item_Schema::page( array( 'stale' => Schema::boolean() ) ),
			),
			'get_item'           => array( 'object' => 'can_read' ) + $read + array(
				'path'     => '/items/(?P<slug>[a-z0-9-]+)',
				'summary'  => 'Retrieves an item with all its details.',
				'args'     => array(
					'slug'     => Schema::required( Schema::text() ),
					'platform' => Schema::enum( Item_Schema::PLATFORMS, 'elementor' ),
					'type'     => Schema::enum( Item_Schema::TYPES, 'packs' ),
					'plan'     => Schema::enum( Item_Schema::PLANS, 'all' ),
				),
				'response' => Item_Schema::details(),
			),
			'get_counts'         => $read + array(
				'path'     => '/items-count',
				'summary'  => 'Retrieves the number of items by platform, type and plan.',
				'response' => Item_Schema::counts(),
			),
			'get_tags'           => $read + array(
				'path'     => '/tags',
				'summary'  => 'Retrieves all tags.',
				'response' => Schema::list_of( Item_Schema::tag() ),
			),
			'get_categories'     => $read + array(
				'path'     => '/categories',
				'summary'  => 'Retrieves all categories, or those in use within a section of the catalogue.',
				'args'     => $filters,
				'response' => Schema::list_of( Item_Schema::term() ),
			),
			'get_template_types' => $read + array(
				'path'     => '/templateTypes',
				'summary'  => 'Retrieves the template types of an item type.',
				'args'     => $filters,
				'response' => Schema::list_of( Item_Schema::term() ),
			),
			'get_dependencies'   => $read + array(
				'path'     => '/dependencies',
				'summary'  => 'Retrieves the plugins that designs need, and whether each is active on this site.',
				'args'     => array( 'platform' => $filters['platform'] ),
				'response' => Schema::list_of( Item_Schema::dependency() ),
			),
			'get_featured_items' => $read + array(
				'path'     => '/featured-items',
				'summary'  => 'Retrieves the featured items of the hub.',
				'args'     => array( 'platform' => Schema::enum( Item_Schema::PLATFORMS, 'elementor' ) ),
				'response' => Schema::record( array( 'data' => Schema::list_of( Item_Schema::summary() ) ) ),
			),
		);
	}

	public function can_read( array $arguments ): bool {
		return 'pages' !== $arguments['type'] || current_user_can( 'templately_read' );
	}

	public function get_items( array $arguments ): Result_Page {
		return $this->library->items( $arguments );
	}

	public function get_item( array $arguments ): array {
		return $this->library->item( $arguments['platform'], $arguments['type'], $arguments['slug'] );
	}

	public function get_counts(): array {
		return $this->library->counts();
	}

	public function get_tags(): array {
		return $this->library->terms( 'tags' );
	}

	public function get_categories( array $arguments ): array {
		return $this->library->terms( 'categories', $arguments );
	}

	public function get_template_types( array $arguments ): array {
		return $this->library->terms( 'template-types', $arguments );
	}

	public function get_dependencies( array $arguments ): array {
		return $this->library->dependencies( $arguments );
	}

	public function get_featured_items( array $arguments ): array {
		return $this->library->featured( $arguments['platform'] );
	}
}
