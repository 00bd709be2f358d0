import type { Condition, ConditionControl } from '@templately/rest';
import { serve } from '@templately/rest/testing';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { AppServices } from '../../app-context';
import { all, show, type, wait } from '../../test/show';
import { IdField } from '../id-field';

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
			const asked = serve( () => [
				{ value: 41, label: 'Gray harbor' },
				{ value: 7, label: 'Straße' },
			] );
			const onChange = jest.fn();
			await show(
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
} );
