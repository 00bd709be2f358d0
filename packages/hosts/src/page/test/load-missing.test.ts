import { loadMissingStyles } from '../load-admin-assets';

test( 'A style that did not come is fetched again the next time', async () => {
	const page = new DOMParser().parseFromString(
		'<link rel="stylesheet" id="media-views-css" href="/wp-includes/css/media-views.css">',
		'text/html'
	);
	const links = () => [ ...document.querySelectorAll( 'link' ) ];
	const refused = loadMissingStyles( page );
	expect( links().map( ( { id } ) => id ) ).toEqual( [ 'media-views-css' ] );
	const [ first ] = links();
	first?.dispatchEvent( new Event( 'error' ) );
	await expect( refused ).rejects.toThrow( 'Error loading asset.' );
	const loaded = loadMissingStyles( page );
	expect( links() ).toHaveLength( 1 );
	expect( links()[ 0 ] ).not.toBe( first );
	links()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
	await loaded;
	expect( links() ).toHaveLength( 1 );
} );
