<?php

declare( strict_types=1 );

namespace Templately\Site\Import;

use Templately\Shared\Bundle\Export_Omissions;
use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Rest\Schema;
use Templately\Site\Import\Revert\Kept_Change;

/** Schemas of imports for the browser and this site. */
final class Import_Schema {

	/** Pixels. */
	public const LEAST_LOGO = 20;
	public const MOST_LOGO  = 800;
	public const USUAL_LOGO = 211;

	public const STATUSES = array( 'running', 'paused', 'done', 'failed', 'reverting', 'reverted', 'revert_failed' );

	/** Limits of a pack. */
	private const MOST_OBJECTS = 12000;
	private const MOST_PLUGINS = 60;
	private const MOST_COLOURS = 60;

	/**
	 * @param bool $is_final Whether theme, plugins and objects are chosen; otherwise a plan is asked for.
	 * @return array<string, array<string, mixed>> Arguments of a form.
	 */
	public static function form( bool $is_final ): array {
		$colour = Schema::text( 9, array( 'pattern' => '^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$' ) );
		$slug   = Schema::text( 150, array( 'pattern' => '^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$' ) );
		$logo   = Schema::record(
			array(
				'id'  => Schema::integer( 1 ),
				'url' => Schema::text( 2000 ),
			)
		);
		$chosen = array(
			'theme'   => Schema::text( 150, array( 'pattern' => '^([A-Za-z0-9]+([._-][A-Za-z0-9]+)*)?$' ) ),
			'plugins' => Schema::list_of( $slug, self::MOST_PLUGINS ),
			'objects' => Schema::list_of( Schema::integer( 1 ), self::MOST_OBJECTS ),
		);
		return array(
			'id'                  => Schema::required( Schema::integer( 1 ) ),
			'title'               => Schema::text( 200, array( 'default' => '' ) ),
			'slogan'              => Schema::text( 500, array( 'default' => '' ) ),
			'logo'                => Schema::nullable( $logo ) + array( 'default' => null ),
			'logo_size'           => Schema::integer(
				self::LEAST_LOGO,
				array(
					'maximum' => self::MOST_LOGO,
					'default' => self::USUAL_LOGO,
				)
			),
			'color'               => Schema::map_of( $colour, self::MOST_COLOURS ) + array( 'default' => array() ),
			'import_demo_content' => Schema::boolean( true ),
		) + ( $is_final ? array_map( array( Schema::class, 'required' ), $chosen ) : $chosen );
	}

	public static function plan(): array {
		$message = Schema::record(
			array(
				'code'    => Schema::text(),
				'message' => Schema::text( 2000 ),
			)
		);
		return Schema::record(
			array(
				'pack'     => self::pack(),
				'platform' => Schema::enum( Item_Schema::PLATFORMS ),
				'objects'  => Schema::list_of(
					Schema::record(
						array(
							'number' => Schema::integer( 1 ),
							'kind'   => Schema::enum( array( 'page', 'post', 'wp_template', 'wp_template_part', 'wp_navigation', 'wp_block', 'elementor_library', 'menu', 'term', 'media', 'font' ) ),
							'title'  => Schema::text( 2000 ),
							'slug'   => Schema::text(),
							'action' => Schema::enum( array( 'create', 'replace', 'reuse' ) ),
							'note'   => Schema::text( 2000 ),
							'needs'  => Schema::list_of( Schema::integer( 1 ), self::MOST_OBJECTS ),
							'sample' => Schema::boolean(),
						)
					),
					self::MOST_OBJECTS
				),
				'settings' => Schema::list_of(
					Schema::record(
						array(
							'name'   => Schema::enum( array( 'title', 'tagline', 'logo', 'icon', 'front_page', 'posts_page', 'posts_per_page', 'permalinks', 'comments', 'pings', 'colours', 'theme_mods', 'menu_locations', 'sidebars' ) ),
							'before' => Schema::text( 2000 ),
							'after'  => Schema::text( 2000 ),
						)
					)
				),
				'theme'    => Schema::nullable(
					Schema::record(
						array(
							'slug'      => Schema::text(),
							'name'      => Schema::text(),
							'must_have' => Schema::boolean(),
							'state'     => Schema::enum( array( 'active', 'installed', 'missing' ) ),
							// The pack does not name it.
							'suggested' => Schema::boolean(),
							// Name of the theme that is active now.
							'before'    => Schema::text(),
						)
					)
				),
				'plugins'  => Schema::list_of( self::plugin(), self::MOST_PLUGINS ),
				'disk'     => Schema::integer(),
				'seconds'  => Schema::integer(),
				'blockers' => Schema::list_of( $message ),
				'notes'    => Schema::list_of( $message ),
				'left_out' => Schema::list_of(
					Schema::record(
						array(
							'what'   => Schema::text( 2000 ),
							'where'  => Schema::text( 2000 ),
							'why'    => Schema::enum( Export_Omissions::REASONS ),
							// The reason for people.
							'reason' => Schema::text(),
						)
					)
				),
			)
		);
	}

