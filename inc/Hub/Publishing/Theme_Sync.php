<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use RuntimeException;
use WP_Block_Template;
use WP_Theme_JSON_Resolver;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of the active theme.

/** Writes what was edited in the Site Editor into the files of the active theme, and removes it from the database. */
final class Theme_Sync {

	private const IMAGE = "<?php echo esc_url( get_theme_file_uri( 'assets/images/%s' ) ); ?>";

	private string $folder;

	/** @var list<string> Files that were written, below the theme's folder. */
	private array $written = array();

	/** @throws RuntimeException If the active theme is no block theme of which the files can be written. */
	public function __construct() {
		$this->folder = get_stylesheet_directory();
		if ( ! wp_is_block_theme() || ! is_writable( $this->folder ) ) {
			throw new RuntimeException( 'The active theme is no block theme, or its files cannot be written.' );
		}
	}

	/** @return list<string> Files that were written, below the theme's folder. */
	public function sync(): array {
		foreach ( array(
			'wp_template'      => 'templates',
			'wp_template_part' => 'parts',
		) as $type => $folder ) {
			foreach ( get_block_templates( array(), $type ) as $template ) {
				if ( 'custom' === $template->source && get_stylesheet() === $template->theme ) {
					$this->write_template( $template, $folder );
					wp_delete_post( (int) $template->wp_id, true );
				}
			}
		}
		$this->write_styles();
		return $this->written;
	}

	private function write_template( WP_Block_Template $template, string $folder ): void {
		$markup = $this->portable( $template->content );
		if ( false !== strpos( $markup, '<?php' ) ) {
			$name  = "hidden-$template->slug";
			$slug  = get_stylesheet() . "/$name";
			$title = str_replace( array( "\n", '*/' ), ' ', $template->title );
			$this->write( "patterns/$name.php", "<?php\n/**\n * Title: $title\n * Slug: $slug\n * Inserter: no\n */\n?>\n$markup\n" );
			$markup = "<!-- wp:pattern {\"slug\":\"$slug\"} /-->";
		}
		$this->write( "$folder/$template->slug.html", "$markup\n" );
	}

	/** Replaces ids and addresses of this site. */
	private function portable( string $markup ): string {
		$markup = (string) preg_replace_callback(
			'#<!-- wp:navigation \{"ref":(\d+),?(.*?)\} /-->#',
			function ( array $found ): string {
				$menu       = get_post( (int) $found[1] );
				$attributes = '' === $found[2] ? '' : "{{$found[2]}} ";
				return null === $menu ? $found[0] : "<!-- wp:navigation $attributes-->\n" . trim( self::links( $menu->post_content ) ) . "\n<!-- /wp:navigation -->";
			},
			trim( str_replace( "\r\n", "\n", $markup ) )
		);
		$markup = (string) preg_replace( '/("slug":"[^"]*"),"theme":"[^"]*"/', '$1', $markup );
		$markup = (string) preg_replace( array( '/"(?:id|mediaId)":\d+,|,"(?:id|mediaId)":\d+(?=})/', '/ class="wp-image-\d+"/', '/ wp-image-\d+|wp-image-\d+ /' ), '', $markup );
		$markup = (string) preg_replace_callback(
			'~https?://[^\s"\'<>()\\\\]+\.(?:webp|avif|png|jpe?g|gif)~i',
			function ( array $found ): string {
				$name = $this->image( $found[0] );
				return '' === $name ? $found[0] : sprintf( self::IMAGE, $name );
			},
			$markup
		);
		$home   = preg_quote( untrailingslashit( home_url() ), '~' );
		return (string) preg_replace( "~\"$home(?=[/\"])/?~", '"/', $markup );
	}

	/** Writes the links of a menu as links to paths. */
	private static function links( string $markup ): string {
		return (string) preg_replace_callback(
			'#<!-- wp:navigation-link (\{.*?\}) /-->#',
			static function ( array $found ): string {
				$link = (array) json_decode( $found[1], true );
				$page = 'post-type' === ( $link['kind'] ?? '' ) ? (string) get_permalink( (int) ( $link['id'] ?? 0 ) ) : '';
				return '<!-- wp:navigation-link ' . serialize_block_attributes(
					array(
						'label' => $link['label'] ?? '',
						'url'   => '' === $page ? $link['url'] ?? '' : $page,
						'kind'  => 'custom',
					)
				) . ' /-->';
			},
			$markup
		);
	}

	/** Returns the name of an image in assets/images/, to which an upload is copied; '' for another site's. */
	private function image( string $address ): string {
		$own = get_stylesheet_directory_uri() . '/assets/images/';
		if ( 0 === strpos( $address, $own ) ) {
			return substr( $address, strlen( $own ) );
		}
		$uploads = wp_get_upload_dir();
		$path    = $uploads['basedir'] . substr( $address, strlen( $uploads['baseurl'] ) );
		if ( 0 !== strpos( $address, $uploads['baseurl'] . '/' ) || ! is_file( $path ) || false !== strpos( $path, '..' ) ) {
			return '';
		}
		$name = strtolower( (string) preg_replace( '/[^A-Za-z0-9.]+/', '-', basename( $path ) ) );
		$this->write( "assets/images/$name", (string) file_get_contents( $path ) );
		return $name;
	}

	private function write_styles(): void {
		$post = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() );
		$user = (array) json_decode( (string) ( $post['post_content'] ?? '' ), true );
		$mine = array_filter( array_intersect_key( $user, array_flip( array( 'settings', 'styles' ) ) ) );
		if ( array() === $mine ) {
			return;
		}
		$theme = (array) json_decode( (string) file_get_contents( "$this->folder/theme.json" ), true );
		$json  = (string) wp_json_encode( self::merged( $theme, $mine ), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$tabs  = static function ( array $found ): string {
			return str_repeat( "\t", intdiv( strlen( $found[0] ), 4 ) );
		};
		$this->write( 'theme.json', (string) preg_replace_callback( '/^(?: {4})+/m', $tabs, $json ) . "\n" );
		wp_delete_post( (int) ( $post['ID'] ?? 0 ), true );
		wp_clean_theme_json_cache();
	}

	/**
	 * @param array<int|string, mixed> $theme
	 * @param array<int|string, mixed> $user  Lists of presets are by origin.
	 * @return array<int|string, mixed>
	 */
	private static function merged( array $theme, array $user ): array {
		foreach ( $user as $name => $value ) {
			if ( is_array( $value ) && ( isset( $value['theme'] ) || isset( $value['custom'] ) ) && array() === array_diff( array_keys( $value ), array( 'default', 'theme', 'custom' ) ) ) {
				$theme[ $name ] = array_merge( $value['theme'] ?? $theme[ $name ] ?? array(), $value['custom'] ?? array() );
			} elseif ( is_array( $value ) && ! wp_is_numeric_array( $value ) ) {
				$theme[ $name ] = self::merged( (array) ( $theme[ $name ] ?? array() ), $value );
			} else {
				$theme[ $name ] = $value;
			}
		}
		return $theme;
	}

	private function write( string $file, string $bytes ): void {
		wp_mkdir_p( dirname( "$this->folder/$file" ) );
		if ( false === file_put_contents( "$this->folder/$file", $bytes ) ) {
			throw new RuntimeException( "$file cannot be written." );
		}
		$this->written[] = $file;
	}
}
