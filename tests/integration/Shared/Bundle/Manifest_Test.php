<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Bundle\Manifest;
use Templately\Tests\Hub\Makes_Bundles;

/**
 * Manifest and objects of a full site.
 * @group S7
 * @group S9
 * @group S10
 */
final class Manifest_Test extends Test_Case {

	use Makes_Bundles;

	/** Bytes in memory for an entry: an array with its hash and its size, and its name. */
	private const BYTES = 1000;

	private static function valid_manifest(): array {
		$manifest = self::site_manifest();
		foreach ( self::site_entries() as $name => $bytes ) {
			$manifest['entries'][ $name ] = array(
				'sha256' => hash( 'sha256', $bytes ),
				'size'   => strlen( $bytes ),
			);
		}
		return $manifest;
	}

	/** Missing ones are empty. */
	public function test_reads_all_members(): void {
		$bundle   = Bundle::from_zip( self::pack( self::site_manifest(), self::site_entries() ) );
		$manifest = $bundle->manifest();
		$this->assertTrue( $manifest->has_site_objects() );
		$this->assertSame( array( false, true, false, false ), array_column( $manifest->content(), 'sample' ) );
		$this->assertSame( array( 0, 2000000020 ), array_column( $manifest->terms(), 'parent' ) );
		$this->assertSame( array( 'test-shop', '', false ), array( $manifest->plugins()[0]['plugin_original_slug'], $manifest->plugins()[0]['icon'], $manifest->plugins()[0]['is_pro'] ) );
		$this->assertSame( array( '', array() ), array( $manifest->menus()[0]['items'][0]['url'], $manifest->menus()[0]['items'][0]['classes'] ) );
		$this->assertSame( '', $manifest->media()[0]['caption'] );
		$this->assertSame( array( 'styles.json', 'twentytwentyfour', array(), array() ), array( $manifest->styles(), $manifest->theme()['slug'] ?? '', $manifest->fonts(), $manifest->omissions() ) );
		$post = $bundle->document( 'content/test-first.json' );
		$this->assertSame( array( array( 2000000021 ), '', 0, array() ), array( $post['terms'], $post['excerpt'], $post['parent'], $post['meta'] ) );

		$library = Manifest::from_array( array_diff_key( self::manifest(), array( 'items' => true, 'media' => true ) ) + array( 'entries' => array() ) );
		$this->assertFalse( $library->has_site_objects() );
		$this->assertSame( array( array(), array(), array(), array(), null, '' ), array( $library->content(), $library->media(), $library->settings(), $library->plugins(), $library->theme(), $library->styles() ) );
	}

	public function test_streams_entries_and_verifies_them(): void {
		$picture = random_bytes( 700 * 1024 );
		$entries = array( 'media/pear.png' => $picture ) + self::site_entries();
		$file    = (string) wp_tempnam( 'copied' );
		$into    = fopen( $file, 'wb' );
		$bundle  = Bundle::from_zip( self::pack( self::site_manifest(), $entries ) );
		$bundle->extract_entry( 'media/pear.png', $into );
		fclose( $into );
		$this->assertTrue( file_get_contents( $file ) === $picture );
		$wrong = array( 'media/pear.png' => array( 'sha256' => str_repeat( '0', 64 ), 'size' => strlen( $picture ) ) );
		$into  = fopen( $file, 'wb' );
		$this->expectException( Invalid_Bundle::class );
		$this->expectExceptionMessage( 'media/pear.png is not what the manifest says (size or sha256).' );
		Bundle::from_zip( self::pack( array( 'entries' => $wrong ) + self::site_manifest(), $entries ) )->extract_entry( 'media/pear.png', $into );
	}

