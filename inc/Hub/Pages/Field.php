<?php

declare( strict_types=1 );

namespace Templately\Hub\Pages;

/**
 * A field of a page's form.
 */
final class Field {

	/** Kinds by what a browser may fill in, where it is not plain text. */
	private const TYPES = array(
		'email'        => 'email',
		'new-password' => 'password',
	);

	private string $name;

	private string $label;

	private string $autocomplete;

	private string $value;

	private string $error;

	private string $hint;

	/**
	 * @param string $autocomplete What a browser may fill in: 'email', 'new-password', 'given-name' or 'family-name', which also decides the kind; '' for a box to tick.
	 * @param string $error        What is wrong with it; '' for nothing.
	 * @param string $hint         What helps to fill it in; '' for nothing.
	 */
	public function __construct( string $name, string $label, string $autocomplete, string $value = '', string $error = '', string $hint = '' ) {
		$this->name         = $name;
		$this->label        = $label;
		$this->autocomplete = $autocomplete;
		$this->value        = $value;
		$this->error        = $error;
		$this->hint         = $hint;
	}

	/**
	 * Returns its HTML.
	 *
	 * @param bool $is_focused Whether the cursor starts here.
	 */
	public function html( bool $is_focused ): string {
		$described = array_filter( array( '' === $this->error ? '' : "$this->name-error", '' === $this->hint ? '' : "$this->name-hint" ) );
		$html      = sprintf( '<p class="field"><label for="%1$s">%2$s</label>', esc_attr( $this->name ), esc_html( $this->label ) );
		$state     = ( '' === $this->error ? '' : ' aria-invalid="true"' )
			. ( array() === $described ? '' : ' aria-describedby="' . esc_attr( implode( ' ', $described ) ) . '"' )
			. ( $is_focused ? ' autofocus' : '' );
		if ( '' === $this->autocomplete ) {
			$html = sprintf(
				'<p class="field choice"><input id="%1$s" name="%1$s" type="checkbox" value="1" required%2$s%3$s><label for="%1$s">%4$s</label>',
				esc_attr( $this->name ),
				'' === $this->value ? '' : ' checked',
				$state,
				esc_html( $this->label )
			);
		} else {
			$html .= sprintf(
				'<input id="%1$s" name="%1$s" type="%2$s" autocomplete="%3$s" value="%4$s" maxlength="%5$d" required%6$s>',
				esc_attr( $this->name ),
				esc_attr( self::TYPES[ $this->autocomplete ] ?? 'text' ),
				esc_attr( $this->autocomplete ),
				esc_attr( $this->value ),
				'email' === $this->autocomplete ? 190 : 250,
				$state
			);
		}
		if ( '' !== $this->error ) {
			$html .= sprintf( '<span class="error" id="%s-error">%s</span>', esc_attr( $this->name ), esc_html( $this->error ) );
		}
		if ( '' !== $this->hint ) {
			$html .= sprintf( '<span class="hint" id="%s-hint">%s</span>', esc_attr( $this->name ), esc_html( $this->hint ) );
		}
		return $html . '</p>';
	}

	/** Says whether something is wrong with it. */
	public function has_error(): bool {
		return '' !== $this->error;
	}
}
