/**
 * Two people at two sites, and a hub between them: everything over HTTP, mails read from files.
 */
import type { Locator, Page } from '@playwright/test';
import type { Mail, Site } from '@templately/sandbox';
import { ada, type AccountForms, type Person } from '../pages/account';
import type { Library } from '../pages/library';
import { followLink } from '../pages/mailbox';
import { expect, makeAccount, test } from '../sites';
import { NOTHING_RUNS } from '../test';

const ben: Person = {
	first_name: 'Ben',
	last_name: 'Okri',
	email: 'ben.okri@example.org',
	password: 'Larch-and-slate-4',
};

/** Waits for a new mail to this address. */
async function mailTo(
	hub: Site,
	{ email }: Person,
	had: number
): Promise< Mail > {
	let mails: Mail[] = [];
	await expect
		.poll(
			async () =>
				( mails = ( await hub.mails() ).filter(
					( { to } ) => to === email
				) ).length,
			{ message: `A mail to ${ email } arrives.` }
		)
		.toBe( had + 1 );
	return mails.at( -1 ) as Mail;
}

/** Creates an account at a site, and confirms its address by mail. */
async function signUp(
	person: Person,
	hub: Site,
	{ library, forms }: { library: Library; forms: AccountForms },
	mailsBefore: number
): Promise< void > {
	await library.visit( 'sign-in' );
	await forms.fillSignUp( person );
	await forms.submit.click();
	await expect( library.account ).toHaveAccessibleName(
		`Account: ${ person.first_name } ${ person.last_name }`
	);
	await followLink(
		library.page,
		( await mailTo( hub, person, mailsBefore ) ).links[ 0 ],
		'Confirm my address',
		'Your address is confirmed',
		person.password
	);
	await library.button( "I've verified & Close" ).click();
	await expect(
		library.page.getByText( 'Please verify your email.' )
	).toHaveCount( 0 );
}

/** A page with two pictures of this site's media library, a link to another page of it, and a colour of its theme. */
const makePage = async ( site: Site ): Promise< number > =>
	Number(
		await site.evaluate( `
			require_once ABSPATH . 'wp-admin/includes/image.php';
			$blocks = array( '<!-- wp:heading {"backgroundColor":"accent-1"} --><h2 class="wp-block-heading has-accent-1-background-color has-background">Bread of the day</h2><!-- /wp:heading -->' );
			foreach ( array( 'rye' => array( 120, 70, 30 ), 'oats' => array( 220, 190, 120 ) ) as $name => list( $red, $green, $blue ) ) {
				$image = imagecreatetruecolor( 900, 600 );
				imagefill( $image, 0, 0, imagecolorallocate( $image, $red, $green, $blue ) );
				$path = wp_get_upload_dir()['path'] . "/$name.jpg";
				wp_mkdir_p( dirname( $path ) );
				imagejpeg( $image, $path );
				$id = wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => 'image/jpeg' ), $path );
				wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $path ) );
				$size     = 'rye' === $name ? 'full' : 'medium';
				$address  = wp_get_attachment_image_url( $id, $size );
				$blocks[] = "<!-- wp:image {\\"id\\":$id,\\"sizeSlug\\":\\"$size\\",\\"linkDestination\\":\\"none\\"} --><figure class=\\"wp-block-image size-$size\\"><img src=\\"$address\\" alt=\\"Loaf of $name\\" class=\\"wp-image-$id\\"/></figure><!-- /wp:image -->";
			}
			$blocks[] = '<!-- wp:paragraph --><p><a href="' . home_url( '/about/' ) . '">About the bakery</a></p><!-- /wp:paragraph -->';
			echo wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Bakery', 'post_status' => 'publish', 'post_author' => 1, 'post_content' => implode( "\\n\\n", $blocks ) ) );
		` )
	);

/** New files of a media library. */
const media = async ( site: Site ): Promise< string[] > =>
	JSON.parse(
		await site.evaluate(
			`echo wp_json_encode( array_values( array_map( 'wp_get_attachment_url', get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC' ) ) ) ) );`
		)
	);

/** Waits for pictures and returns their widths. Fails for a broken one. */
async function widths( images: Locator ): Promise< number[] > {
	await images.first().waitFor();
	return images.evaluateAll( ( found ) =>
		Promise.all(
			( found as HTMLImageElement[] ).map( async ( image ) => {
				image.loading = 'eager';
				await image.decode();
				return image.naturalWidth;
			} )
		)
	);
}

