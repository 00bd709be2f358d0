/** A picture is so many pixels wide, and at most so many times as high. */
const WIDTH = 640;
const MOST_HEIGHT = 2;

/** A picture travels as text of at most so many characters. */
const MOST_TEXT = 1_000_000;

/** Whoever saves something does not wait longer for its picture, in milliseconds. */
const PATIENCE = 8000;

/**
 * Draws what a frame of this site shows, where the browser can.
 *
 * @param frame The frame.
 * @return A picture as data; '' where there is none: the template is saved without it.
 */
export async function drawPicture(
	frame: HTMLIFrameElement
): Promise< string > {
	try {
		return await Promise.race( [
			draw( frame ),
			new Promise< string >( ( resolve ) =>
				setTimeout( () => resolve( '' ), PATIENCE )
			),
		] );
	} catch {
		// A page that cannot be drawn, or the library did not come: a drawing of its kind stands there then.
		return '';
	}
}

/** Whether a frame has what it is to show, and not the empty page that it begins with. */
const isLoaded = ( { contentDocument, src }: HTMLIFrameElement ): boolean =>
	contentDocument?.readyState === 'complete' &&
	( contentDocument.URL !== 'about:blank' || src === '' );

async function draw( frame: HTMLIFrameElement ): Promise< string > {
	if ( ! isLoaded( frame ) ) {
		await new Promise( ( resolve ) =>
			frame.addEventListener( 'load', resolve, { once: true } )
		);
	}
	const { contentDocument } = frame;
	const page = contentDocument?.body;
	const width = page?.scrollWidth ?? 0;
	if ( ! contentDocument || ! page || width === 0 ) {
		return '';
	}
	const [ { domToCanvas } ] = await Promise.all( [
		import( /* webpackChunkName: "picture" */ 'modern-screenshot' ),
		Promise.all(
			[ ...contentDocument.images ].map( ( image ) => {
				image.loading = 'eager';
				return image.decode().catch( () => undefined );
			} )
		),
	] );
	const canvas = await domToCanvas( page, {
		width,
		height: Math.min(
			Math.max( page.scrollHeight, 1 ),
			width * MOST_HEIGHT
		),
		scale: WIDTH / width,
		backgroundColor:
			contentDocument.defaultView?.getComputedStyle( page )
				.backgroundColor ?? '#fff',
	} );
	for ( const quality of [ 0.8, 0.5 ] ) {
		const picture = canvas.toDataURL( 'image/webp', quality );
		// What is less than a pixel high is a canvas without data.
		if (
			picture.startsWith( 'data:image/' ) &&
			picture.length <= MOST_TEXT
		) {
			return picture;
		}
	}
	return '';
}
