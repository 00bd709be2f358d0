import type { Settings } from '@templately/rest';
import { getChanges, toDraft } from '../settings-screen';

const settings: Settings = {
	hub_address: '',
	serves: true,
	administrators_plan: 'pro',
	patterns: true,
	look: 'site',
	hidden_from: [ 'author', 'editor' ],
	trusted_proxies: [ '10.0.0.2', '::1' ],
	site_address: 'https://example.org',
	roles: [],
};
const remote = { ...settings, hub_address: 'https://designs.example' };

it( 'changes nothing where nothing was touched', () => {
	expect( getChanges( settings, toDraft( settings ) ) ).toEqual( {} );
	expect( getChanges( remote, toDraft( remote ) ) ).toEqual( {} );
} );

it( 'sends each change by itself', () => {
	const draft = toDraft( settings );
	const cases = [
		[ { patterns: false }, { patterns: false } ],
		[ { look: 'fonts' }, { look: 'fonts' } ],
		[ { hiddenFrom: [ 'editor' ] }, { hidden_from: [ 'editor' ] } ],
		[ { hiddenFrom: [] }, { hidden_from: [] } ],
		[ { hiddenFrom: [ 'editor', 'author' ] }, {} ],
		[
			{ hiddenFrom: [ 'author editor' ] },
			{ hidden_from: [ 'author editor' ] },
		],
		[ { plan: 'starter' }, { administrators_plan: 'starter' } ],
		[ { serves: false }, { serves: false } ],
		[
			{ proxies: ' 10.0.0.3,\n::1  ' },
			{ trusted_proxies: [ '10.0.0.3', '::1' ] },
		],
		[ { proxies: '' }, { trusted_proxies: [] } ],
		[
			{ isEmbedded: false, hubAddress: ' https://a.example ' },
			{ hub_address: 'https://a.example' },
		],
	] as const;
	for ( const [ touched, changes ] of cases ) {
		expect( getChanges( settings, { ...draft, ...touched } ) ).toEqual(
			changes
		);
	}
} );

it( 'goes back to the own library, whatever address is still there', () => {
	expect(
		getChanges( remote, { ...toDraft( remote ), isEmbedded: true } )
	).toEqual( { hub_address: '' } );
} );

it( 'takes the choice of another site without its address for none', () => {
	expect(
		getChanges( settings, { ...toDraft( settings ), isEmbedded: false } )
	).toEqual( {} );
	expect(
		getChanges( remote, { ...toDraft( remote ), hubAddress: ' ' } )
	).toEqual( {} );
} );

it( 'sends nothing that the form does not show', () => {
	expect(
		getChanges( remote, { ...toDraft( remote ), plan: 'free' } )
	).toEqual( {} );
	expect(
		getChanges( settings, {
			...toDraft( settings ),
			serves: false,
			proxies: '10.0.0.9',
		} )
	).toEqual( { serves: false } );
} );
