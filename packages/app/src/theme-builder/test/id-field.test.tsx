import type { Condition, ConditionControl } from '@templately/rest';
import { mockApi } from '@templately/rest/testing';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { AppServices } from '../../shell/app-context';
import { all, press, renderInApp, getTexts, type, wait } from '../../test/show';
import { IdField } from '../condition-fields';

const CONDITION: Condition = {
	id: -1,
	type: 'include',
	name: 'singular',
	sub_name: 'post',
	sub_id: 0,
	sub_label: '',
	fault: '',
};

/** Types a text, and waits until the site has answered. */
async function look( text: string ) {
	const [ input ] = all< HTMLInputElement >( 'input' );
	await act( async () => input?.focus() );
	await type( input, text );
	await wait( 600 );
}

const options = () => all( '[role="option"]' );

describe( 'Which post a condition is about', () => {
	test.each( [
		[ 'a word with a space before it', ' grey' ],
		[ 'a number', '41' ],
		[ 'a word that is not in the title', 'harbour' ],
		[ 'other letters', 'GRÖY' ],
	] )(
		'is offered as the site found it, by %s (CND-010)',
		async ( _, typed ) => {
			const asked = mockApi( () => [
				{ value: 41, label: 'Gray harbor' },
				{ value: 7, label: 'Straße' },
			] );
			const onChange = jest.fn();
			await renderInApp(
				<IdField
					condition={ CONDITION }
					control={ { name: 'post' } as unknown as ConditionControl }
					isLabelHidden={ false }
					onChange={ onChange }
				/>,
				{} as AppServices,
				null
			);
			await look( typed );
			expect( asked[ 0 ]?.path ).toContain( `query=${ typed.trim() }` );
			expect(
				options().map( ( { textContent } ) => textContent )
			).toEqual( [ 'Gray harbor', 'Straße' ] );
			await act( async () => options()[ 1 ]?.click() );
			expect( onChange ).toHaveBeenCalledWith( 7, 'Straße' );
		}
	);

	test( 'that is not found is told of, and a failed search is tried again', async () => {
		let isAway = false;
		mockApi( () => {
			if ( isAway ) {
				throw {
					code: 'away',
					message: 'The database is away.',
					data: { status: 503 },
				};
			}
			return [];
		} );
		await renderInApp(
			<IdField
				condition={ CONDITION }
				control={ 'post' }
				isLabelHidden={ false }
				onChange={ () => undefined }
			/>,
			{} as AppServices,
			null
		);
		const said = () =>
			getTexts(
				'.templately-condition__which :is([role="status"], [role="alert"])'
			);
		await look( 'zeppelin' );
		expect( said() ).toEqual( [ 'No results for “zeppelin”.' ] );
		isAway = true;
		await look( 'balloon' );
		expect( said() ).toEqual( [ 'The database is away.Try again' ] );
		isAway = false;
		await press( 'Try again' );
		await wait( 600 );
		expect( said() ).toEqual( [ 'No results for “balloon”.' ] );
	} );
} );
