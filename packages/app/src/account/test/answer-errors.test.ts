import { answerErrors, thrownErrors } from '../account-form';

it( 'ACC-051 ERR-009 maps named errors to their fields before anything else', () => {
	const { fields } = answerErrors( {
		code: 'signup_failed',
		message: {
			first_name_error: 'first',
			last_name_error: 'last',
			email_error: 'taken',
			signup_errors: { email: 'other', password: 'weak' },
		},
		additional_errors: { first_name: 'more', terms_consent: 'agree' },
	} );
	expect( fields ).toEqual( {
		first_name: 'first',
		last_name: 'last',
		email: 'taken',
		password: 'weak',
		terms_consent: 'agree',
	} );
} );

it( 'ERR-006 puts the texts of a login_error under their fields', () => {
	expect(
		answerErrors( {
			code: 'login_error',
			message: {
				email: 'Not right.',
				password: 'Too old.',
				api_key: 'No.',
			},
		} )
	).toEqual( {
		code: 'login_error',
		fields: { email: 'Not right.', password: 'Too old.', api_key: 'No.' },
		general: '',
	} );
} );

it( 'ERR-010 sorts additional errors as the others, whatever else is said', () => {
	for ( const message of [ 'Not today.', {} ] ) {
		expect(
			answerErrors( {
				code: 'signup_failed',
				message,
				additional_errors: { password: 'weak' },
			} ).fields
		).toEqual( { password: 'weak' } );
	}
} );

it( 'ERR-007 ERR-011 leaves any other text to the form as a whole', () => {
	const { fields, general } = answerErrors( {
		code: 'x',
		message: 'Closed.',
	} );
	expect( fields ).toEqual( {} );
	expect( general ).toBe( 'Closed.' );
} );

it( "ERR-007 sorts a failure in WordPress's form alike", () => {
	const failure = {
		code: 'rest_invalid_param',
		message: 'Invalid parameter(s): email',
		data: { status: 400, fields: { email: 'Too long.' } },
	};
	expect( thrownErrors( failure ) ).toMatchObject( {
		fields: { email: 'Too long.' },
		general: '',
	} );
	expect(
		thrownErrors( { code: 'too_many_tries', message: 'Wait.' } ).general
	).toBe( 'Wait.' );
} );
