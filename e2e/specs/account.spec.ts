import { marketplace } from '@templately/sandbox';
import { ada, hold } from '../pages/account';
import { followLink } from '../pages/mailbox';
import { expect, test } from '../test';

/** Makes Ada's account without a browser, signed in nowhere. */
const makeAda = `$_SERVER['REMOTE_ADDR'] = '127.0.0.1'; $hub = ${ marketplace }; $server = new WP_REST_Server(); ( new Templately\\Rest\\Routes( 'templately-hub/v1', $hub->policy() ) )->register( $server, $hub->controllers(), true ); $call = static function ( $method, $path, $body, $token = '' ) use ( $server ) { $request = new WP_REST_Request( $method, '/templately-hub/v1' . $path ); $request->set_header( 'Content-Type', 'application/json' ); $request->set_header( 'Authorization', 'Bearer ' . $token ); $request->set_body( wp_json_encode( (object) $body ) ); return $server->dispatch( $request )->get_data(); }; $session = (array) $call( 'POST', '/accounts', array( 'first_name' => 'Ada', 'last_name' => 'Moss', 'email' => '${ ada.email }', 'password' => '${ ada.password }', 'privacy_consent' => true, 'terms_consent' => true ) );`;

test.describe( 'Front page', () => {
	test(
		'It has two tabs, and forms with their fields',
		{
			tag: [
				'@SHL-004',
				'@ACC-001',
				'@ACC-010',
				'@ACC-018',
				'@ACC-019',
				'@ACC-020',
				'@ACC-022',
				'@ACC-030',
				'@ACC-031',
			],
		},
		async ( { library, forms, page } ) => {
			await library.visit( 'sign-in' );
			await expect(
				page.getByRole( 'radio', { name: 'Sign In', exact: true } )
			).toBeChecked();
			const password = forms.signIn.getByLabel( 'Password', {
				exact: true,
			} );
			await expect( forms.signIn.getByLabel( 'E-mail' ) ).toBeVisible();
			await expect( password ).toHaveAttribute( 'type', 'password' );
			await page
				.getByRole( 'button', { name: /^Show password/ } )
				.click();
			await expect( password ).toHaveAttribute( 'type', 'text' );
			await page
				.getByRole( 'button', { name: /^Hide password/ } )
				.click();
			await expect( password ).toHaveAttribute( 'type', 'password' );
			await expect(
				page.getByRole( 'link', { name: 'Forgot password?' } )
			).toHaveAttribute( 'href', /templately-hub=/ );
			await library.button( 'Connect via API key' ).click();
			await expect( forms.signIn.getByLabel( 'API Key' ) ).toBeVisible();
			await expect( password ).toHaveCount( 0 );

			await forms.choose( 'Free Sign Up' );
			for ( const name of [
				'first_name',
				'last_name',
				'email',
				'password',
				'confirm_password',
				'privacy_consent',
				'terms_consent',
			] ) {
				await expect(
					forms.signUp.locator( `[name=${ name }]` )
				).toHaveCount( 1 );
			}
		}
	);
} );

