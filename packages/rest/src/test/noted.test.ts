import apiFetch from '@wordpress/api-fetch';
import * as rest from '..';
import * as cloud from '../cloud';
import * as templates from '../templates';
import * as workspaces from '../workspaces';

const FORM = { title: 'A', share_with: [] };

const FAILING: [ string, () => Promise< unknown > ][] = [
	[ 'W100', () => workspaces.getWorkspaces( { shared: false, page: 1 } ) ],
	[ 'W101', () => workspaces.getWorkspace( 'a', {} ) ],
	[ 'W102', () => workspaces.getWorkspaceChoices() ],
	[ 'W103', () => workspaces.createWorkspace( FORM ) ],
	[
		'W104',
		() => workspaces.saveWorkspace( 'a', { ...FORM, id: 1, remove: [] } ),
	],
	[
		'W105',
		() =>
			workspaces.deleteWorkspace( 1, {
				slug: 'a',
				delete_files: false,
				page: 1,
			} ),
	],
	[ 'W106', () => workspaces.addWorkspaceFiles( 1, [ 2 ] ) ],
	[ 'W107', () => workspaces.leaveWorkspace( 1 ) ],
	[ 'P100', () => cloud.push( {} as Parameters< typeof cloud.push >[ 0 ] ) ],
	[ 'P101', () => templates.checkPush( 'gutenberg', {} ) ],
	[ 'P102', () => templates.getSavedTemplateContent( 1 ) ],
	[ 'P103', () => templates.createDraftPage( 'A', '' ) ],
	[ 'S100', () => templates.saveTemplate( { title: 'A', content: '' } ) ],
	[ 'ST501', () => templates.getSavedTemplates( 'gutenberg', 1, '' ) ],
	[
		'C501',
		() => cloud.getFiles( {} as Parameters< typeof cloud.getFiles >[ 0 ] ),
	],
	[ 'C503', () => cloud.copyMove( [ 1 ], 2, 'copy' ) ],
	[ 'D101', () => cloud.download( 1 ) ],
	[ 'ID001', () => rest.getDependencies( 'gutenberg' ) ],
	[ 'ID002', () => rest.checkDependencies( [ 'a' ], 'gutenberg' ) ],
	[ 'ID003', () => rest.installDependency( 'a' ) ],
];

it.each( FAILING )(
	'ERR-053 %s is told in the console, and is still thrown',
	async ( code, call ) => {
		const told = jest
			.spyOn( console, 'debug' )
			.mockImplementation( () => undefined );
		const failure = { code: 'broken', message: 'It broke.', data: {} };
		apiFetch.setFetchHandler( async () => {
			throw failure;
		} );
		await expect( call() ).rejects.toBe( failure );
		expect( told.mock.calls ).toEqual( [
			[ code, 'broken', 'It broke.' ],
		] );
		told.mockClear();
	}
);
