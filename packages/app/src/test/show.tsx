/** Parts of the app as they are inside it, in a document without a browser, on a site that answers. */
import apiFetch from '@wordpress/api-fetch';
import { mount } from '@templately/ui/testing';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act, type ReactNode } from 'react';
import { AppContext, type AppServices } from '../shell/app-context';

/** An answer of the site to what is asked of it. */
export type Answer = (
	address: string,
	sent?: Record< string, unknown >
) => unknown;

let leave: () => Promise< void >;

/** Shows a part of the app on a site that gives an answer; null is one that was told already what to answer. */
export async function renderInApp(
	part: ReactNode,
	app: AppServices,
	answer: Answer | null = () => []
) {
	if ( answer ) {
		apiFetch.setFetchHandler( async ( { path, url, data } ) =>
			answer( path ?? url ?? '', data )
		);
	}
	( { leave } = await mount(
		<AppContext.Provider value={ app }>{ part }</AppContext.Provider>
	) );
}

export const all = < T extends HTMLElement = HTMLElement >(
	selector: string,
	within: ParentNode = document
): T[] => Array.from( within.querySelectorAll< T >( selector ) );

/** Text without what WordPress's components add for screen readers. */
export function getText( element: Element ): string | null {
	const copy = element.cloneNode( true ) as Element;
	all(
		'.components-external-link__icon, .components-notice > .components-visually-hidden',
		copy
	).forEach( ( added ) => added.remove() );
	return copy.textContent;
}

export const getTexts = ( selector: string ) => all( selector ).map( getText );

export const button = ( name: string ) =>
	all< HTMLButtonElement >( 'button' ).find(
		( { textContent } ) => textContent === name
	);

/** What has the focus. */
export const getFocused = () =>
	document.querySelector< HTMLElement >( ':focus' );

/** Returns the error of a test that looks for something that is not there. */
const missing = ( what: string, selector: string ) =>
	new Error(
		`There is no ${ what }. There are: ${ getTexts( selector ).filter( Boolean ).join( ', ' ) }.`
	);

/** Tells whether a button is disabled, and keeps the focus. */
export function isOff( name: string ): boolean {
	const found = button( name );
	if ( ! found ) {
		throw missing( `button “${ name }”`, 'button' );
	}
	return found.getAttribute( 'aria-disabled' ) === 'true';
}

/** Presses a button like a user: it has the focus afterwards. */
export const press = ( pressed: string | HTMLElement | undefined ) =>
	act( async () => {
		const found = typeof pressed === 'string' ? button( pressed ) : pressed;
		if ( ! found ) {
			throw missing(
				pressed ? `button “${ pressed }”` : 'such button',
				'button'
			);
		}
		found.focus();
		found.click();
	} );

/** Chooses an option, as a person does. */
export const choose = (
	select: HTMLSelectElement | undefined,
	value: string
) =>
	act( async () => {
		if ( ! select ) {
			throw new Error(
				`There is no field in which to choose ${ value }.`
			);
		}
		select.value = value;
		select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	} );

/** Types words in place of those that are in a field. */
export const type = ( input: HTMLInputElement | undefined, words: string ) =>
	act( async () => {
		// React takes no notice of a value that is set by its own property.
		Object.getOwnPropertyDescriptor(
			HTMLInputElement.prototype,
			'value'
		)?.set?.call( input, words );
		input?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );

/** Presses Enter in a field. */
export const enter = ( input: HTMLInputElement | undefined ) =>
	act( async () => {
		input?.dispatchEvent(
			new KeyboardEvent( 'keydown', { key: 'Enter', bubbles: true } )
		);
	} );

/** Returns the field with a label; null where there is none. */
export const findField = ( label: string ) =>
	document.getElementById(
		all< HTMLLabelElement >( 'label' ).find(
			( { textContent } ) => textContent === label
		)?.htmlFor ?? ''
	) as HTMLInputElement | null;

/** Returns the field with a label. */
export function field( label: string ): HTMLInputElement {
	const found = findField( label );
	if ( ! found ) {
		throw missing( `field “${ label }”`, 'label' );
	}
	return found;
}

/** Lets time pass, in milliseconds. */
export const wait = ( time: number ) =>
	act( () => jest.advanceTimersByTimeAsync( time ) );

beforeEach( () => {
	( globalThis as Record< string, unknown > ).IS_REACT_ACT_ENVIRONMENT = true;
	jest.useFakeTimers();
	// What a browser has and jsdom does not.
	Element.prototype.scrollIntoView = () => undefined;
	HTMLDialogElement.prototype.showModal = () => undefined;
	HTMLDialogElement.prototype.close = () => undefined;
	Object.assign( window, {
		matchMedia: () => ( {
			matches: true,
			addEventListener: () => undefined,
			removeEventListener: () => undefined,
			addListener: () => undefined,
			removeListener: () => undefined,
		} ),
		ResizeObserver: class {
			observe = () => undefined;
			unobserve = () => undefined;
			disconnect = () => undefined;
		},
	} );
} );
afterEach( async () => {
	await leave();
	jest.useRealTimers();
} );