test.describe( 'Signing in', () => {
	// Chromium tells of every answer that is no success.
	test.use( { expectedMessages: [ /Failed to load resource/ ] } );

	test(
		'The button waits for both fields, and says what is going on',
		{
			tag: [ '@ACC-005', '@ACC-024', '@ACC-025', '@ACC-026', '@ACC-029' ],
		},
		async ( { library, forms, page, site } ) => {
			await site.evaluate( makeAda );
			await library.visit( 'sign-in' );
			await expect( forms.submit ).toBeDisabled();
			await forms.fillSignIn( ada.email, '' );
			await expect( forms.submit ).toBeDisabled();
			await forms.fillSignIn( '', ada.password );
			await expect( forms.submit ).toBeDisabled();
			await forms.fillSignIn( 'no address', ada.password );
			await expect( forms.submit ).toBeDisabled();
			await forms.fillSignIn( ada.email, ada.password );
			await expect( forms.submit ).toBeEnabled();
			const release = await hold( page, /templately.*login/ );
			await forms.submit.click();
			await expect( forms.submit ).toHaveText( 'Signing In...' );
			release();
			await expect( library.title ).toHaveText( 'All Packs' );
			expect( library.place.searchParams.get( 'path' ) ).toBe(
				'gutenberg/packs'
			);
			await expect( library.account ).toHaveAccessibleName(
				'Account: Ada Moss'
			);
		}
	);

	test(
		'Sign-in goes back to where somebody was, and nowhere outside of the app',
		{ tag: [ '@ACC-028', '@SHL-005', '@SHL-006' ] },
		async ( { library, forms, site } ) => {
			await site.evaluate( makeAda );
			for ( const [ target, path ] of [
				[ '/gutenberg/blocks?q=menu', 'gutenberg/blocks' ],
				[ '//example.org/', 'gutenberg/packs' ],
			] ) {
				await library.visit(
					`sign-in?redirect-to=${ encodeURIComponent(
						target ?? ''
					) }`
				);
				await forms.fillSignIn( ada.email, ada.password );
				await forms.submit.click();
				await expect( library.account ).toBeVisible();
				await expect
					.poll( () => library.place.searchParams.get( 'path' ) )
					.toBe( path );
				await library.account.click();
				await library.page
					.getByRole( 'menuitem', { name: 'Logout' } )
					.click();
				await expect( forms.signIn ).toBeVisible();
			}
			await library.visit( 'sign-in?platform=elementor' );
			await forms.fillSignIn( ada.email, ada.password );
			await forms.submit.click();
			await expect
				.poll( () => library.place.searchParams.get( 'path' ) )
				.toBe( 'elementor/packs' );
		}
	);

	test(
		'An API key, shown once on the profile, signs in',
		{ tag: [ '@ACC-006', '@ACC-027', '@SHL-012' ] },
		async ( { library, forms, mails, page, signInAs } ) => {
			await library.signIn();
			await library.visit( 'profile' );
			await expect( library.title ).toHaveText( 'Profile' );
			const make = page.getByRole( 'button', {
				name: 'Make a new API key',
			} );
			await make.click();
			await expect(
				page.getByText(
					'Please confirm first that the address admin@example.com is yours: we have sent you a link.'
				)
			).toBeVisible();
			const { links } = await mails.to( 'admin@example.com' );
			await followLink(
				page,
				links[ 0 ],
				'Confirm my address',
				'Your address is confirmed'
			);
			await page.reload();
			await make.click();
			const field = page.getByLabel( /API Key/i ).first();
			await expect( field ).not.toHaveValue( '' );
			const key = await field.inputValue();
			await page.reload();
			await expect( library.title ).toHaveText( 'Profile' );
			await expect( page.getByText( key ) ).toHaveCount( 0 );

			await signInAs( 'author' );
			await library.visit( 'sign-in' );
			// What the other form holds does not count.
			await forms.fillSignIn( ada.email, ada.password );
			await expect( forms.submit ).toBeEnabled();
			await library.button( 'Connect via API key' ).click();
			await expect( forms.submit ).toBeDisabled();
			await forms.signIn.getByLabel( 'API Key' ).fill( '  ' );
			await expect( forms.submit ).toBeDisabled();
			await forms.signIn.getByLabel( 'API Key' ).fill( 'not-a-key' );
			await forms.submit.click();
			await expect(
				forms.signIn.getByText( 'This API key is not valid.' )
			).toBeVisible();
			await forms.signIn.getByLabel( 'API Key' ).fill( key );
			await forms.submit.click();
			await expect( library.account ).toBeVisible();
		}
	);

	test(
		'What was wrong is said under its field; too many tries above the button',
		{ tag: [ '@ERR-006', '@ERR-007' ] },
		async ( { library, forms, page, site } ) => {
			await site.evaluate( makeAda );
			await library.visit( 'sign-in' );
			await forms.fillSignIn( ada.email, 'Wrong-1-password' );
			await forms.submit.click();
			await expect(
				forms.signIn.getByText(
					'The e-mail or the password is not right.'
				)
			).toBeVisible();
			await expect( forms.signIn.getByLabel( 'E-mail' ) ).toHaveAttribute(
				'aria-invalid',
				'true'
			);
			// A hub may find more than ours does: its answer is put in place of the real one.
			await page.route(
				/templately.*login/,
				( route ) =>
					route.fulfill( {
						json: {
							status: 'error',
							code: 'login_error',
							message: {
								email: 'E-mail from the hub.',
								password: 'Password from the hub.',
							},
						},
					} ),
				{ times: 1 }
			);
			await forms.submit.click();
			for ( const label of [ 'E-mail', 'Password' ] ) {
				await expect(
					forms.signIn.getByLabel( label, { exact: true } )
				).toHaveAccessibleDescription( `${ label } from the hub.` );
			}
			for ( let tries = 0; tries < 5; tries++ ) {
				await forms.fillSignIn(
					ada.email,
					`Wrong-1-password${ tries }`
				);
				const answer = page.waitForResponse( /login/ );
				await forms.submit.click();
				await answer;
			}
			await expect( forms.signIn.getByRole( 'alert' ) ).toContainText(
				/Too many tries\. Please wait \d+ minutes\./
			);
		}
	);

	test(
		'Who is signed in is led on from the form, unless they add an account; the platform is the address’s',
		{ tag: [ '@ACC-001', '@SHL-005' ] },
		async ( { library, page } ) => {
			// Without a password, and without a mail.
			await library.continueAs();
			await expect( library.title ).toHaveText( 'All Packs' );
			await expect(
				page.getByText( 'Please verify your e-mail.' )
			).toHaveCount( 0 );
			for ( const [ place, path ] of [
				[ 'sign-in', 'gutenberg/packs' ],
				[ 'sign-in?platform=elementor', 'elementor/packs' ],
				[ 'sign-in?platform=gutenberg', 'gutenberg/packs' ],
				[
					'sign-in?platform=elementor&redirect-to=/gutenberg/blocks',
					'gutenberg/blocks',
				],
			] as const ) {
				await library.visit( place );
				await expect
					.poll( () => library.place.searchParams.get( 'path' ) )
					.toBe( path );
			}
			await library.visit( 'sign-in?add-account=1' );
			await expect(
				page.getByRole( 'radio', { name: 'Sign In', exact: true } )
			).toBeVisible();
			expect( library.place.searchParams.get( 'path' ) ).toBe(
				'sign-in'
			);
		}
	);

	test(
		'What a navigation carries says where to go afterwards, and whether a session ended',
		{ tag: [ '@SHL-006' ] },
		async ( { library, page } ) => {
			const ended = page.getByText(
				'Your session has ended. Please sign in again.'
			);
			for ( const [ state, isEnded, path ] of [
				[ { hasFailed: true }, true, 'gutenberg/packs' ],
				[
					{ redirectTo: '/gutenberg/pages?q=menu' },
					false,
					'gutenberg/pages',
				],
				[ { redirectTo: '//example.org/' }, false, 'gutenberg/packs' ],
			] as const ) {
				await library.visit( 'gutenberg/blocks' );
				await expect( library.title ).toHaveText( 'All Blocks' );
				// As the app itself goes there and keeps it with the place.
				await page.evaluate( ( carried ) => {
					const address = new URL( window.location.href );
					address.searchParams.set( 'path', 'sign-in' );
					window.history.pushState(
						{ templately: { depth: 1, state: carried } },
						'',
						address
					);
					window.dispatchEvent( new PopStateEvent( 'popstate' ) );
				}, state );
				const enter = page.getByRole( 'button', {
					name: /^Continue as /,
				} );
				await expect( enter ).toBeVisible();
				await expect( ended ).toHaveCount( isEnded ? 1 : 0 );
				await enter.click();
				await expect
					.poll( () => library.place.searchParams.get( 'path' ) )
					.toBe( path );
				await library.account.click();
				await page.getByRole( 'menuitem', { name: 'Logout' } ).click();
				await expect( enter ).toBeVisible();
			}
		}
	);

	test(
		'A session that has ended leads to sign-in, in place of where it was',
		{ tag: [ '@ERR-002', '@ERR-003', '@SHL-006' ] },
		async ( { library, page, requestUtils, site } ) => {
			await library.signIn();
			const signedOut = () =>
				site.evaluate(
					`echo (int) ( '' === ( new Templately\\Storage\\Account_Tokens() )->own( 1 ) );`
				);
			expect( await signedOut() ).toBe( '0' );
			await site.evaluate(
				'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}templately_tokens" );'
			);
			await page.goto( 'wp-admin/' );
			const entries = await page.evaluate( () => window.history.length );
			const told = page.waitForRequest( /templately.*logout/ );
			await library.visit( 'elementor/blocks' );
			await told;
			await expect(
				page.getByText(
					'Your session has ended. Please sign in again.'
				)
			).toBeVisible();
			expect( library.place.searchParams.get( 'path' ) ).toBe(
				'sign-in'
			);
			expect( library.place.searchParams.get( 'platform' ) ).toBe(
				'elementor'
			);
			await expect( library.account ).toHaveCount( 0 );
			// Logged out here and on the site.
			await expect.poll( signedOut ).toBe( '1' );
			expect(
				await requestUtils.rest( {
					path: '/templately/v1/is-signed',
				} )
			).toEqual( { user: null } );
			// The one entry of the visit is sign-in's now: before it lies the dashboard.
			expect( await page.evaluate( () => window.history.length ) ).toBe(
				entries + 1
			);
			await page.reload();
			await expect(
				page.getByRole( 'radio', { name: 'Sign In', exact: true } )
			).toBeVisible();
			await page.goBack();
			await expect( page ).toHaveURL( /wp-admin\/$/ );
		}
	);
} );

