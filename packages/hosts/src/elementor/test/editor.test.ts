import type { ElementorElement, Insertion } from '@templately/app';
import { editor } from '../editor';
import type { AddSectionView } from '../globals';
import { place } from '../place';
import { installElementor } from './elementor';

const widget = ( id: string, widgetType = 'heading' ): ElementorElement => ( {
	id,
	elType: 'widget',
	widgetType,
	settings: { title: id },
	elements: [],
} );

const container = (
	id: string,
	elements: ElementorElement[] = [ widget( `${ id }w` ) ]
): ElementorElement => ( {
	id,
	elType: 'container',
	settings: {},
	elements,
} );

const insertion = (
	elements: ElementorElement[],
	more: Partial< Omit< Insertion, 'content' > > & {
		settings?: Record< string, unknown >;
	} = {}
): Insertion => {
	const { settings = {}, ...rest } = more;
	return {
		item: { name: 'Hero', type: 'sections' } as Insertion[ 'item' ],
		content: { platform: 'elementor', elements, settings },
		mode: 'add',
		template: '',
		pictures: 0,
		isCleaned: false,
		document: 'wp-page/5',
		...rest,
	};
};

const PAGE = { name: 'About', type: 'pages' } as Insertion[ 'item' ];

/** Structure of elements without their ids. */
const toShape = ( elements: ElementorElement[] ): unknown =>
	elements.map( ( { elType, widgetType, elements: inner = [] } ) =>
		inner.length > 0
			? [ widgetType ?? elType, toShape( inner ) ]
			: ( widgetType ?? elType )
	);

const getIds = ( elements: ElementorElement[] ): unknown[] =>
	elements.flatMap( ( { id, elements: inner = [] } ) => [
		id,
		...getIds( inner ),
	] );

beforeEach( () => place.clear() );

