import { Button, Modal } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Redirect, useSearch } from 'wouter';
import { dataType, store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import * as rest from '@templately/rest';
import type { Platform } from '@templately/rest';
import { icons, NAME, Picture, SegmentedControl } from '@templately/ui';
import { FormError } from '@templately/ui/form-modal';
import { getHomePath, parseArgs } from '../shell/paths';
import { useApp } from '../shell/app-context';
import { useDomains } from '../shell/domain';
import { countLabel } from '../lists/labels';
import { useResolved } from '../shell/use-resolved';
import { inAppPlace } from './redirect';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { ACCOUNT_EXISTS } from '../shell/errors';
import { useAttempt } from './account-form';

/** State of a navigation to this screen. */
interface State {
	redirectTo?: string;
	hasFailed?: boolean;
	form?: 'sign-up';
}

/** The front page: what this is, and the forms to get in. */
export default function SignInScreen() {
	const { host } = useApp();
	const args = parseArgs( useSearch() );
	const paths = useDomains().flatMap( ( { routes = [] } ) =>
		routes.map( ( { path } ) => path )
	);
	const state = ( host.history.getLocation().state ?? {} ) as State;
	const [ form, setForm ] = useState< 'sign-in' | 'sign-up' >(
		state.form === 'sign-up' ? 'sign-up' : 'sign-in'
	);
	const [ isLinking, setLinking ] = useState( false );
	const linkNext = useCallback( () => setLinking( true ), [] );
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	const chosen = useSelect(
		( select ) => select( libraryStore ).getPlatform(),
		[]
	);
	const platform =
		args.platform === 'gutenberg' || args.platform === 'elementor'
			? args.platform
			: chosen;

	const home = getHomePath( host.site, platform );
	const target =
		inAppPlace( args[ 'redirect-to' ] ?? state.redirectTo, paths ) ?? home;
	if ( user && args[ 'add-account' ] === undefined ) {
		// A new account starts at the home screen.
		return <Redirect to={ form === 'sign-up' ? home : target } replace />;
	}
	const enter = () => host.history.navigate( target, { replace: true } );
	const { can, hub } = host.site;
	// On remote hubs the form comes first; embedded hubs offer sign-in without password first.
	const isFormFirst = ! hub.embedded;

	return (
		<div
			className={ `templately-welcome${ can.browse ? '' : ' is-alone' }` }
			id="templately-results"
		>
			{ can.browse && <Promo platform={ platform } /> }
			<div className="templately-form">
				{ ! can.browse && <OwnThings /> }
				{ state.hasFailed && (
					<p className="templately-form__note" role="alert">
						{ __(
							'Your session has ended. Please sign in again.',
							'templately'
						) }
					</p>
				) }
				{ user && (
					<div className="templately-stack templately-stack--tight">
						<h2 className="templately-heading">
							{ __( 'Link My Account', 'templately' ) }
						</h2>
						<p className="templately-soft">
							{ sprintf(
								/* translators: %s: name of the account that is used now. */
								__(
									'Your own account replaces %s for you only.',
									'templately'
								),
								user.name
							) }
						</p>
						<Button variant="link" onClick={ enter }>
							{ __( 'Cancel', 'templately' ) }
						</Button>
					</div>
				) }
				{ hub.embedded && (
					<ContinueAs onSuccess={ enter } onExists={ linkNext } />
				) }
				<SegmentedControl
					label={ __( 'Account', 'templately' ) }
					value={ form }
					options={ [
						{
							value: 'sign-in',
							label: __( 'Sign In', 'templately' ),
						},
						{
							value: 'sign-up',
							label: __( 'Free Sign Up', 'templately' ),
						},
					] }
					onChange={ setForm }
					isBlock
				/>
				{ form === 'sign-in' ? (
					<SignInForm
						onSuccess={ enter }
						link={ isLinking }
						isFirst={ isFormFirst }
						mayBeGlobal={ can.manage && ! user }
					/>
				) : (
					<SignUpForm
						isFirst={ isFormFirst }
						onSuccess={ () =>
							host.history.navigate( home, { replace: true } )
						}
					/>
				) }
			</div>
		</div>
	);
}

/** Benefits of an account on sites without library access. */
const OwnThings = () => (
	<div className="templately-stack templately-stack--tight">
		<h1 className="templately-title">
			{ __( 'Sign in to your cloud', 'templately' ) }
		</h1>
		<p className="templately-soft">
			{ __(
				'Keep your templates and use shared workspaces. Templates on this site need no account.',
				'templately'
			) }
		</p>
	</div>
);

function Promo( { platform }: { platform: Platform } ) {
	const { value: counts } = useResolved( libraryStore, 'getCounts' );
	const { value: packs } = useResolved( libraryStore, 'getItems', {
		platform,
		type: 'packs',
	} );
	return (
		<section className="templately-welcome__promo" aria-label={ NAME }>
			<h1 className="templately-title templately-title--display">
				{ __( 'Start with a finished site', 'templately' ) }
			</h1>
			<p className="templately-lead">
				{ __(
					'Packs, pages and blocks, built from core blocks. Insert one and change anything.',
					'templately'
				) }
			</p>
			{ counts && (
				<p className="templately-soft">
					{ ( [ 'packs', 'blocks', 'pages' ] as const )
						.map( ( type ) =>
							countLabel(
								type,
								counts[ platform ][ dataType( type ) ].total
							)
						)
						.join( ' · ' ) }
				</p>
			) }
			<PromoVideo />
			<div className="templately-wall" aria-hidden="true">
				{ packs
					?.flatMap( ( pack ) => [
						pack.thumbnail,
						pack.thumbnail2,
						pack.thumbnail3,
					] )
					.filter( Boolean )
					.slice( 0, 12 )
					.map( ( src ) => (
						<Picture
							key={ src }
							className="templately-sheet"
							src={ src }
							alt=""
						/>
					) ) }
			</div>
		</section>
	);
}

/** The promo video. It loads when the user starts it. */
function PromoVideo() {
	const { video } = useApp().host.site.links;
	const [ isOpen, setOpen ] = useState( false );
	if ( ! video ) {
		return null;
	}
	const player = getVideoEmbed( video );
	const title = __( 'Introduction video', 'templately' );
	return (
		<p>
			<Button
				variant="secondary"
				className="templately-quiet"
				__next40pxDefaultSize
				icon={ icons.play }
				onClick={ () => setOpen( true ) }
			>
				{ __( 'Play video', 'templately' ) }
			</Button>
			{ isOpen && (
				<Modal
					className="templately"
					title={ title }
					size="large"
					onRequestClose={ () => setOpen( false ) }
				>
					{ player.isFile ? (
						<video
							className="templately-film"
							src={ player.src }
							aria-label={ NAME }
							controls
							autoPlay
							playsInline
						/>
					) : (
						<iframe
							className="templately-film"
							src={ player.src }
							title={ NAME }
							allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
							referrerPolicy="strict-origin-when-cross-origin"
							sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
						/>
					) }
				</Modal>
			) }
		</p>
	);
}

/** How to play a video: a file in a video element, a page of a video host in its embedded player. */
export function getVideoEmbed( address: string ): {
	src: string;
	isFile: boolean;
} {
	const url = new URL( address, window.location.href );
	if ( /\.(mp4|m4v|webm|ogv|mov)$/i.test( url.pathname ) ) {
		return { src: url.href, isFile: true };
	}
	const host = url.hostname.replace( /^(www|m)\./, '' );
	const id = url.pathname.split( '/' ).pop() ?? '';
	const watched = url.searchParams.get( 'v' );
	if ( host === 'youtu.be' || ( host === 'youtube.com' && watched ) ) {
		return {
			src: `https://www.youtube-nocookie.com/embed/${ encodeURIComponent( watched ?? id ) }?autoplay=1`,
			isFile: false,
		};
	}
	if ( host === 'vimeo.com' && /^\d+$/.test( id ) ) {
		return {
			src: `https://player.vimeo.com/video/${ id }?autoplay=1&dnt=1`,
			isFile: false,
		};
	}
	return { src: url.href, isFile: false };
}

/** Sign-in without password for users of a site with an embedded hub. */
function ContinueAs( {
	onSuccess,
	onExists,
}: {
	onSuccess: () => void;
	/** An account that is not linked has the person's address. */
	onExists: () => void;
} ) {
	const { site } = useApp().host;
	const { logInLocal } = useDispatch( profileStore );
	const { isBusy, errors, ask } = useAttempt();
	if ( errors.code === ACCOUNT_EXISTS ) {
		return <AccountExists onShown={ onExists } />;
	}
	return (
		<div className="templately-stack">
			<Button
				variant="primary"
				className="templately-wide-button"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ async () => {
					if ( await ask( logInLocal ) ) {
						onSuccess();
					}
				} }
			>
				{ sprintf(
					/* translators: %s: the display name of the WordPress user. */
					__( 'Continue as %s', 'templately' ),
					site.user.displayName
				) }
			</Button>
			{ errors.general && (
				<FormError reason={ { message: errors.general } } />
			) }
			<p className="templately-form__or">{ __( 'or', 'templately' ) }</p>
		</div>
	);
}

/** The person's address has an account that is not linked yet: its password opens it, or a link that is mailed. */
function AccountExists( { onShown }: { onShown: () => void } ) {
	useEffect( onShown, [ onShown ] );
	const [ isBusy, setBusy ] = useState( false );
	const [ said, setSaid ] = useState( '' );
	const mailLink = async () => {
		setBusy( true );
		try {
			setSaid( String( ( await rest.mailLocalLink() ).message ) );
		} catch ( thrown ) {
			setSaid( rest.toFailure( thrown ).message );
		} finally {
			setBusy( false );
		}
	};
	return (
		<div className="templately-form__note" role="status">
			<p>
				{ said ||
					__(
						'An account with your email address already exists. Sign in once with its password to link it. After that you sign in here with one click, and its password and other sessions end.',
						'templately'
					) }
			</p>
			{ ! said && (
				<Button
					variant="link"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ mailLink }
				>
					{ __( 'Email me a link instead', 'templately' ) }
				</Button>
			) }
		</div>
	);
}