	public function test_reads_many_entries_with_little_memory(): void {
		$entries = self::site_entries();
		for ( $number = 0; $number < 11900; $number++ ) {
			$entries[ "x/$number" ] = "x $number";
		}
		$file   = self::pack( self::site_manifest(), $entries );
		$begin  = microtime( true );
		$before = memory_get_usage();
		function_exists( 'memory_reset_peak_usage' ) && memory_reset_peak_usage();
		$bundle = Bundle::from_zip( $file );
		$bundle->verify_all_entries();
		$this->assertCount( 11900 + count( self::site_entries() ), $bundle->manifest()->entries() );
		$this->assertLessThan( 11900 * self::BYTES, memory_get_usage() - $before );
		if ( function_exists( 'memory_reset_peak_usage' ) ) {
			$this->assertLessThan( 11900 * self::BYTES + 8 * MB_IN_BYTES, memory_get_peak_usage() - $before );
		}
		fwrite( STDERR, sprintf( "\n%d entries listed, checked and read: %d ms\n", count( $entries ), (int) ( 1000 * ( microtime( true ) - $begin ) ) ) );
	}

	/**
	 * @dataProvider invalid_values
	 * @param list<string|int> $path Path of the value.
	 * @param mixed $value Null removes the member.
	 */
	public function test_reports_each_error( array $path, $value, string $said ): void {
		Manifest::from_array( self::valid_manifest() );
		$manifest = self::valid_manifest();
		$member   = &$manifest;
		$last     = array_pop( $path );
		foreach ( $path as $name ) {
			$member = &$member[ $name ];
		}
		if ( null === $value ) {
			unset( $member[ $last ] );
		} else {
			$member[ $last ] = $value;
		}
		unset( $member );
		$this->expectException( Invalid_Bundle::class );
		$this->expectExceptionMessage( $said );
		Manifest::from_array( $manifest );
	}

