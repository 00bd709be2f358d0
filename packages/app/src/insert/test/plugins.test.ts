import type { NeededPlugin } from '@templately/rest';
import {
	canToggle,
	isChecked,
	pluginsOf,
	retryLabel,
	startRows,
	stateLabel,
	toInstall,
	toggled,
	withState,
	type PluginRow,
} from '../plugins';
import { slugsToCheck } from '../with-plugins';
import { plugin } from './needed';

const plugins = [
	plugin( 'missing' ),
	plugin( 'inactive', { is_installed: true } ),
	plugin( 'active', { is_active: true, is_installed: true } ),
	plugin( 'pro', { is_pro: true } ),
	plugin( 'pro-active', { is_pro: true, is_active: true } ),
	plugin( 'builder', { is_builder: true } ),
];

const slugsOf = ( rows: { plugin: NeededPlugin }[] ) =>
	rows.map( ( row ) => row.plugin.slug );

describe( 'The list of plugins', () => {
	const rows = startRows( plugins, true );

	test( 'starts with what is neither active nor pro (INS-029)', () => {
		expect( slugsOf( rows.filter( ( row ) => row.isChosen ) ) ).toEqual( [
			'missing',
			'inactive',
			'builder',
		] );
	} );

	test( 'shows active plugins and the builder with a tick, whatever was chosen (INS-030)', () => {
		const none = rows.map( ( row ) => ( { ...row, isChosen: false } ) );
		expect( slugsOf( none.filter( isChecked ) ) ).toEqual( [
			'active',
			'pro-active',
			'builder',
		] );
		expect( slugsOf( rows.filter( isChecked ) ) ).toEqual( [
			'missing',
			'inactive',
			'active',
			'pro-active',
			'builder',
		] );
	} );

	test( 'lets nobody toggle what is pro, active, or the builder (INS-031)', () => {
		expect(
			slugsOf( rows.filter( ( row ) => canToggle( row, true ) ) )
		).toEqual( [ 'missing', 'inactive' ] );
	} );

	test( 'lets nobody toggle what is being installed or is here, and anybody what failed', () => {
		const [ row ] = rows;
		const may = ( [ 'installing', 'installed', 'failed' ] as const ).map(
			( state ) => row && canToggle( { ...row, state }, true )
		);
		expect( may ).toEqual( [ false, false, true ] );
	} );

	test( 'is installed in its own order, without pro (INS-027, INS-043)', () => {
		expect( toInstall( rows, true ) ).toEqual( [
			'missing',
			'inactive',
			'builder',
		] );
		expect( toInstall( toggled( rows, 'missing' ), true ) ).toEqual( [
			'inactive',
			'builder',
		] );
		expect(
			toInstall( toggled( toggled( rows, 'pro' ), 'missing' ), true )
		).toEqual( [ 'inactive', 'builder' ] );
	} );

	test( 'goes on after a failure where it stopped (INS-028)', () => {
		const failure = { code: 'a', message: 'b', data: { status: 500 } };
		const half = withState(
			withState( rows, 'missing', { state: 'installed' } ),
			'inactive',
			{ state: 'failed', failure }
		);
		expect( half[ 1 ]?.failure ).toBe( failure );
		expect( toInstall( half, true ) ).toEqual( [ 'inactive', 'builder' ] );
		const again = withState( half, 'inactive', { state: 'installing' } );
		expect( again[ 1 ]?.failure ).toBeUndefined();
		expect(
			pluginsOf( half )
				.filter( ( one ) => one.is_active )
				.map( ( { slug } ) => slug )
		).toEqual( [ 'missing', 'active', 'pro-active' ] );
	} );

	test( 'says of each plugin how it goes (INS-026, ERR-048)', () => {
		expect( rows.map( stateLabel ) ).toEqual( [
			'',
			'',
			'Active',
			'Pro',
			'Active',
			'',
		] );
		const going = ( state: PluginRow[ 'state' ] ) =>
			rows.map( ( row ) => stateLabel( { ...row, state } ) );
		expect( new Set( going( 'installing' ) ) ).toEqual(
			new Set( [ 'Installing' ] )
		);
		expect( new Set( going( 'installed' ) ) ).toEqual(
			new Set( [ 'Success' ] )
		);
		expect( new Set( going( 'failed' ) ) ).toEqual( new Set( [ '' ] ) );
		const failure = { message: 'No.', data: { status: 500 } };
		expect(
			[ 'invalid_requirements', 'plugin_install_failed', '' ].map(
				( code ) => retryLabel( { code, ...failure } )
			)
		).toEqual( [
			'Retry',
			'Retry & Proceed to Import',
			'Retry & Proceed to Import',
		] );
	} );

	test( 'is for reading alone where nothing can be installed', () => {
		const locked = startRows( plugins, false );
		expect( locked.some( ( row ) => row.isChosen ) ).toBe( false );
		expect( locked.some( ( row ) => canToggle( row, false ) ) ).toBe(
			false
		);
		expect( toInstall( locked, false ) ).toEqual( [] );
	} );
} );

test( 'Asked about are the plugins of a design, and those that missing blocks are named after', () => {
	expect(
		slugsToCheck(
			[ { slug: 'shop' }, { slug: 'acme' } ],
			[ 'acme/menu', 'other/one', 'core/new', 'Odd/one', 'other/two' ]
		)
	).toEqual( [ 'shop', 'acme', 'other' ] );
} );
