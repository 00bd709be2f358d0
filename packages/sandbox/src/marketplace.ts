/** PHP of the embedded hub, for what a sandbox's site is told to do: `${ marketplace }->publisher()->…`. */
export const marketplace =
	'( new Templately\\Hub\\Hub_Services( $GLOBALS["wpdb"], new Templately\\Shared\\Database\\Transaction( $GLOBALS["wpdb"] ), new Templately\\Shared\\Clock() ) )';
