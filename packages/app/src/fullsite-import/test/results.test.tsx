import type { ImportResults, MissingPlugin } from '@templately/rest';
import { Results } from '../results-step';
import { all, follow, renderImport, getTexts, getText } from './site';

describe( 'The results', () => {
	const missing = (
		name: string,
		more: Partial< MissingPlugin > = {}
	): MissingPlugin => ( {
		name,
		slug: name.toLowerCase().replace( ' ', '-' ),
		link: '',
		is_pro: false,
		why: '',
		...more,
	} );

	const results = async ( {
		plugins = [],
		theme = { success: true, name: 'Twenty' },
	}: {
		plugins?: MissingPlugin[];
		theme?: ImportResults[ 'dependency_data' ][ 'theme' ];
	} ) => {
		await follow( {
			action: 'complete',
			results: {
				dependency_data: {
					plugins: {
						total: plugins.length + 1,
						succeed: 1,
						failed: plugins,
					},
					theme,
				},
				post_types: {},
				template_types: {},
				left_out: [],
				pages: [
					{
						title: 'Home',
						edit: 'https://site.example/edit',
						visit: 'https://site.example/home',
					},
				],
			},
		} );
		await renderImport(
			<Results
				name="Vesper"
				pack={ undefined }
				onClose={ () => undefined }
			/>
		);
	};

	test( 'list each plugin that is missing, and why (ERR-022)', async () => {
		await results( {
			plugins: [
				missing( 'Pear Forms', { why: 'It was out of tea.' } ),
				missing( 'Pear Shop' ),
			],
		} );
		expect( getTexts( 'h1' ) ).toEqual( [
			'Vesper is on your site, without 2 plugins',
		] );
		expect( getTexts( '.components-notice strong' ) ).toEqual( [
			'Pear Forms not found.',
			'Pear Shop not found.',
		] );
		expect( getTexts( '.components-notice p' ) ).toEqual( [
			'It was out of tea.',
		] );
	} );

	test( 'lead to where a pro plugin is sold, and only there (ERR-023)', async () => {
		await results( {
			plugins: [
				missing( 'Sold', {
					is_pro: true,
					link: 'https://shop.example/pro',
				} ),
				missing( 'Free', { link: 'https://shop.example/free' } ),
				missing( 'Not to be had', { is_pro: true } ),

				missing( 'Bad', { is_pro: true, link: 'javascript:alert(1)' } ),
			],
		} );
		expect(
			all< HTMLAnchorElement >( '.components-notice' ).map(
				( notice ) => [
					notice.querySelector( 'strong' )?.textContent,
					notice.querySelector( 'a' )?.getAttribute( 'href' ),
					all( 'a', notice ).map( getText )[ 0 ],
				]
			)
		).toEqual( [
			[ 'Sold not found.', 'https://shop.example/pro', 'Purchase' ],
			[ 'Free not found.', undefined, undefined ],
			[ 'Not to be had not found.', undefined, undefined ],
			[ 'Bad not found.', undefined, undefined ],
		] );
	} );

	test( 'say that the theme failed, and why (ERR-024)', async () => {
		await results( {
			theme: { success: false, name: 'Twenty', why: 'Theme not found' },
		} );
		expect( getTexts( '.components-notice.is-error' ) ).toHaveLength( 1 );
		expect( getTexts( '.components-notice.is-error strong' ) ).toEqual( [
			'Theme Installation Failed',
		] );
		expect( getTexts( '.components-notice.is-error p' ) ).toEqual( [
			'Theme not found',
		] );
	} );

	test( 'say that the theme failed where nobody says why (ERR-024)', async () => {
		await results( { theme: { success: false, name: 'Twenty', why: '' } } );
		expect( getTexts( '.components-notice.is-error strong' ) ).toEqual( [
			'Theme Installation Failed',
		] );
		expect( getTexts( '.components-notice.is-error p' ) ).toEqual( [] );
	} );

	test( 'link each page, to view and to edit', async () => {
		await results( {} );
		expect(
			all< HTMLAnchorElement >( '[aria-label="Pages"] a' ).map(
				( { ariaLabel, href, attributes } ) => [
					ariaLabel ?? attributes.getNamedItem( 'aria-label' )?.value,
					href,
				]
			)
		).toEqual( [
			[ 'View “Home”', 'https://site.example/home' ],
			[ 'Edit “Home”', 'https://site.example/edit' ],
		] );
	} );

	test( 'say nothing is missing where nothing is (ERR-022, ERR-024)', async () => {
		await results( {} );
		expect( all( '.components-notice' ) ).toEqual( [] );
		expect( document.body.textContent ).toContain(
			'Vesper is on your site'
		);
	} );
} );
