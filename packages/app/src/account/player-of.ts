/**
 * How a film is played: a file by the browser itself, a page of a host of films in its player, which may stand in a frame.
 *
 * @param address The film's address.
 */
export function playerOf( address: string ): { src: string; isFile: boolean } {
	const url = new URL( address, window.location.href );
	if ( /\.(mp4|m4v|webm|ogv|mov)$/i.test( url.pathname ) ) {
		return { src: url.href, isFile: true };
	}
	const host = url.hostname.replace( /^(www|m)\./, '' );
	const id = url.pathname.split( '/' ).pop() ?? '';
	const watched = url.searchParams.get( 'v' );
	if ( host === 'youtu.be' || ( host === 'youtube.com' && watched ) ) {
		return {
			src: `https://www.youtube-nocookie.com/embed/${ encodeURIComponent( watched ?? id ) }?autoplay=1`,
			isFile: false,
		};
	}
	if ( host === 'vimeo.com' && /^\d+$/.test( id ) ) {
		return {
			src: `https://player.vimeo.com/video/${ id }?autoplay=1&dnt=1`,
			isFile: false,
		};
	}
	return { src: url.href, isFile: false };
}
