/**
 * Generated element trees, and the host's editor to insert them with.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '@templately/sandbox';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import type { Element } from './elementor';

const WIDGETS = [ 'heading', 'button', 'divider', 'spacer', 'icon-list' ];
const ATOMIC = [ 'e-heading', 'e-paragraph', 'e-divider' ];

/** What one insert did. */
export interface Outcome {
	/** Types of the new elements, nested as they are. */
	inserted: unknown[];
	/** Whether the document is exactly what it was, after an undo if something was inserted. */
	isRestored: boolean;
	message: string;
}

/** Returns numbers from 0 to 1, the same for a seed. */
function createRandom( seed: number ): () => number {
	let state = seed;
	return () => {
		state = ( state * 1_103_515_245 + 12_345 ) % 2_147_483_648;
		return state / 2_147_483_648;
	};
}

/** Generates up to three elements with others in them; some are of types that no site knows. */
export function generateTree( seed: number, hasAtomic: boolean ): Element[] {
	const random = createRandom( seed );
	const pick = ( names: string[] ) =>
		names[ Math.floor( random() * names.length ) ] ?? '';
	let count = 0;
	const create = ( elType: string, widgetType?: string ): Element => ( {
		id: `${ seed.toString( 16 ) }a${ ( count++ ).toString( 16 ) }`,
		elType,
		...( widgetType && { widgetType } ),
		settings: {},
		elements: [],
	} );
	const generate = ( depth: number ): Element => {
		const chance = random();
		if ( chance < 0.03 ) {
			return create( 'widget', `tly-unknown-${ count }` );
		}
		if ( depth < 5 && ( depth === 0 || chance < 0.4 ) ) {
			const box = create(
				hasAtomic && random() < 0.3 ? 'e-flexbox' : 'container'
			);
			const size = Math.floor( random() * 4 );
			for ( let number = 0; number < size; number++ ) {
				box.elements.push( generate( depth + 1 ) );
			}
			return box;
		}
		return create(
			'widget',
			pick( hasAtomic && random() < 0.3 ? ATOMIC : WIDGETS )
		);
	};
	return Array.from( { length: 1 + Math.floor( random() * 3 ) }, () =>
		generate( 0 )
	);
}

export const getTypes = ( elements: Element[] ): unknown[] =>
	elements.map( ( { elType, widgetType, elements: inner } ) => [
		widgetType ?? elType,
		getTypes( inner ),
	] );

/** Runs the host's editor in the page, as the library does once it is open. */
async function loadHostEditor( page: Page ): Promise< void > {
	const modules = [ 'globals', 'place', 'editor' ].map( ( name ) => {
		const { outputText } = transpileModule(
			readFileSync(
				join( root, `packages/hosts/src/elementor/${ name }.ts` ),
				'utf8'
			),
			{
				compilerOptions: {
					module: ModuleKind.CommonJS,
					target: ScriptTarget.ES2022,
				},
			}
		);
		return `'./${ name }': function ( exports, require ) { ${ outputText } }`;
	} );
	await page.addScriptTag( {
		content: `{
			const modules = { ${ modules.join( ',' ) } };
			const loaded = { '@wordpress/i18n': wp.i18n };
			const load = ( name ) => loaded[ name ] ?? ( modules[ name ]( ( loaded[ name ] = {} ), load ), loaded[ name ] );
			window.templatelyHost = { ...load( './editor' ), ...load( './place' ) };
		}`,
	} );
}

/** Inserts trees one after the other, the first at the beginning, and undoes each. */
export async function insertAndUndo(
	page: Page,
	trees: Element[][]
): Promise< Outcome[] > {
	await loadHostEditor( page );
	return page.evaluate( async ( given ) => {
		const {
			$e,
			elementor,
			templatelyHost: host,
		} = window as never as {
			$e: { run: ( command: string ) => Promise< unknown > };
			elementor: {
				elements: { toJSON: ( options: object ) => Element[] };
				notifications: {
					showToast: ( toast: { message: string } ) => void;
				};
			};
			templatelyHost: {
				editor: {
					insert: ( insertion: object ) => Promise< boolean >;
					getDocument: () => string;
				};
				place: { openAt: ( view: object ) => void };
			};
		};
		const messages: string[] = [];
		elementor.notifications.showToast = ( { message } ) =>
			void messages.push( message );
		const read = () =>
			elementor.elements.toJSON( {
				remove: [ 'default', 'editSettings', 'defaultEditSettings' ],
			} );
		const toTypes = ( elements: Element[] ): unknown[] =>
			elements.map( ( { elType, widgetType, elements: inner } ) => [
				widgetType ?? elType,
				toTypes( inner ),
			] );
		const outcomes: Outcome[] = [];
		for ( const [ number, elements ] of given.entries() ) {
			const before = read();
			const at = number % ( before.length + 1 );
			host.place.openAt( { getOption: () => at, destroy: () => {} } );
			const isInserted = await host.editor.insert( {
				item: { name: 'Tree', type: 'sections' },
				content: { platform: 'elementor', elements, settings: {} },
				mode: 'add',
				template: '',
				pictures: 0,
				isCleaned: false,
				document: host.editor.getDocument(),
			} );
			const after = read();
			if ( isInserted ) {
				await $e.run( 'document/history/undo' );
			}
			outcomes.push( {
				inserted: toTypes(
					after.slice( at, at + after.length - before.length )
				),
				isRestored:
					JSON.stringify( read() ) === JSON.stringify( before ),
				message: messages.at( -1 ) ?? '',
			} );
		}
		return outcomes;
	}, trees );
}
