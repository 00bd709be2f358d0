<?php
/**
 * Prints the translatable texts of PHP files as JSON: [ { file, text, plural, context, comment } ].
 *
 * Reads the files, one a line, from standard input; the first is the plugin's own, whose header WordPress translates too.
 *
 * @package Templately
 */

declare( strict_types=1 );

// For each function what its arguments are; what is not listed is the text domain.
const TEMPLATELY_TEXT_FUNCTIONS = array(
	'__'         => array( 'text' ),
	'_e'         => array( 'text' ),
	'esc_html__' => array( 'text' ),
	'esc_html_e' => array( 'text' ),
	'esc_attr__' => array( 'text' ),
	'esc_attr_e' => array( 'text' ),
	'_x'         => array( 'text', 'context' ),
	'_ex'        => array( 'text', 'context' ),
	'esc_html_x' => array( 'text', 'context' ),
	'esc_attr_x' => array( 'text', 'context' ),
	'_n'         => array( 'text', 'plural', '' ),
	'_nx'        => array( 'text', 'plural', '', 'context' ),
	'_n_noop'    => array( 'text', 'plural' ),
	'_nx_noop'   => array( 'text', 'plural', 'context' ),
);

/**
 * Returns the text of a string's token.
 *
 * @param string $token As it stands in the source.
 */
function templately_text_of( string $token ): string {
	$inner = substr( $token, 1, -1 );
	return "'" === $token[0] ? str_replace( array( "\\'", '\\\\' ), array( "'", '\\' ), $inner ) : stripcslashes( $inner );
}

/**
 * Returns the texts of one file.
 *
 * @param string $file Its path.
 * @return list<array<string, mixed>>
 */
function templately_texts_of_file( string $file ): array {
	$texts   = array();
	$comment = '';
	$covered = array();
	$tokens  = array_values(
		array_filter(
			token_get_all( (string) file_get_contents( $file ) ),
			static function ( $token ): bool {
				return T_WHITESPACE !== $token[0];
			}
		)
	);
	foreach ( $tokens as $index => $token ) {
		if ( T_COMMENT === $token[0] && preg_match( '#^(?:/\*|//)\s*(translators:.*?)\s*(?:\*/)?$#is', trim( $token[1] ), $found ) ) {
			$comment = $found[1];
			$covered = range( $token[2], $token[2] + 2 );
		}
		$arguments = T_STRING === $token[0] ? ( TEMPLATELY_TEXT_FUNCTIONS[ $token[1] ] ?? null ) : null;
		if ( null === $arguments || '(' !== ( $tokens[ $index + 1 ] ?? null ) ) {
			continue;
		}
		$text = array( 'file' => $file );
		$next = $index + 2;
		foreach ( $arguments as $name ) {
			for ( ; ',' !== $tokens[ $next ] && ')' !== $tokens[ $next ]; $next++ ) {
				if ( '' !== $name && T_CONSTANT_ENCAPSED_STRING === $tokens[ $next ][0] ) {
					$text[ $name ] = ( $text[ $name ] ?? '' ) . templately_text_of( $tokens[ $next ][1] );
				}
			}
			++$next;
		}
		// A comment belongs to the calls of the first line below it.
		if ( in_array( $token[2], $covered, true ) ) {
			$text['comment'] = $comment;
			$covered         = array( $token[2] );
		}
		$texts[] = $text;
	}
	return $texts;
}

$templately_files = array_filter( explode( "\n", trim( (string) stream_get_contents( STDIN ) ) ) );
$templately_texts = array();
foreach ( array( 'Description', 'Author' ) as $templately_header ) {
	preg_match( "/^ \\* $templately_header:\\s*(.+)$/m", (string) file_get_contents( $templately_files[0] ), $templately_found );
	$templately_texts[] = array(
		'file'    => $templately_files[0],
		'text'    => trim( $templately_found[1] ),
		'comment' => "translators: $templately_header of the plugin.",
	);
}
foreach ( $templately_files as $templately_file ) {
	$templately_texts = array_merge( $templately_texts, templately_texts_of_file( $templately_file ) );
}
echo json_encode( $templately_texts );