	public static function run(): array {
		return Schema::record(
			array(
				'uuid'       => Schema::text( 36 ),
				'status'     => Schema::enum( self::STATUSES ),
				'step'       => Schema::text(),
				'pack'       => self::pack(),
				// '' where this site does not know it.
				'picture'    => Schema::text( 2000 ),
				'platform'   => Schema::enum( Item_Schema::PLATFORMS ),
				'user'       => Schema::text( 250 ),
				'started_at' => Schema::integer(),
				'objects'    => Schema::integer(),
				'settings'   => Schema::integer(),
				'results'    => Schema::nullable( self::results() ),
				// Sentences to read before a revert.
				'notes'      => Schema::list_of( Schema::text( 2000 ), self::MOST_PLUGINS ),
				// Stays after a revert, or would stay if the import was reverted now. A list of imports has only the former.
				'kept'       => Schema::list_of(
					Schema::record(
						array(
							'type'   => Schema::text(),
							'id'     => Schema::text(),
							'title'  => Schema::text( 2000 ),
							'why'    => Schema::enum( Kept_Change::REASONS ),
							// The reason for people.
							'reason' => Schema::text(),
							// Screen that edits it. '' where there is none.
							'edit'   => Schema::text( 2000 ),
						)
					),
					self::MOST_OBJECTS
				),
			)
		);
	}

	public static function results(): array {
		$part = Schema::record(
			array(
				'what' => Schema::text( 2000 ),
				'why'  => Schema::text( 2000 ),
			)
		);
		$kind = Schema::record(
			array(
				'total'   => Schema::integer(),
				'succeed' => Schema::integer(),
				'failed'  => Schema::list_of( $part, self::MOST_OBJECTS ),
			)
		);
		return Schema::record(
			array(
				'dependency_data' => Schema::record(
					array(
						'plugins' => Schema::record(
							array(
								'total'   => Schema::integer(),
								'succeed' => Schema::integer(),
								'failed'  => Schema::list_of(
									Schema::record(
										array(
											'name'   => Schema::text(),
											'slug'   => Schema::text(),
											'link'   => Schema::text( 2000 ),
											'is_pro' => Schema::boolean(),
											'why'    => Schema::text( 2000 ),
										)
									),
									self::MOST_PLUGINS
								),
							)
						),
						'theme'   => Schema::record(
							array(
								'success' => Schema::boolean(),
								'name'    => Schema::text(),
								'slug'    => Schema::text(),
								'why'     => Schema::text( 2000 ),
							),
							array( 'name', 'slug', 'why' )
						),
					)
				),
				'post_types'      => Schema::map_of( $kind ),
				'template_types'  => Schema::map_of( $kind ),
				'left_out'        => Schema::list_of( $part, self::MOST_OBJECTS ),
				'pages'           => Schema::list_of(
					Schema::record(
						array(
							'title' => Schema::text( 2000 ),
							'edit'  => Schema::text( 2000 ),
							'visit' => Schema::text( 2000 ),
						)
					),
					self::MOST_OBJECTS
				),
			)
		);
	}

	public static function reverting(): array {
		return Schema::record(
			array(
				'uuid'     => Schema::text( 36 ),
				'status'   => Schema::enum( self::STATUSES ),
				'site_url' => Schema::text( 2000 ),
				'redirect' => Schema::text( 2000 ),
			)
		);
	}

	public static function uuid(): array {
		return Schema::text( 36, array( 'pattern' => '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' ) );
	}

	private static function pack(): array {
		return Schema::record(
			array(
				'id'   => Schema::integer(),
				'slug' => Schema::text(),
				'name' => Schema::text(),
			)
		);
	}

	private static function plugin(): array {
		return Schema::record(
			array(
				'name'                 => Schema::text(),
				'slug'                 => Schema::text(),
				'plugin_file'          => Schema::text(),
				'plugin_original_slug' => Schema::text(),
				'icon'                 => Schema::text( 2000 ),
				'link'                 => Schema::text( 2000 ),
				'is_pro'               => Schema::boolean(),
				'installed'            => Schema::boolean(),
				'active'               => Schema::boolean(),
				'mustHave'             => Schema::boolean(),
				'suggested'            => Schema::boolean(),
			)
		);
	}
}
