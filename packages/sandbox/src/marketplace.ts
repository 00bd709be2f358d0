/** PHP of the embedded hub, for what a sandbox's site is told to do: `${ marketplace }->publisher()->…`. */
export const marketplace =
	'( new Templately\\Hub\\Marketplace( $GLOBALS["wpdb"], new Templately\\Storage\\Transaction( $GLOBALS["wpdb"] ), new Templately\\Storage\\Clock() ) )';