/** Entries of a zip by name, with the text of JSON files. */
const unzipped = async (
	site: Site,
	path: string
): Promise< Record< string, string > > =>
	JSON.parse(
		await site.evaluate(
			`$zip = new ZipArchive(); $zip->open( '${ path }' ); $all = array(); for ( $i = 0; $i < $zip->numFiles; $i++ ) { $name = $zip->getNameIndex( $i ); $all[ $name ] = '.json' === substr( $name, -5 ) ? $zip->getFromIndex( $i ) : (string) ( getimagesizefromstring( $zip->getFromIndex( $i ) )[0] ?? 0 ); } echo wp_json_encode( $all );`
		)
	);

test.use( { expectedMessages: [ NOTHING_RUNS ] } );

const dialog = ( page: Page, name: string ) =>
	page.getByRole( 'dialog', { name, exact: true } );

test( 'Share a page with a person at another site, copy and insert each other’s files', async ( {
	blockEditor,
	cloud,
	elsewhere,
	hub,
	library,
	page,
	photograph,
	site,
} ) => {
	const form = page.getByRole( 'form', { name: 'Save your template' } );
	const card = ( { app }: Library, title: string ) =>
		app.getByRole( 'article' ).filter( { hasText: title } );
	const row = ( { app }: Library, name: string ) =>
		app.getByRole( 'row' ).filter( {
			has: app.page().getByRole( 'button', { name, exact: true } ),
		} );
	let slug = '';
	let bakery = 0;

	await test.step( 'Ada saves a page as a template, and to her cloud', async () => {
		await makeAccount( hub, ada );
		await library.logIn( ada );
		bakery = await makePage( site );
		await blockEditor.edit( bakery );
		await blockEditor.chooseOption( 'Save as template' );
		const keep = dialog( page, 'Save as template' );
		await keep.getByLabel( 'Name' ).fill( 'Bakery' );
		await keep.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await library.said( 'Saved as a template.' );

		await blockEditor.chooseOption( 'Save to cloud' );
		await form.getByLabel( 'Name' ).fill( 'Bakery' );
		await form.getByLabel( 'Destination' ).selectOption( 'My Clouds' );
		await expect( form ).toContainText( 'Everything is included' );
		await form.getByRole( 'button', { name: 'Save & Push' } ).click();
		await expect( library.title ).toHaveText( 'My Clouds' );
		await expect( cloud.usage ).toContainText( '1 of 50' );
		expect(
			await widths( cloud.row( 'Bakery' ).locator( 'img' ) )
		).toEqual( [ 640 ] );
	} );

	await test.step( 'she makes a workspace, and invites Ben by mail', async () => {
		await library.visit( 'clouds/workspace' );
		await library.button( 'Add New WorkSpace' ).click();
		const create = dialog( page, 'Create workspace' );
		await create.getByLabel( 'Title' ).fill( 'Client drafts' );
		await create.getByPlaceholder( 'Type email to add' ).fill( ben.email );
		await create.getByPlaceholder( 'Type email to add' ).press( 'Enter' );
		await create
			.getByRole( 'button', { name: 'Create Workspace' } )
			.click();
		await expect( card( library, 'Client drafts' ) ).toBeVisible();
		await cloud.navigation
			.getByRole( 'link', { name: 'My Clouds' } )
			.click();
		await cloud.copy( 'Bakery', 'Client drafts' );
		await library.said(
			'Successfully Copied Your file has been copied to a WorkSpace called: Client drafts'
		);
		await expect( cloud.usage ).toContainText( '2 of 50' );
	} );

	const { page: bens } = elsewhere;
	await test.step( 'Ben, at another site, signs up and accepts from the mail', async () => {
		const invitation = await mailTo( hub, ben, 0 );
		expect( invitation.links.length ).toBeGreaterThan( 0 );
		await signUp( ben, hub, elsewhere, 1 );
		await elsewhere.library.visit( 'clouds/shared-workspace' );
		await expect(
			bens.getByRole( 'list', { name: 'Invitations' } )
		).toContainText( '“Client drafts”' );
		await followLink(
			bens,
			invitation.links[ 0 ],
			'Accept the invitation',
			'Welcome'
		);
		await elsewhere.library.visit( 'clouds/shared-workspace' );
		await card( elsewhere.library, 'Client drafts' )
			.getByRole( 'link' )
			.click();
		await expect( elsewhere.library.title ).toHaveText( 'Client drafts' );
		const image = row( elsewhere.library, 'Bakery' ).locator( 'img' );
		expect( await widths( image ) ).toEqual( [ 640 ] );
		expect(
			new URL( ( await image.getAttribute( 'src' ) ) ?? '' ).origin
		).toBe( elsewhere.site.url );
		slug =
			elsewhere.library.place.searchParams
				.get( 'path' )
				?.split( '/' )
				.at( -1 ) ?? '';
	} );

	await test.step( 'he looks at it before anything of it is at his site', async () => {
		await elsewhere.cloud.copy( 'Bakery', 'My Clouds' );
		await elsewhere.library.said(
			'Successfully Copied Your file has been copied to My Clouds.'
		);
		await elsewhere.library.visit( 'clouds' );
		await expect( elsewhere.cloud.usage ).toContainText( '1 of 50' );
		await elsewhere.cloud.choose( 'Bakery', 'Versions' );
		const drawn = bens.frameLocator( 'iframe[title="Version 1"]' );
		await expect( drawn.getByText( 'Bread of the day' ) ).toBeVisible();
		expect( await widths( drawn.locator( 'figure img' ) ) ).toEqual( [
			900, 900,
		] );
		expect( await media( elsewhere.site ) ).toEqual( [] );
		await bens.keyboard.press( 'Escape' );
	} );

	await test.step( 'he inserts it with its images', async () => {
		await elsewhere.blockEditor.open( 'post-editor' );
		await elsewhere.blockEditor.openLibrary();
		await elsewhere.library.tab( 'My Cloud' ).click();
		await elsewhere.cloud.navigation
			.getByRole( 'link', { name: 'Shared with Me' } )
			.click();
		await card( elsewhere.library, 'Client drafts' )
			.getByRole( 'link' )
			.click();
		await elsewhere.cloud.choose( 'Bakery', 'Insert' );
		const looks = dialog( bens, 'Choose a style' );
		await expect( looks.getByRole( 'radio' ) ).toHaveCount( 3 );
		await looks.getByRole( 'button', { name: 'Insert' } ).click();
		await expect(
			bens.getByText( '“Bakery” was inserted.' ).first()
		).toBeVisible();
		expect( await elsewhere.blockEditor.invalidBlocks() ).toEqual( [] );
		const content = await elsewhere.blockEditor.content();
		for ( const foreign of [ site.url, hub.url, '.invalid' ] ) {
			expect( content ).not.toContain( foreign );
		}
		const own = await media( elsewhere.site );
		expect( own ).toHaveLength( 2 );
		for ( const address of own ) {
			expect( address ).toContain( elsewhere.site.url );
		}
		await bens.goto(
			await elsewhere.blockEditor.publishPost( 'Ben’s bakery' )
		);
		const images = bens.locator( '.wp-block-post-content img' );
		expect( await widths( images ) ).toHaveLength( 2 );
		for ( const image of await images.all() ) {
			expect(
				await image.evaluate(
					( { currentSrc }: HTMLImageElement ) =>
						new URL( currentSrc ).origin
				)
			).toBe( elsewhere.site.url );
		}
		await expect(
			bens.getByRole( 'link', { name: 'About the bakery' } )
		).toHaveAttribute( 'href', '#' );
		const served = await bens.content();
		expect( served ).not.toContain( site.url );
		expect( served ).not.toContain( hub.url );
	} );

	await test.step( 'he saves something of his own in the workspace', async () => {
		await bens.goBack();
		await elsewhere.blockEditor.chooseOption( 'Save to cloud' );
		const his = bens.getByRole( 'form', {
			name: 'Save your template',
		} );
		await his.getByLabel( 'Name' ).fill( 'Ben’s bakery' );
		await his.getByLabel( 'Destination' ).selectOption( 'Client drafts' );
		await his.getByRole( 'button', { name: 'Save & Push' } ).click();
		await expect( elsewhere.library.title ).toHaveText( 'Client drafts' );
		await expect( row( elsewhere.library, 'Ben’s bakery' ) ).toBeVisible();
		await expect( elsewhere.cloud.usage ).toContainText( '2 of 50' );
	} );

	await test.step( 'Ada sees it, copies it, and has it as a file', async () => {
		await library.visit( `clouds/workspace/${ slug }` );
		expect(
			await widths( row( library, 'Ben’s bakery' ).locator( 'img' ) )
		).toEqual( [ 640 ] );
		await photograph( 'journey-workspace' );
		await cloud.copy( 'Ben’s bakery', 'My Clouds' );
		await cloud.navigation
			.getByRole( 'link', { name: 'My Clouds' } )
			.click();
		await expect( cloud.rows ).toHaveCount( 2 );
		await expect( cloud.usage ).toContainText( '3 of 50' );
		const saving = page.waitForEvent( 'download' );
		await cloud.choose( 'Ben’s bakery', 'Download' );
		const saved = await saving;
		expect( saved.suggestedFilename() ).toMatch( /\.zip$/ );
		const files = await unzipped( site, await saved.path() );
		const names = Object.keys( files );
		expect( names ).toHaveLength( 3 );
		const template = files[ names[ 0 ] ?? '' ] ?? '';
		expect( template ).toContain( 'Bread of the day' );
		expect( template ).not.toContain( elsewhere.site.url );
		expect( names.slice( 1 ).map( ( name ) => files[ name ] ) ).toEqual( [
			'900',
			'900',
		] );
	} );
} );
