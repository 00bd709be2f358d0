import {
	LOGO_WIDTH,
	logoWidth,
	packColors,
	packLogo,
	previewMessage,
	startForm,
} from '../form';

describe( 'The form', () => {
	test( 'begins with the site as it is, demo content and a logo of 211 px (IMP-014, IMP-025, IMP-059)', () => {
		expect(
			startForm( 7, {
				site: {
					title: 'Bakery',
					tagline: 'Bread',
					logo: { id: 3, url: 'https://site.example/logo.png' },
				},
			} )
		).toEqual( {
			id: 7,
			title: 'Bakery',
			slogan: 'Bread',
			logo: { id: 3, url: 'https://site.example/logo.png' },
			logo_size: 211,
			color: {},
			import_demo_content: true,
			theme: '',
			plugins: [],
			objects: [],
		} );
		expect( startForm( 8 ).logo ).toBeNull();
	} );

	test.each( [
		[ 19, 20 ],
		[ 20, 20 ],
		[ 800, 800 ],
		[ 801, 800 ],
		[ '333.4', 333 ],
		[ '', 211 ],
		[ undefined, 211 ],
		[ 'wide', 211 ],
		[ Infinity, 211 ],
	] )( 'takes a width of %p as %p (IMP-013, IMP-014)', ( width, pixels ) => {
		expect( logoWidth( width ) ).toBe( pixels );
		expect( LOGO_WIDTH ).toEqual( { least: 20, most: 800, usual: 211 } );
	} );

	test( 'has the colours and the logo of either builder (RST-037)', () => {
		const color = ( id: string ) => ( { id, title: id, color: '#123456' } );
		const ids = ( settings: Parameters< typeof packColors >[ 0 ] ) =>
			packColors( settings ).map( ( { id } ) => id );
		expect(
			ids( {
				system_colors: [ color( 'primary' ) ],
				custom_colors: [ color( 'mine' ) ],
			} )
		).toEqual( [ 'primary', 'mine' ] );
		expect( ids( { global_colors: [ color( 'base' ) ] } ) ).toEqual( [
			'base',
		] );
		expect( ids( {} ) ).toEqual( [] );
		expect(
			packLogo( { site_logo: { url: 'a' }, logo: { url: 'b' } } )
		).toBe( 'a' );
		expect( packLogo( { logo: { url: 'b' } } ) ).toBe( 'b' );
		expect( packLogo( {} ) ).toBe( '' );
	} );

	test( 'tells the preview its logo, width and colours (IMP-015)', () => {
		const form = {
			...startForm( 1 ),
			logo: { id: 5, url: 'https://site.example/l.svg' },
			color: { base: '#ffffff' },
			logo_size: 120,
		};
		expect( previewMessage( 'elementor', form ) ).toEqual( {
			type: 'css_variable',
			platform: 'elementor',
			logo: { id: 5, url: 'https://site.example/l.svg' },
			color: { base: '#ffffff' },
			logoSize: 120,
		} );
	} );
} );