describe( 'Inserting', () => {
	it( 'appends a design, selects it, and is undone in one step', async () => {
		const before = [ container( 'a' ) ];
		const elementor = installElementor( { elements: before } );
		await editor.insert( insertion( [ container( 'b' ) ] ) );
		expect( toShape( elementor.getElements() ) ).toEqual( [
			[ 'container', [ 'heading' ] ],
			[ 'container', [ 'heading' ] ],
		] );
		expect( elementor.selected ).toEqual( [
			elementor.getElements()[ 1 ]?.id,
		] );
		expect( elementor.getToast() ).toMatchObject( {
			message: '“Hero” was inserted.',
			buttons: [ 'Undo' ],
		} );
		elementor.getToast().press( 'Undo' );
		expect( elementor.getElements() ).toEqual( before );
	} );

	it( 'gives the focus back to the canvas after its toast', async () => {
		const elementor = installElementor();
		await editor.insert( insertion( [ container( 'b' ) ] ) );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( elementor.focusCanvas ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'has buttons in its toast that the keyboard reaches', async () => {
		const elementor = installElementor();
		await editor.insert( insertion( [ container( 'b' ) ] ) );
		expect( elementor.getToast().tags ).toEqual( [ 'button' ] );
	} );

	it( 'gives every element a new id, at every depth', async () => {
		const elementor = installElementor();
		const design = [ container( 'a', [ container( 'b' ) ] ) ];
		await editor.insert( insertion( design ) );
		await editor.insert( insertion( design ) );
		const ids = getIds( elementor.getElements() );
		expect( new Set( ids ).size ).toBe( 6 );
		expect( ids ).not.toContain( 'bw' );
	} );

	it( 'tells Elementor about global classes that the insert created', async () => {
		const classes = [ 'g-old', 'g-new' ];
		installElementor( { classes, knownClasses: [ 'g-old' ] } );
		const styled = {
			...container( 'a' ),
			settings: {
				classes: { $$type: 'classes', value: [ ...classes, 'e-own' ] },
			},
		};
		const imported: unknown[] = [];
		const listen = ( event: Event ) =>
			void imported.push( ( event as CustomEvent ).detail );
		window.addEventListener( 'elementor/global-styles/imported', listen );
		await editor.insert( insertion( [ styled ] ) );
		await editor.insert( insertion( [ container( 'b' ) ] ) );
		window.removeEventListener(
			'elementor/global-styles/imported',
			listen
		);
		expect( imported ).toEqual( [
			{
				global_classes: {
					added_items: { 'g-new': { id: 'g-new' } },
					added_items_order: [ 'g-new' ],
				},
			},
		] );
	} );

	it( 'wraps a widget at the top level in a container, and a column in a section', async () => {
		const elementor = installElementor();
		await editor.insert(
			insertion( [
				widget( 'a' ),
				{ ...container( 'b' ), elType: 'column' },
			] )
		);
		expect( toShape( elementor.getElements() ) ).toEqual( [
			[ 'container', [ 'heading' ] ],
			[ 'section', [ [ 'column', [ 'heading' ] ] ] ],
		] );
	} );

	it( 'inserts at the area where the library was opened, after the library closed, once', async () => {
		const elementor = installElementor( {
			elements: [ container( 'a' ), container( 'b' ) ],
		} );
		const destroy = jest.fn();
		place.openAt( {
			getOption: () => 1,
			destroy,
		} as unknown as AddSectionView );
		await editor.insert( insertion( [ widget( 'x', 'image' ) ] ) );
		expect( toShape( elementor.getElements() ) ).toEqual( [
			[ 'container', [ 'heading' ] ],
			[ 'container', [ 'image' ] ],
			[ 'container', [ 'heading' ] ],
		] );
		expect( destroy ).toHaveBeenCalledTimes( 1 );
		await editor.insert( insertion( [ container( 'y' ) ] ) );
		expect( elementor.getElements() ).toHaveLength( 4 );
		expect( toShape( elementor.getElements().slice( 1, 2 ) ) ).toEqual( [
			[ 'container', [ 'image' ] ],
		] );
	} );

	it( 'appends to another document than the one whose area was clicked', async () => {
		const elementor = installElementor( {
			elements: [ container( 'a' ) ],
		} );
		place.openAt( {
			getOption: () => 0,
			destroy: () => {},
		} as unknown as AddSectionView );
		elementor.page.id = 6;
		await editor.insert(
			insertion( [ widget( 'x', 'image' ) ], { document: 'wp-page/6' } )
		);
		expect( toShape( elementor.getElements() ) ).toEqual( [
			[ 'container', [ 'heading' ] ],
			[ 'container', [ 'image' ] ],
		] );
	} );

	it( 'inserts nothing into another document than the one that was open', async () => {
		const elementor = installElementor();
		expect(
			await editor.insert(
				insertion( [ container( 'a' ) ], { document: 'wp-page/7' } )
			)
		).toBe( false );
		expect( elementor.getElements() ).toEqual( [] );
		expect( elementor.getToast().message ).toContain(
			'You opened another document'
		);
	} );

	it( 'names missing widgets, and inserts nothing', async () => {
		const elementor = installElementor();
		expect(
			await editor.insert(
				insertion( [
					container( 'a', [ widget( 'b' ), widget( 'c', 'form' ) ] ),
					{ ...container( 'd' ), elType: 'e-flexbox' },
				] )
			)
		).toBe( false );
		expect( elementor.getElements() ).toEqual( [] );
		expect( elementor.getToast().message ).toBe(
			'Nothing was inserted. This site lacks these widgets of the design: form, e-flexbox.'
		);
	} );

	it( 'finds widgets of a plugin that was activated meanwhile', async () => {
		const elementor = installElementor( { newWidgets: [ 'form' ] } );
		expect(
			await editor.insert( insertion( [ widget( 'c', 'form' ) ] ) )
		).toBe( true );
		expect( toShape( elementor.getElements() ) ).toEqual( [
			[ 'container', [ 'form' ] ],
		] );
	} );

	it( 'undoes the insert and names the elements that Elementor dropped', async () => {
		const before = [ container( 'a' ) ];
		const elementor = installElementor( {
			elements: before,
			dropped: [ 'image' ],
		} );
		expect(
			await editor.insert(
				insertion( [ container( 'b' ), widget( 'c', 'image' ) ] )
			)
		).toBe( false );
		expect( elementor.getElements() ).toEqual( before );
		expect( elementor.getToast().message ).toContain(
			'Elementor does not accept these elements of the design: container, image.'
		);
	} );

	it( 'shows the name of a design as text', async () => {
		const elementor = installElementor();
		await editor.insert(
			insertion( [ container( 'a' ) ], {
				item: {
					name: '<img src=x onerror=alert(1)>',
					type: 'sections',
				} as Insertion[ 'item' ],
			} )
		);
		expect( elementor.getToast().message ).toContain( '&#60;img' );
		expect( elementor.getToast().message ).not.toContain( '<' );
	} );
} );

describe( 'Pages', () => {
	it( 'bring their settings, but none that save or rename the page', async () => {
		const elementor = installElementor( {
			settings: { post_title: 'Mine' },
		} );
		await editor.insert(
			insertion( [ container( 'a' ) ], {
				item: PAGE,
				settings: {
					hide_title: 'yes',
					template: 'elementor_canvas',
					post_status: 'publish',
					post_title: 'Theirs',
					custom_css: 'body{}',
				},
			} )
		);
		expect( elementor.getSettings() ).toEqual( {
			post_title: 'Mine',
			hide_title: 'yes',
		} );
		elementor.undo();
		expect( elementor.getSettings() ).toEqual( { post_title: 'Mine' } );
		expect( elementor.getElements() ).toEqual( [] );
	} );

	it( 'offer their page layout as a choice of its own', async () => {
		const elementor = installElementor( {
			settings: { template: 'default' },
			layouts: { elementor_canvas: 'Elementor Canvas' },
		} );
		await editor.insert(
			insertion( [ container( 'a' ) ], {
				item: PAGE,
				template: 'elementor_canvas',
			} )
		);
		expect( elementor.getSettings() ).toEqual( { template: 'default' } );
		expect( elementor.getToast().message ).toContain(
			'It is made for the page layout “Elementor Canvas”.'
		);
		elementor.getToast().press( 'Apply layout' );
		expect( elementor.getSettings() ).toEqual( {
			template: 'elementor_canvas',
		} );
	} );

	it.each( [
		[ 'the page has it', { template: 'elementor_canvas' }, PAGE ],
		[ 'Elementor does not know it', { template: 'default' }, PAGE ],
		[
			'the design is no page',
			{ template: 'default' },
			{ name: 'Hero', type: 'sections' } as Insertion[ 'item' ],
		],
	] )( 'offer no page layout where %s', async ( reason, settings, item ) => {
		const elementor = installElementor( {
			settings,
			layouts: reason.startsWith( 'Elementor' )
				? {}
				: { elementor_canvas: 'Elementor Canvas' },
		} );
		await editor.insert(
			insertion( [ container( 'a' ) ], {
				item,
				template: 'elementor_canvas',
			} )
		);
		expect( elementor.getToast().buttons ).toEqual( [ 'Undo' ] );
	} );

	it( 'replace the whole page in one step', async () => {
		const before = [ container( 'a' ), container( 'b' ) ];
		const elementor = installElementor( { elements: before } );
		await editor.insert(
			insertion( [ widget( 'c', 'image' ) ], {
				item: PAGE,
				mode: 'replace',
			} )
		);
		expect( toShape( elementor.getElements() ) ).toEqual( [
			[ 'container', [ 'image' ] ],
		] );
		elementor.undo();
		expect( elementor.getElements() ).toEqual( before );
	} );
} );

describe( 'Looks', () => {
	const inLook = ( changeLook = () => {} ) => ( {
		changeLook,
		otherLook: 'My site’s style',
	} );

	it( 'are offered in the toast', async () => {
		const elementor = installElementor();
		const changeLook = jest.fn();
		await editor.insert(
			insertion( [ container( 'a' ) ], inLook( changeLook ) )
		);
		expect( elementor.getToast().buttons ).toEqual( [
			'Undo',
			'My site’s style',
		] );
		elementor.getToast().press( 'My site’s style' );
		expect( changeLook ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'replace what was inserted, at its place and in one step', async () => {
		const elementor = installElementor( {
			elements: [ container( 'a' ), container( 'b' ) ],
		} );
		place.openAt( {
			getOption: () => 1,
			destroy: () => {},
		} as unknown as AddSectionView );
		await editor.insert(
			insertion( [ container( 'c' ), container( 'd' ) ] )
		);
		const before = elementor.getElements();
		const steps = elementor.countSteps();
		await editor.insert(
			insertion( [ widget( 'e', 'image' ) ], { mode: 'again' } )
		);
		expect( toShape( elementor.getElements() ) ).toEqual( [
			[ 'container', [ 'heading' ] ],
			[ 'container', [ 'image' ] ],
			[ 'container', [ 'heading' ] ],
		] );
		expect( elementor.countSteps() ).toBe( steps + 1 );
		elementor.undo();
		expect( elementor.getElements() ).toEqual( before );
	} );

	it( 'replace nothing once the insert was undone', async () => {
		const elementor = installElementor();
		await editor.insert( insertion( [ container( 'a' ) ] ) );
		elementor.undo();
		expect(
			await editor.insert(
				insertion( [ container( 'b' ) ], { mode: 'again' } )
			)
		).toBe( false );
		expect( elementor.getElements() ).toEqual( [] );
		expect( elementor.getToast().message ).toContain(
			'The design was edited or removed since.'
		);
	} );
} );

describe( 'Reading', () => {
	const tree = [
		container( 'a', [ widget( 'b' ), widget( 'c' ) ] ),
		container( 'd' ),
	];

	it( 'returns the document with its settings', () => {
		installElementor( { elements: tree, settings: { hide_title: 'yes' } } );
		expect( editor.read( 'document' ) ).toEqual( {
			platform: 'elementor',
			elements: tree,
			settings: { hide_title: 'yes' },
		} );
	} );

	it( 'returns selected elements in the order of the document, and none twice', () => {
		const elementor = installElementor( { elements: tree } );
		elementor.selected.push( 'd', 'c', 'dw' );
		expect( editor.read( 'selection' ) ).toEqual( {
			platform: 'elementor',
			elements: [ widget( 'c' ), container( 'd' ) ],
			settings: {},
		} );
	} );

	it( 'returns the element whose menu is open, not another that is selected', () => {
		const elementor = installElementor( { elements: tree } );
		elementor.selected.push( 'd' );
		elementor.target.container = elementor.getContainer( 'b' );
		place.openMenu();
		expect( editor.read( 'selection' ) ).toMatchObject( {
			elements: [ widget( 'b' ) ],
		} );
	} );

	it( 'returns the whole selection that the menu belongs to', () => {
		const elementor = installElementor( { elements: tree } );
		elementor.selected.push( 'b', 'c' );
		elementor.target.container = elementor.getContainer( 'c' );
		place.openMenu();
		expect( editor.read( 'selection' ) ).toMatchObject( {
			elements: [ widget( 'b' ), widget( 'c' ) ],
		} );
	} );
} );

it( 'Names the types that the page lacks', async () => {
	installElementor();
	expect(
		await editor.missing( [
			'container',
			'widget:heading',
			'widget:form',
			'e-flexbox',
		] )
	).toEqual( [ 'widget:form', 'e-flexbox' ] );
} );

it( 'Does not edit the site settings, which have no elements', async () => {
	const elementor = installElementor();
	expect( await editor.canEdit() ).toBe( true );
	elementor.page.type = 'kit';
	expect( await editor.canEdit() ).toBe( false );
} );
