import apiFetch from '@wordpress/api-fetch';
import { getRequestedPaths, mockApi } from '@templately/rest/testing';
import { item, newStore, page, QUERY } from './own-store';

describe( 'what items are sorted by', () => {
	it( 'LIB-066 is kept for each platform and type', async () => {
		const asked = mockApi( ( { path } ) => [
			{ id: 1, name: path, slug: 'a', count: 2 },
		] );
		const { select, resolve } = newStore();
		expect( select.getCategories( 'gutenberg', 'packs' ) ).toBeUndefined();
		await resolve.getCategories( 'gutenberg', 'packs' );
		await resolve.getTemplateTypes( 'gutenberg', 'pages' );
		await resolve.getTemplateTypes( 'elementor', 'pages' );
		await resolve.getDependencies( 'elementor' );
		expect( getRequestedPaths( asked ) ).toEqual( [
			'/categories?platform=gutenberg&itemType=packs',
			'/templateTypes?platform=gutenberg&itemType=pages',
			'/templateTypes?platform=elementor&itemType=pages',
			'/dependencies?platform=elementor',
		] );
		const nameOf = ( terms?: { name: string }[] ) => terms?.[ 0 ]?.name;
		expect( nameOf( select.getCategories( 'gutenberg', 'packs' ) ) ).toBe(
			asked[ 0 ]?.path
		);
		expect( select.getCategories( 'elementor', 'packs' ) ).toBeUndefined();
		expect(
			nameOf( select.getTemplateTypes( 'gutenberg', 'pages' ) )
		).toBe( asked[ 1 ]?.path );
		expect(
			nameOf( select.getTemplateTypes( 'elementor', 'pages' ) )
		).toBe( asked[ 2 ]?.path );
		expect( nameOf( select.getDependencies( 'elementor' ) ) ).toBe(
			asked[ 3 ]?.path
		);
		expect( select.getDependencies( 'gutenberg' ) ).toBeUndefined();
	} );

	it( 'LIB-069 offers a tag with its id as value and its name as label', async () => {
		mockApi( () => [
			{ id: 4, name: 'Editorial', count: 2 },
			{ id: 9, name: 'Shop', count: 1 },
		] );
		const { select, resolve } = newStore();
		expect( select.getTagOptions() ).toBeUndefined();
		await resolve.getTags();
		expect( select.getTagOptions() ).toEqual( [
			{ value: 4, label: 'Editorial' },
			{ value: 9, label: 'Shop' },
		] );
		expect( select.getTagOptions() ).toBe( select.getTagOptions() );
	} );

	it( 'LIB-058 goes from asked to there, or to failed with its error', async () => {
		const failure = Object.assign( new Error( 'No answer.' ), {
			code: 'hub_unreachable',
		} );
		const lists = [
			[ 'getCategories', [ 'gutenberg', 'packs' ] ],
			[ 'getTemplateTypes', [ 'gutenberg', 'pages' ] ],
			[ 'getTags', [] ],
			[ 'getDependencies', [ 'gutenberg' ] ],
			[ 'getCounts', [] ],
			[ 'getFeaturedItems', [ 'gutenberg' ] ],
			[ 'getItems', [ QUERY ] ],
		] as const;
		for ( const [ name, args ] of lists ) {
			for ( const isGood of [ true, false ] ) {
				let letGo = () => {};
				const isHeld = new Promise< void >( ( resolve ) => {
					letGo = resolve;
				} );
				const answer =
					{
						getItems: page( [ 1 ] ),
						getFeaturedItems: { data: [ item( 1 ) ] },
					}[ name as string ] ?? [];
				apiFetch.setFetchHandler( async () => {
					await isHeld;
					if ( ! isGood ) {
						throw failure;
					}
					return answer;
				} );
				const { select, resolve } = newStore();
				const pending = (
					resolve[ name ] as (
						...given: readonly unknown[]
					) => Promise< unknown >
				 )( ...args );
				const settled = pending.then(
					() => 'success',
					( thrown ) => thrown
				);
				const given = [ ...args ];
				await new Promise( ( resolveLater ) =>
					setTimeout( resolveLater )
				);
				expect( select.isResolving( name, given ) ).toBe( true );
				letGo();
				expect( await settled ).toBe( isGood ? 'success' : failure );
				expect( select.hasFinishedResolution( name, given ) ).toBe(
					true
				);
				expect( select.hasResolutionFailed( name, given ) ).toBe(
					! isGood
				);
				expect(
					( select[ name ] as ( ...a: unknown[] ) => unknown )(
						...given
					) === undefined
				).toBe( ! isGood );
			}
		}
	} );
} );