	/** @return array<string, array{list<string|int>, mixed, string}> */
	public function invalid_values(): array {
		$options = array();
		foreach ( array( 'siteurl', 'home', 'admin_email', 'default_role', 'users_can_register', 'active_plugins', 'cron', 'wp_user_roles', 'auth_key' ) as $option ) {
			$options[ "option $option" ] = array( array( 'settings', $option ), 'x', "manifest.settings.$option is nothing that a bundle has." );
		}
		return $options + array(
			'a member'              => array( array( 'users' ), array(), 'manifest.users is nothing that a bundle has.' ),
			'a path up'             => array( array( 'content', 0, 'entry' ), '../x.php', 'manifest.content[0].entry does not match the pattern' ),
			'a line break'          => array( array( 'content', 0, 'entry' ), "content/test-welcome.json\n", 'manifest.content[0].entry does not match the pattern' ),
			'a plugin\'s path'      => array( array( 'plugins', 0, 'plugin_file' ), '../evil/x.php', 'manifest.plugins[0].plugin_file does not match the pattern' ),
			'a theme\'s path'       => array( array( 'theme', 'slug' ), '../x', 'manifest.theme.slug does not match the pattern' ),
			'a number of a site'    => array( array( 'content', 0, 'id' ), 12, 'manifest.content[0].id is too small or too big.' ),
			'a number as text'      => array( array( 'content', 0, 'id' ), '2000000011', 'manifest.content[0].id is not of type integer.' ),
			'a type'                => array( array( 'content', 0, 'type' ), 'revision', 'manifest.content[0].type is not one of page, post' ),
			'no needs'              => array( array( 'content', 0, 'needs' ), null, 'manifest.content[0].needs is missing.' ),
			'a list'                => array( array( 'content' ), array( 'a' => 1 ), 'manifest.content is not of type array.' ),
			'a long title'          => array( array( 'settings', 'title' ), str_repeat( 'ä', 201 ), 'manifest.settings.title is too short or too long.' ),
			'a mime'                => array( array( 'media', 0, 'mime' ), 'text/html', 'manifest.media[0].mime is not one of' ),
			'a name of an entry'    => array( array( 'entries', 'a/../b' ), array( 'sha256' => str_repeat( 'a', 64 ), 'size' => 1 ), 'The name of manifest.entries.a/../b does not match the pattern' ),
			'a menu location'       => array( array( 'settings', 'menu_locations' ), array( 'a b' => 2000000030 ), 'The name of manifest.settings.menu_locations.a b does not match the pattern' ),
			'schema 3'              => array( array( 'schema' ), 3, 'manifest.schema is not 2.' ),
			'an id or none'         => array( array( 'settings', 'logo' ), 5, 'manifest.settings.logo is too small or too big.' ),
			'the same number twice' => array( array( 'content', 1, 'id' ), 2000000001, 'Two objects of the manifest have the number 2000000001.' ),
			'a need'                => array( array( 'content', 3, 'needs' ), array( 2000000099 ), 'The wp_template page needs 2000000099, which is not in the bundle.' ),
			'an entry'              => array( array( 'content', 0, 'entry' ), 'content/nowhere.json', 'The page test-welcome names the entry content/nowhere.json, which is not in the bundle.' ),
			'a medium\'s file'      => array( array( 'media', 0, 'file' ), 'media/apple.png', 'The medium media/apple.png is missing.' ),
			'a parent after'        => array( array( 'terms', 0, 'parent' ), 2000000021, 'The term test-news has the parent 2000000021, which is no term of category before it.' ),
			'a parent elsewhere'    => array( array( 'terms', 1, 'taxonomy' ), 'post_tag', 'The term test-local has the parent 2000000020, which is no term of post_tag before it.' ),
			'a menu to a medium'    => array( array( 'menus', 0, 'items', 0, 'object' ), 2000000001, 'The menu Test menu leads to 2000000001, which is no page, post or term of the bundle.' ),
			'a menu item\'s parent' => array( array( 'menus', 0, 'items', 0, 'parent' ), 2000000031, 'The menu Test menu has the item 2000000031 before its parent.' ),
			'a logo that is a page' => array( array( 'settings', 'logo' ), 2000000011, 'The setting logo names 2000000011, which is no media of the bundle.' ),
			'a front page'          => array( array( 'settings', 'front_page' ), 2000000012, 'The setting front_page names 2000000012, which is no page of the bundle.' ),
			'a menu\'s place'       => array( array( 'settings', 'menu_locations', 'primary' ), 2000000020, 'The setting menu location primary names 2000000020, which is no menu of the bundle.' ),
			'an item of nothing'    => array( array( 'items', 1, 'document' ), null, 'The item test-hero has neither a document nor an object.' ),
			'an item\'s object'     => array( array( 'items', 0, 'object' ), 2000000030, 'The item test-home is the object 2000000030, which is no content of the bundle.' ),
			'an item\'s document'   => array( array( 'items', 0, 'document' ), 'documents/x.json', 'The item test-home names the entry documents/x.json, which is not in the bundle.' ),
			'a plugin'              => array( array( 'plugins' ), array(), 'test-hero needs the plugin test-shop, of which the manifest says nothing.' ),
			'styles'                => array( array( 'styles' ), 'other.json', 'The styles names the entry other.json, which is not in the bundle.' ),
			'a slug twice'          => array( array( 'items', 1, 'slug' ), 'test-home', 'Two items of the manifest have the same slug.' ),
			'a medium twice'        => array( array( 'media', 1 ), self::site_manifest()['media'][0], 'Two objects of the manifest have the number 2000000001.' ),
			'a term\'s number'      => array( array( 'terms', 1, 'id' ), 2000000001, 'Two objects of the manifest have the number 2000000001.' ),
			'a menu\'s number'      => array( array( 'menus', 0, 'id' ), 2000000011, 'Two objects of the manifest have the number 2000000011.' ),
			'a menu item\'s number' => array( array( 'menus', 0, 'items', 0, 'id' ), 2000000011, 'Two objects of the manifest have the number 2000000011.' ),
			'a menu to a template'  => array( array( 'menus', 0, 'items', 0, 'object' ), 2000000014, 'The menu Test menu leads to 2000000014, which is no page, post or term of the bundle.' ),
			'another menu\'s item'  => array( array( 'menus', 1 ), array( 'id' => 2000000032, 'name' => 'Other', 'items' => array( array( 'id' => 2000000033, 'title' => 'Below', 'parent' => 2000000031 ) ) ), 'The menu Other has the item 2000000033 before its parent.' ),
			'a font\'s file'        => array( array( 'look' ), self::style_with_font( 'fonts/serif.woff2' ), 'The family Serif names the entry fonts/serif.woff2, which is not in the bundle.' ),
			'a look\'s value'       => array( array( 'look' ), array( 'page' => array( 'background' => 'url(x)' ), 'presets' => array() ), 'look[page][background] does not match pattern' ),
			'a look\'s slug'        => array( array( 'look' ), array( 'page' => array(), 'presets' => array( 'color' => array( self::colour( 'red1' ) ) ) ), 'The look has the color red1, of which WordPress would make red-1.' ),
			'a look\'s slug twice'  => array( array( 'look' ), array( 'page' => array(), 'presets' => array( 'color' => array( self::colour( 'red' ), self::colour( 'red' ) ) ) ), 'The look has two presets of the kind color with the same slug.' ),
			'an icon'               => array( array( 'settings', 'icon' ), 2000000011, 'The setting icon names 2000000011, which is no media of the bundle.' ),
			'a theme\'s logo'       => array( array( 'settings', 'theme_mods' ), array( 'custom_logo' => 2000000011 ), 'The setting custom_logo names 2000000011, which is no media of the bundle.' ),
			'a page of posts'       => array( array( 'settings', 'posts_page' ), 2000000012, 'The setting posts_page names 2000000012, which is no page of the bundle.' ),
			'an object not there'   => array( array( 'items', 0, 'object' ), 2000000098, 'The item test-home is the object 2000000098, which is no content of the bundle.' ),
			'a pack\'s plugin'      => array( array( 'pack', 'dependencies' ), array( 'test-forms' ), 'test-pack needs the plugin test-forms, of which the manifest says nothing.' ),
			'true for a type'       => array( array( 'content', 0, 'type' ), true, 'manifest.content[0].type is not one of page, post' ),
			'too many a page'       => array( array( 'settings', 'posts_per_page' ), 101, 'manifest.settings.posts_per_page is too small or too big.' ),
			'no name'               => array( array( 'pack', 'name' ), '', 'manifest.pack.name is too short or too long.' ),
			'many tags'             => array( array( 'pack', 'tags' ), array_fill( 0, 51, 'x' ), 'manifest.pack.tags has more than 50 members.' ),
			'many menu locations'   => array( array( 'settings', 'menu_locations' ), array_fill_keys( range( 'a', 'u' ), 2000000030 ), 'manifest.settings.menu_locations has more than 20 members.' ),
			'yes for true'          => array( array( 'content', 0, 'sample' ), 'yes', 'manifest.content[0].sample is not of type boolean.' ),
			'a number for a text'   => array( array( 'settings', 'title' ), 7, 'manifest.settings.title is not of type string.' ),
			'a list for an object'  => array( array( 'settings' ), array( 'x' ), 'manifest.settings is not of type object.' ),
		);
	}

