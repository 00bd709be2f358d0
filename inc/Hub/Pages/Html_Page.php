<?php

declare( strict_types=1 );

namespace Templately\Hub\Pages;

/**
 * A stand-alone page without theme, scripts or external resources.
 * @phpstan-type Field array{name: string, label: string, autocomplete: string, value: string, error: string, hint: string}
 */
final class Html_Page {

	/** The product's design tokens; the accent is WordPress's default. */
	private const STYLE = ':root{--ink:#1e1e1e;--ink-soft:#5c5c5c;--mat:#f2f2f1;--line:#8a8a8a;--accent:#3858e9;--bad:#a91717;--bad-soft:#fceeee}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;padding:48px 16px;background:var(--mat);color:var(--ink);font:400 15px/24px -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Oxygen-Sans,Ubuntu,Cantarell,"Helvetica Neue",sans-serif}
main{max-width:448px;margin:0 auto;padding:32px;background:#fff;border-radius:8px;box-shadow:0 0 0 1px rgb(0 0 0/5%),0 1px 2px rgb(0 0 0/8%),0 10px 24px -10px rgb(0 0 0/28%)}
header{max-width:448px;margin:0 auto 16px;color:var(--ink-soft);font-size:13px;line-height:20px}
h1{margin:0 0 12px;font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.012em}
p{margin:0 0 16px}
main>:last-child,form>:last-child{margin-bottom:0}
.warning{padding:12px 16px;border-radius:4px;background:var(--bad-soft);color:var(--bad)}
.field label{display:block;margin-bottom:4px;font-size:13px;line-height:20px;font-weight:500}
input{width:100%;min-height:40px;padding:8px 12px;border:1px solid var(--line);border-radius:2px;background:#fff;color:inherit;font:inherit}
.choice{display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center}
.choice label{flex:1;margin:0;font-size:15px;line-height:24px;font-weight:400}
.choice input{width:20px;min-height:20px;margin:0}
.choice .error{flex-basis:100%;margin:0}
input[aria-invalid]{border-color:var(--bad)}
.error,.hint{display:block;margin-top:4px;font-size:13px;line-height:20px}
.error{color:var(--bad)}
.hint{color:var(--ink-soft)}
button{min-height:40px;padding:8px 16px;border:0;border-radius:2px;background:var(--accent);color:#fff;font:inherit;font-weight:500;cursor:pointer}
form+form{margin-top:12px}
button.quiet{background:none;color:inherit;box-shadow:inset 0 0 0 1px var(--line)}
a{color:#2145e6}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (forced-colors:active){button{border:1px solid}}';

	/** Input types by "autocomplete"; others are text. */
	private const INPUT_TYPES = array(
		'email'        => 'email',
		'new-password' => 'password',
	);

	private string $title;

	private int $status;

	private string $body = '';

	public function __construct( string $title, int $status = 200 ) {
		$this->title  = $title;
		$this->status = $status;
	}

	public function add_text( string $text ): self {
		$this->body .= '<p>' . esc_html( $text ) . '</p>';
		return $this;
	}

	public function add_error( string $text ): self {
		$this->body .= '<p class="warning" role="alert">' . esc_html( $text ) . '</p>';
		return $this;
	}

	public function add_link( string $url, string $text ): self {
		$this->body .= '<p><a href="' . esc_url( $url ) . '">' . esc_html( $text ) . '</a></p>';
		return $this;
	}

	/**
	 * @param array<string, string> $hidden Hidden fields.
	 * @param list<Field> $fields
	 * @param bool $quiet Whether the button is a secondary one.
	 */
	public function add_form( string $url, array $hidden, array $fields, string $button, bool $quiet = false ): self {
		$this->body .= '<form method="post" action="' . esc_url( $url ) . '" novalidate>';
		foreach ( $hidden as $name => $value ) {
			$this->body .= '<input type="hidden" name="' . esc_attr( $name ) . '" value="' . esc_attr( $value ) . '">';
		}
		$invalid = array_filter( array_column( $fields, 'error' ) );
		$focused = array_key_first( $invalid ) ?? 0;
		foreach ( $fields as $index => $field ) {
			$this->body .= self::field_html( $field, $index === $focused );
		}
		$this->body .= '<p><button type="submit"' . ( $quiet ? ' class="quiet"' : '' ) . '>' . esc_html( $button ) . '</button></p></form>';
		return $this;
	}

	/**
	 * @param string $autocomplete Value of the attribute, which also decides the input's type; '' for a checkbox.
	 * @return Field
	 */
	public static function field( string $name, string $label, string $autocomplete, string $value = '', string $error = '', string $hint = '' ): array {
		return compact( 'name', 'label', 'autocomplete', 'value', 'error', 'hint' );
	}

	/** @param Field $field */
	private static function field_html( array $field, bool $is_focused ): string {
		$described = array_filter( array( '' === $field['error'] ? '' : "{$field['name']}-error", '' === $field['hint'] ? '' : "{$field['name']}-hint" ) );
		$html      = sprintf( '<p class="field"><label for="%1$s">%2$s</label>', esc_attr( $field['name'] ), esc_html( $field['label'] ) );
		$state     = ( '' === $field['error'] ? '' : ' aria-invalid="true"' )
			. ( array() === $described ? '' : ' aria-describedby="' . esc_attr( implode( ' ', $described ) ) . '"' )
			. ( $is_focused ? ' autofocus' : '' );
		if ( '' === $field['autocomplete'] ) {
			$html = sprintf(
				'<p class="field choice"><input id="%1$s" name="%1$s" type="checkbox" value="1" required%2$s%3$s><label for="%1$s">%4$s</label>',
				esc_attr( $field['name'] ),
				'' === $field['value'] ? '' : ' checked',
				$state,
				esc_html( $field['label'] )
			);
		} else {
			$html .= sprintf(
				'<input id="%1$s" name="%1$s" type="%2$s" autocomplete="%3$s" value="%4$s" maxlength="%5$d" required%6$s>',
				esc_attr( $field['name'] ),
				esc_attr( self::INPUT_TYPES[ $field['autocomplete'] ] ?? 'text' ),
				esc_attr( $field['autocomplete'] ),
				esc_attr( $field['value'] ),
				'email' === $field['autocomplete'] ? 190 : 250,
				$state
			);
		}
		if ( '' !== $field['error'] ) {
			$html .= sprintf( '<span class="error" id="%s-error">%s</span>', esc_attr( $field['name'] ), esc_html( $field['error'] ) );
		}
		if ( '' !== $field['hint'] ) {
			$html .= sprintf( '<span class="hint" id="%s-hint">%s</span>', esc_attr( $field['name'] ), esc_html( $field['hint'] ) );
		}
		return $html . '</p>';
	}

	public function status(): int {
		return $this->status;
	}

	/** @return array<string, string> HTTP headers. */
	public function headers(): array {
		$style = base64_encode( hash( 'sha256', self::STYLE, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- as the header wants it.
		return array(
			'Content-Type'            => 'text/html; charset=utf-8',
			'Content-Security-Policy' => "default-src 'none'; style-src 'sha256-$style'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
			'Referrer-Policy'         => 'no-referrer',
			'X-Robots-Tag'            => 'noindex, nofollow',
			'X-Content-Type-Options'  => 'nosniff',
			'Cache-Control'           => 'no-store',
		);
	}

	public function html(): string {
		$site = esc_html( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
		return '<!DOCTYPE html><html lang="' . esc_attr( get_bloginfo( 'language' ) ) . '" dir="' . ( is_rtl() ? 'rtl' : 'ltr' ) . '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">'
			. '<title>' . esc_html( $this->title ) . ' – ' . $site . '</title><style>' . self::STYLE . '</style></head><body><header dir="auto">' . $site . '</header><main><h1>' . esc_html( $this->title ) . '</h1>' . $this->body . '</main></body></html>';
	}

	public function send(): void {
		status_header( $this->status );
		foreach ( $this->headers() as $name => $value ) {
			header( "$name: $value" );
		}
		echo $this->html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped piece by piece.
	}
}
