<?php

declare( strict_types=1 );

namespace Templately\Tests;

/** Fetches pages of this site over HTTP as a visitor, and installs test themes and plugins. */
trait Fetches_Pages {

	/** @var list<string> Files and folders to remove after the test. */
	private $brought = array();

	/**
	 * @param array<string, string> $addresses URL by name.
	 * @return array<string, string> HTML by name.
	 */
	protected function fetch_all( array $addresses ): array {
		$pages = array();
		foreach ( array_chunk( $addresses, 4, true ) as $some ) {
			$multi   = curl_multi_init();
			$handles = array();
			foreach ( $some as $name => $address ) {
				$handles[ $name ] = curl_init( $address );
				curl_setopt_array( $handles[ $name ], array( CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => \Test_Case::PATIENCE ) );
				curl_multi_add_handle( $multi, $handles[ $name ] );
			}
			do {
				curl_multi_exec( $multi, $running );
				curl_multi_select( $multi, 0.2 );
			} while ( $running > 0 );
			foreach ( $handles as $name => $handle ) {
				$pages[ $name ] = (string) curl_multi_getcontent( $handle );
				curl_multi_remove_handle( $multi, $handle );
			}
			curl_multi_close( $multi );
		}
		return $pages;
	}

	protected function fetch( string $address ): string {
		return $this->fetch_all( array( 'page' => $address ) )['page'];
	}

	/** Installs a must-use plugin. */
	protected function bring_plugin( string $code ): void {
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		$file = WPMU_PLUGIN_DIR . '/templately-test.php';
		file_put_contents( $file, "<?php add_action( 'init', function () {\n$code\n} );" );
		$this->brought[] = $file;
	}

	/**
	 * Installs a classic theme and switches to it.
	 * @param array<string, string> $files Additional or replacing files by name.
	 */
	protected function bring_classic_theme( array $files = array(), string $slug = 'tly-classic' ): void {
		$files += array(
			'style.css'     => "/*\nTheme Name: Classic\n*/",
			'functions.php' => "<?php add_action( 'after_setup_theme', function () { add_theme_support( 'title-tag' ); } );",
			'index.php'     => '<?php get_header(); ?><main>theme-body <?php while ( have_posts() ) { the_post(); the_title( "<h2>", "</h2>" ); } ?></main><?php get_footer();',
			'header.php'    => '<!DOCTYPE html><html <?php language_attributes(); ?>><head><meta name="viewport" content="width=device-width"><!-- <header>decoy</header> --><script>var a = "<header>decoy</header>";</script><?php wp_head(); ?></head><body <?php body_class(); ?>><?php wp_body_open(); ?><div id="wrapper"><dialog><header>dialog</header></dialog><header id="masthead"><div>theme-header <header>inner</header></div></header><div class="hero">theme-hero</div><div id="content">',
			'footer.php'    => '</div><article><footer>article-footer</footer></article><footer id="colophon">theme-footer <footer>inner</footer></footer></div><?php wp_footer(); ?></body></html>',
		);
		$this->lay_theme( $slug, $files );
	}

	/**
	 * Installs a block theme with a header and a footer and switches to it.
	 * @param array<string, string> $templates Blocks by name.
	 */
	protected function bring_block_theme( array $templates, string $slug ): void {
		$files = array(
			'style.css'         => "/*\nTheme Name: Blocks\nVersion: 1.0\n*/",
			'theme.json'        => '{"version":3,"customTemplates":[{"name":"blank","title":"Blank","postTypes":["page"]}],"templateParts":[{"name":"top","title":"Top","area":"header"},{"name":"footer","title":"Footer","area":"footer"}]}',
			'parts/top.html'    => '<!-- wp:paragraph --><p>theme-header</p><!-- /wp:paragraph -->',
			'parts/footer.html' => '<!-- wp:paragraph --><p>theme-footer</p><!-- /wp:paragraph -->',
		);
		foreach ( $templates as $name => $blocks ) {
			$files[ "templates/$name.html" ] = $blocks;
		}
		$this->lay_theme( $slug, $files );
	}

	/** @param array<string, string> $files */
	private function lay_theme( string $slug, array $files ): void {
		$folder          = get_theme_root() . "/$slug";
		$this->brought[] = $folder;
		foreach ( $files as $name => $content ) {
			wp_mkdir_p( dirname( "$folder/$name" ) );
			file_put_contents( "$folder/$name", $content );
		}
		wp_clean_themes_cache();
		search_theme_directories( true );
		switch_theme( $slug );
	}

	protected function remove_what_was_brought(): void {
		foreach ( $this->brought as $path ) {
			foreach ( is_dir( $path ) ? array_merge( (array) glob( "$path/*/*" ), (array) glob( "$path/*" ), array( $path ) ) : array( $path ) as $file ) {
				is_dir( (string) $file ) ? rmdir( (string) $file ) : unlink( (string) $file );
			}
		}
		$this->brought = array();
		wp_clean_themes_cache();
		search_theme_directories( true );
	}
}