	public function test_validates_the_style_of_a_library_bundle(): void {
		$entries  = self::entries();
		$manifest = self::manifest();
		self::add_style( $manifest, $entries );
		unset( $manifest['items'] );
		$manifest += array( 'entries' => array() );
		$this->assertNotNull( Manifest::from_array( $manifest )->style() );
		$manifest['look']['presets']['color'][] = self::colour( 'red1' );
		$this->expectException( Invalid_Bundle::class );
		$this->expectExceptionMessage( 'The look has the color red1, of which WordPress would make red-1.' );
		Manifest::from_array( $manifest );
	}

	public function test_limits_a_pack_to_2000_objects(): void {
		$manifest = self::site_manifest();
		$more     = Manifest::MAX_OBJECTS - Manifest::from_array( self::valid_manifest() )->object_count();
		for ( $number = 2000010001; $number <= 2000010000 + $more; $number++ ) {
			$manifest['terms'][] = array( 'id' => $number, 'taxonomy' => 'post_tag', 'slug' => "tag-$number", 'name' => "Tag $number" );
		}
		Bundle::from_zip( self::pack( $manifest, self::site_entries() ) )->check_objects( static function (): void {} );
		$manifest['terms'][] = array( 'id' => $number, 'taxonomy' => 'post_tag', 'slug' => "tag-$number", 'name' => "Tag $number" );
		$this->expectException( Invalid_Bundle::class );
		$this->expectExceptionMessage( 'The pack has more than 2,000 objects. Publish it as several packs.' );
		Bundle::from_zip( self::pack( $manifest, self::site_entries() ) )->check_objects( static function (): void {} );
	}