test.describe( 'Signing up', () => {
	test(
		'Seven fields make an account that is signed in and not verified yet',
		{
			tag: [
				'@ACC-001',
				'@ACC-032',
				'@ACC-033',
				'@ACC-035',
				'@ACC-084',
				'@ACC-085',
				'@ACC-086',
				'@ACC-087',
			],
		},
		async ( { library, forms, mails, page } ) => {
			await library.visit( 'sign-in?redirect-to=/gutenberg/blocks' );
			await forms.fillSignUp( {
				...ada,
				email: 'ada.moss+new@example.org',
			} );
			await expect( forms.submit ).toBeEnabled();
			for ( const box of [ /privacy policy/, /terms of service/ ] ) {
				await forms.signUp.getByLabel( box ).uncheck();
				await expect( forms.submit ).toBeDisabled();
				await forms.signUp.getByLabel( box ).check();
			}
			await forms.signUp.getByLabel( 'Last name' ).fill( '' );
			await expect( forms.submit ).toBeDisabled();
			await forms.signUp.getByLabel( 'Last name' ).fill( 'Moss' );
			const release = await hold( page, /templately.*signup/ );
			const places: ( string | null )[] = [];
			page.on( 'framenavigated', ( frame ) =>
				places.push( new URL( frame.url() ).searchParams.get( 'path' ) )
			);
			await forms.submit.click();
			await expect( forms.submit ).toBeDisabled();
			release();
			await expect( library.title ).toHaveText( 'All Packs' );
			expect( library.place.searchParams.get( 'path' ) ).toBe(
				'gutenberg/packs'
			);

			// Nor was it anywhere else on the way.
			expect( [ ...new Set( places ) ] ).toEqual( [ 'gutenberg/packs' ] );

			await expect(
				page.getByText( 'Please verify your e-mail.' )
			).toBeVisible();
			await expect(
				page.getByRole( 'link', { name: 'Resend verification' } )
			).toHaveAttribute( 'href', /ada\.moss%2Bnew%40example\.org$/ );
			const [ again ] = await Promise.all( [
				page.context().waitForEvent( 'page' ),
				page
					.getByRole( 'link', { name: 'Resend verification' } )
					.click(),
			] );
			// In a tab of its own, with the very address.
			await expect( again.getByRole( 'textbox' ) ).toHaveValue(
				'ada.moss+new@example.org'
			);
			await again.close();
			const verified = library.button( "I've verified & Close" );
			const releaseCheck = await hold( page, /templately.*verified/ );
			await verified.click();
			await expect( page.getByText( 'Verifying . . .' ) ).toBeVisible();
			releaseCheck();
			await expect( page.getByText( 'Not verified yet' ) ).toBeVisible();
			await page
				.getByRole( 'dialog' )
				.getByRole( 'button', { name: /^(Close|OK)$/ } )
				.first()
				.click();

			const { links } = await mails.to( 'ada.moss+new@example.org' );
			await followLink(
				page,
				links[ 0 ],
				'Confirm my address',
				'Your address is confirmed',
				ada.password
			);
			await verified.click();
			await expect(
				page.getByText( 'Please verify your e-mail.' )
			).toHaveCount( 0 );
		}
	);

	test(
		'Whoever signs up begins with the packs of the platform they look at',
		{ tag: '@ACC-032' },
		async ( { library, forms } ) => {
			await library.visit(
				'sign-in?platform=elementor&redirect-to=/gutenberg/blocks'
			);
			await forms.fillSignUp( ada );
			await forms.submit.click();
			await expect
				.poll( () => library.place.searchParams.get( 'path' ) )
				.toBe( 'elementor/packs' );
		}
	);

	test(
		'Fields are checked when they are left, and what is right again is no longer said',
		{ tag: [ '@ACC-034', '@ACC-049', '@ACC-050' ] },
		async ( { library, forms } ) => {
			await library.visit( 'sign-in' );
			await forms.fillSignUp( ada );
			const { signUp } = forms;
			for ( const [ label, wrong, right, text ] of [
				[
					'First name',
					'Ada1',
					ada.first_name,
					'The First Name may only contain letters, dashes and spaces.',
				],
				[
					'Last name',
					'Moss1',
					ada.last_name,
					'The Last Name may only contain letters, dashes and spaces.',
				],
				[
					'E-mail',
					'ada',
					ada.email,
					'Please enter a valid email address.',
				],
				[
					'Password',
					'weak',
					ada.password,
					'Password must contain at least 8 characters, uppercase, lowercase and numbers.',
				],
				[
					'Confirm password',
					'Another-1-word',
					ada.password,
					'Password not matched!',
				],
			] as const ) {
				const field = signUp.getByLabel( label, { exact: true } );
				await field.fill( wrong );
				await expect( signUp.getByText( text ) ).toHaveCount( 0 );
				await field.blur();
				await expect( signUp.getByText( text ) ).toBeVisible();
				await expect( forms.submit ).toBeDisabled();
				await field.fill( right );
				await expect( signUp.getByText( text ) ).toBeVisible();
				await field.blur();
				await expect( signUp.getByText( text ) ).toHaveCount( 0 );
				await expect( forms.submit ).toBeEnabled();
			}
		}
	);

	test(
		'The server’s errors stand at their fields, others above the button',
		{
			tag: [ '@ERR-008', '@ERR-009', '@ERR-010', '@ERR-011' ],
		},
		async ( { library, forms, page, site } ) => {
			await site.evaluate( makeAda );
			await library.visit( 'sign-in' );
			await forms.fillSignUp( ada );
			await forms.submit.click();
			await expect(
				forms.signUp.getByText(
					'An account with this e-mail exists already.'
				)
			).toBeVisible();
			await expect( forms.signUp.getByLabel( 'E-mail' ) ).toHaveAttribute(
				'aria-invalid',
				'true'
			);

			// A hub may find more than ours does: its answer is put in place of the real one.
			const answers = [
				{
					code: 'signup_failed',
					message: {
						first_name_error: 'First from the hub.',
						last_name_error: 'Last from the hub.',
						signup_errors: { password: 'Password from the hub.' },
					},
					additional_errors: { confirm_password: 'Confirm from it.' },
				},
				{ code: 'signup_failed', message: 'No sign-ups today.' },
			];
			await page.route( /templately.*signup/, ( route ) =>
				route.fulfill( {
					json: { status: 'error', ...answers.shift() },
				} )
			);
			await forms.submit.click();
			for ( const text of [
				'First from the hub.',
				'Last from the hub.',
				'Password from the hub.',
				'Confirm from it.',
			] ) {
				await expect( forms.signUp.getByText( text ) ).toBeVisible();
			}
			await forms.submit.click();
			const banner = forms.signUp.getByText( 'No sign-ups today.' );
			await expect( banner ).toBeVisible();
			const above = await banner.boundingBox();
			const button = await forms.submit.boundingBox();
			expect( above?.y ).toBeLessThan( button?.y ?? 0 );
		}
	);
} );

test(
	'An account that has the person’s address is linked by its password or by a mail',
	{ tag: [ '@ACC-001' ] },
	async ( { library, mails, page, site } ) => {
		await site.evaluate(
			makeAda.replaceAll( ada.email, 'admin@example.com' )
		);
		const address = await site.evaluate(
			`echo wp_get_current_user()->user_email;`
		);
		expect( address ).toBe( 'admin@example.com' );
		await library.visit( 'sign-in' );
		await page.getByRole( 'button', { name: /^Continue as / } ).click();
		await expect(
			page.getByText( 'An account with your e-mail exists already.' )
		).toBeVisible();
		await library.button( 'Mail me a link instead' ).click();
		await expect(
			page.getByText( 'We have sent you a link.' )
		).toBeVisible();
		await expect
			.poll( async () =>
				( await site.mails() ).some( ( { links } ) =>
					links.some( ( link ) => /templately-hub=link/.test( link ) )
				)
			)
			.toBe( true );
		const { links } = await mails.to( address );
		await followLink(
			page,
			links.find( ( link ) => /templately-hub=link/.test( link ) ),
			'Link my account',
			'Your account is linked'
		);
		await library.continueAs();
	}
);
