import {
	addPerson,
	canSave,
	getEmails,
	hasPeopleChange,
	INVITED_AT_ONCE,
	isEmail,
	NO_CHANGE,
	parseInvitations,
	removePerson,
	setRole,
	SOURCES,
	TEMPLATE_SEARCH_MINIMUM,
	toOptions,
	undoAddPerson,
	undoRemovePerson,
} from '..';

describe( 'an e-mail', () => {
	it.each( [ 'a@b.co', 'Ines.Prado+x@mail.fonda.example', 'ü@münchen.de' ] )(
		'%s is one',
		( text ) => expect( isEmail( text ) ).toBe( true )
	);
	it.each( [
		'',
		'a',
		'a@b',
		'a@@b.co',
		'@b.co',
		'a@.co',
		'a b@c.de',
		'a@b.co, c@d.eu',
		'<a@b.co>',
		`${ 'x'.repeat( 200 ) }@b.co`,
	] )( '%p is none', ( text ) => expect( isEmail( text ) ).toBe( false ) );
} );

it( 'WSP-046 what is added is lower-cased', () => {
	expect( addPerson( NO_CHANGE, ' Ines@Fonda.Example ' ).added ).toEqual( [
		'ines@fonda.example',
	] );
} );

it( 'WSP-047 what is there already is ignored, however it is written', () => {
	const once = addPerson( NO_CHANGE, 'ines@fonda.example' );
	expect( addPerson( once, 'INES@fonda.example' ) ).toBe( once );
	expect(
		addPerson( once, 'jun@park.example', [ 'Jun@Park.example' ] )
	).toBe( once );
	expect( addPerson( once, 'jun@park.example' ).added ).toHaveLength( 2 );
} );

it( 'adds nothing that is no e-mail, and no more than are invited at once', () => {
	expect( addPerson( NO_CHANGE, 'ines@fonda' ) ).toBe( NO_CHANGE );
	const many = Array.from( { length: INVITED_AT_ONCE + 1 } ).reduce<
		typeof NO_CHANGE
	>(
		( form, _, number ) => addPerson( form, `p${ number }@a.eu` ),
		NO_CHANGE
	);
	expect( many.added ).toHaveLength( 50 );
} );

it( 'WSP-049 what was added can be taken out, and nothing else with it', () => {
	const two = addPerson( addPerson( NO_CHANGE, 'a@b.co' ), 'c@d.eu' );
	expect( undoAddPerson( two, 'a@b.co' ).added ).toEqual( [ 'c@d.eu' ] );
} );

it( 'WSP-050 who is removed is marked, and undo takes that back', () => {
	const removed = removePerson( NO_CHANGE, 'a@b.co', true );
	expect( removed.removed ).toEqual( { 'a@b.co': { keepsCopies: true } } );
	const both = removePerson( removed, 'c@d.eu' );
	expect( both.removed ).toEqual( {
		'a@b.co': { keepsCopies: true },
		'c@d.eu': { keepsCopies: false },
	} );
	expect( undoRemovePerson( both, 'a@b.co' ).removed ).toEqual( {
		'c@d.eu': { keepsCopies: false },
	} );
	expect( hasPeopleChange( undoRemovePerson( removed, 'a@b.co' ) ) ).toBe(
		false
	);
} );

it( 'WSP-051 stored invitations that are none are skipped', () => {
	expect(
		parseInvitations(
			'["a@b.co","","no mail",7,null,{"email":"x@y.eu"},"c@d.eu"]'
		)
	).toEqual( [ 'a@b.co', 'c@d.eu' ] );
	for ( const broken of [ '', '{', 'null', '{"a":"b@c.de"}', '"a@b.co"' ] ) {
		expect( parseInvitations( broken ) ).toEqual( [] );
	}
} );

it( 'knows whom a workspace has', () => {
	const person = ( email: string ) =>
		( {
			id: 1,
			name: '',
			profile_photo: '',
			email,
			role: 'editor',
		} ) as const;
	expect(
		getEmails( {
			owner: person( 'o@b.co' ),
			people: [ person( 'p@b.co' ) ],
			pending_invitations: '["i@b.co"]',
		} )
	).toEqual( [ 'o@b.co', 'p@b.co', 'i@b.co' ] );
} );

it( 'keeps a new role, and drops it when it is the saved one', () => {
	const ines = { id: 4, role: 'editor' } as const;
	const viewer = setRole( NO_CHANGE, ines, 'viewer' );
	expect( viewer.roles ).toEqual( { 4: 'viewer' } );
	expect( setRole( viewer, ines, 'editor' ).roles ).toEqual( {} );
} );

it( 'WSP-042, WSP-043 is saved with a name and with a change of people or of the name', () => {
	const people = addPerson( NO_CHANGE, 'a@b.co' );
	expect( canSave( NO_CHANGE, 'Drafts', 'Drafts' ) ).toBe( false );
	expect( canSave( people, 'Drafts', 'Drafts' ) ).toBe( true );
	expect(
		canSave( removePerson( NO_CHANGE, 'x@y.eu' ), 'Drafts', 'Drafts' )
	).toBe( true );
	expect( canSave( NO_CHANGE, 'Drafts 2', 'Drafts' ) ).toBe( true );
	expect( canSave( NO_CHANGE, ' Drafts ', 'Drafts' ) ).toBe( false );
	expect( canSave( people, '  ', 'Drafts' ) ).toBe( false );
} );

describe( 'Options', () => {
	describe( 'selects', () => {
		it( 'WSP-012 have value from id, label from name, shared and isDisabled', () => {
			expect(
				toOptions(
					{
						own: [
							{ id: 1, slug: 'one', title: 'One' },
							{ id: 2, slug: 'two', title: 'Two' },
						],
						shared: [
							{
								id: 3,
								slug: 'three',
								title: 'Three',
								role: 'viewer',
							},
							{
								id: 4,
								slug: 'four',
								title: 'Four',
								role: 'editor',
							},
						],
					},
					[ 2 ]
				)
			).toEqual( {
				own: [
					{
						value: 1,
						label: 'One',
						slug: 'one',
						shared: false,
						isDisabled: false,
					},
					{
						value: 2,
						label: 'Two',
						slug: 'two',
						shared: false,
						isDisabled: true,
					},
				],
				shared: [
					{
						value: 3,
						label: 'Three',
						slug: 'three',
						shared: true,
						isDisabled: true,
					},
					{
						value: 4,
						label: 'Four',
						slug: 'four',
						shared: true,
						isDisabled: false,
					},
				],
			} );
		} );

		it( 'WSP-022 know the three sources', () => {
			expect( SOURCES ).toEqual( [
				'clouds',
				'workspaces',
				'shared_workspaces',
			] );
		} );

		it( 'search templates from three characters on', () =>
			expect( TEMPLATE_SEARCH_MINIMUM ).toBe( 3 ) );
	} );
} );
