import { createRoot } from '@wordpress/element';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { useRestoreFocus } from '../use-restore-focus';

const HTML = `
	<button id="outside"></button>
	<div class="templately" id="app">
		<h1 id="title" tabindex="-1"></h1>
		<div id="above"><a href="#" id="link"></a></div>
		<div id="list">
			<ul id="rows">
				<li id="one"><input id="one-box"><button id="one-menu"></button></li>
				<li id="two"><input id="two-box"><button id="two-menu"></button></li>
				<li id="three"><input id="three-box"><button id="three-menu"></button></li>
			</ul>
			<p><b id="logo"><button id="choose"></button><button id="remove"></button></b></p>
		</div>
	</div>
	<div class="components-modal__frame templately" id="dialog" tabindex="-1">
		<h1></h1>
		<div id="content"><p id="failure"><button id="retry"></button></p></div>
	</div>`;

const Kept = () => {
	useRestoreFocus();
	return null;
};

const find = ( id: string ) => document.getElementById( id ) as HTMLElement;

const focused = () => document.querySelector( ':focus' )?.id ?? '';

describe( 'The focus', () => {
	let leave: () => Promise< void >;
	beforeEach( async () => {
		( globalThis as Record< string, unknown > ).IS_REACT_ACT_ENVIRONMENT =
			true;
		document.body.innerHTML = HTML;
		const root = createRoot( document.createElement( 'div' ) );
		leave = () => act( async () => root.unmount() );
		await act( async () => root.render( <Kept /> ) );
	} );
	afterEach( () => leave() );

	/** After what is done a moment after it was seen that something went: both moments come in the order in which they were asked for. */
	const settle = async () => {
		await null;
		await new Promise( ( done ) => setTimeout( done ) );
	};

	it.each< [ string, string[], string[][], string ] >( [
		[
			'of a row that goes is on the same control of the next one',
			[ 'one-menu' ],
			[ [ 'one' ] ],
			'two-menu',
		],
		[
			'of the last row is on the one before',
			[ 'three-box' ],
			[ [ 'three' ] ],
			'two-box',
		],
		[
			'counts the rows that are there',
			[ 'two-menu' ],
			[ [ 'one' ], [ 'two' ] ],
			'three-menu',
		],
		[
			'of the only row is on the title',
			[ 'one-box' ],
			[ [ 'one', 'two', 'three' ] ],
			'title',
		],
		[
			'of a list that goes is on the title',
			[ 'one-box' ],
			[ [ 'list' ] ],
			'title',
		],
		[
			'of a button that goes is beside it',
			[ 'remove' ],
			[ [ 'remove' ] ],
			'choose',
		],
		[
			'of a button that goes is not far away from it',
			[ 'remove' ],
			[ [ 'logo' ] ],
			'three-menu',
		],
		[
			'of a dialog stays in it',
			[ 'two-menu', 'retry' ],
			[ [ 'failure' ] ],
			'dialog',
		],
		[
			'comes back from a dialog to where its opener was',
			[ 'two-menu', 'retry' ],
			[ [ 'two' ], [ 'dialog' ] ],
			'three-menu',
		],
		[
			'comes back from a dialog that goes before its opener',
			[ 'two-menu', 'retry' ],
			[ [ 'dialog' ], [ 'two' ] ],
			'three-menu',
		],
		[
			'is let go of elsewhere',
			[ 'one-menu', 'outside' ],
			[ [ 'one' ], [ 'outside' ] ],
			'',
		],
	] )( '%s', async ( _, had, gone, expected ) => {
		had.forEach( ( id ) => find( id ).focus() );
		for ( const ids of gone ) {
			ids.forEach( ( id ) => find( id ).remove() );
			await settle();
		}
		expect( focused() ).toBe( expected );
	} );

	it( 'is not taken by what goes elsewhere, nor from who has left it by a click', async () => {
		find( 'one-box' ).focus();
		find( 'two' ).remove();
		await settle();
		expect( focused() ).toBe( 'one-box' );
		find( 'one-box' ).blur();
		find( 'three' ).remove();
		await settle();
		expect( focused() ).toBe( '' );
	} );
} );