	public function test_limits_characters_not_bytes(): void {
		$manifest                      = self::valid_manifest();
		$manifest['settings']['title'] = str_repeat( 'ä', 200 );
		$this->assertSame( $manifest['settings']['title'], Manifest::from_array( $manifest )->settings()['title'] );
	}

	/** @return array<string, mixed> Style with one font family. */
	private static function style_with_font( string $file ): array {
		$family = array(
			'slug'    => 'serif',
			'name'    => 'Serif',
			'stack'   => 'Serif, serif',
			'role'    => 'heading',
			'licence' => null,
			'faces'   => array( array( 'file' => $file, 'weight' => '400', 'style' => 'normal' ) ),
		);
		return array( 'page' => array( 'background' => '#ffffff' ), 'presets' => array( 'font-family' => array( $family ) ) );
	}

	/** @return array<string, string> */
	private static function colour( string $slug ): array {
		return array( 'slug' => $slug, 'name' => 'Red', 'value' => '#ff0000' );
	}

	public function test_validates_objects_by_their_schema(): void {
		$object = json_decode( self::site_entries()['content/test-first.json'], true );
		$cases  = array(
			'content/test-first.json.password is nothing that a bundle has.' => array( 'password' => 'x' ) + $object,
			'content/test-first.json.status is not one of publish, draft, private.' => array( 'status' => 'inherit' ) + $object,
			'content/test-first.json.date does not match the pattern' => array( 'date' => '2026-02-11' ) + $object,
			'content/test-first.json.terms[0] is not of type integer.' => array( 'terms' => array( 'category' ) ) + $object,
			'content/test-first.json.thumbnail is too small or too big.' => array( 'thumbnail' => 3 ) + $object,
			'content/test-first.json.title is missing.' => array_diff_key( $object, array( 'title' => true ) ),
		);
		foreach ( $cases as $said => $document ) {
			$entries = array( 'content/test-first.json' => (string) wp_json_encode( $document ) ) + self::site_entries();
			try {
				Bundle::from_zip( self::pack( self::site_manifest(), $entries ) )->document( 'content/test-first.json' );
				$this->fail( $said );
			} catch ( Invalid_Bundle $refusal ) {
				$this->assertStringContainsString( $said, $refusal->getMessage() );
			}
		}
		foreach ( array( 'id' => 2000000099, 'type' => 'page', 'slug' => 'other', 'title' => 'Other' ) as $member => $value ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- four of them.
			$entries = array( 'content/test-first.json' => (string) wp_json_encode( array( $member => $value ) + $object ) ) + self::site_entries();
			try {
				Bundle::from_zip( self::pack( self::site_manifest(), $entries ) )->check_objects( static function (): void {} );
				$this->fail( $member );
			} catch ( Invalid_Bundle $refusal ) {
				$this->assertSame( "content/test-first.json has another $member than the manifest says.", $refusal->getMessage() );
			}
		}
		$this->expectExceptionMessage( 'styles.json is no theme.json of version 3.' );
		Bundle::from_zip( self::pack( self::site_manifest(), array( 'styles.json' => '{"version":2}' ) + self::site_entries() ) )->check_objects( static function (): void {} );
	}
}
