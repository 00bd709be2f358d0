import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import * as rest from '@templately/rest';
import type { Profile } from '@templately/rest';
import { Avatar, Facts, Field, icons } from '@templately/ui';
import { linkPlace, useApp, useLink } from '../shell/app-context';
import { AccountLayout } from '../lists/account-layout';
import { withSignedInUser } from '../lists/with-signed-in-user';
import { useResolved } from '../shell/use-resolved';
import Pricing from './pricing';
import { ResendLink } from './banners';
import { upgradeTitle, usePlanOffer } from './account-provider';
import { useLogOut } from './account-menu';

/** The account, and the API key for other sites. */
export default withSignedInUser( function ProfileScreen() {
	const { value: user } = useResolved( profileStore, 'getUser' );
	return (
		<AccountLayout path="/profile">
			<div className="templately-profile">
				<h1 className="templately-title">
					{ __( 'Profile', 'templately' ) }
				</h1>
				{ user && <Account user={ user } /> }
			</div>
		</AccountLayout>
	);
} );

/** A plan in words: `pro_yearly` is Pro, yearly. */
function planWords( plan: string ): string {
	const words: Record< string, string > = {
		free: __( 'Free', 'templately' ),
		starter: __( 'Starter', 'templately' ),
		pro: __( 'Pro', 'templately' ),
		yearly: __( 'yearly', 'templately' ),
		lifetime: __( 'lifetime', 'templately' ),
	};
	return plan
		.split( '_' )
		.map( ( part ) => words[ part ] ?? part )
		.join( ', ' );
}

function Account( { user }: { user: Profile } ) {
	const { host } = useApp();
	const { site } = host;
	const link = useLink();
	const { logOut, label, hint, isAllowed } = useLogOut( user );
	const offer = usePlanOffer();
	const joined = new Date( user.joined );
	return (
		<>
			<div className="templately-row templately-row--wide">
				<Avatar
					name={ user.name }
					photo={ user.profile_photo }
					isLarge
				/>
				<div>
					<p className="templately-subheading" dir="auto">
						{ user.name }
					</p>
					<p className="templately-soft">{ user.email }</p>
				</div>
				<div className="templately-row templately-push">
					<SyncButton />
					{ site.links.manageAccount && (
						<Button
							variant="secondary"
							className="templately-quiet"
							__next40pxDefaultSize
							icon={ icons.external }
							iconPosition="right"
							href={ site.links.manageAccount }
							target="_blank"
							rel="noopener noreferrer"
						>
							{ __( 'Manage Account', 'templately' ) }
						</Button>
					) }
				</div>
			</div>
			{ ! user.is_verified && (
				<p className="templately-form__note" role="status">
					{ __(
						'Your email address is not verified.',
						'templately'
					) }{ ' ' }
					<ResendLink email={ user.email } />
				</p>
			) }
			<Facts
				facts={ [
					[ __( 'Plan', 'templately' ), planWords( user.plan ) ],
					[
						__( 'Joined', 'templately' ),
						Number.isNaN( joined.getTime() )
							? ''
							: joined.toLocaleDateString(
									site.locale.replace( '_', '-' ),
									{ dateStyle: 'long' }
								),
					],
					[
						__( 'Account', 'templately' ),
						<Use key="use" user={ user } />,
					],
				] }
			/>
			{ offer && (
				<section className="templately-stack templately-stack--tight">
					<h2 className="templately-subheading">
						{ upgradeTitle( user.plan ) }
					</h2>
					<Pricing user={ user } />
				</section>
			) }
			{ ! user.signed_as_global && <ApiKey /> }
			<div className="templately-stack templately-stack--tight">
				<div className="templately-row">
					{ user.link_account && (
						<Button
							variant="secondary"
							__next40pxDefaultSize
							{ ...link( linkPlace( host ) ) }
						>
							{ __( 'Link My Account', 'templately' ) }
						</Button>
					) }
					<Button
						variant="secondary"
						isDestructive
						__next40pxDefaultSize
						disabled={ ! isAllowed }
						accessibleWhenDisabled
						onClick={ logOut }
					>
						{ label }
					</Button>
				</div>
				{ hint && <p className="templately-small">{ hint }</p> }
			</div>
		</>
	);
}

/** WordPress users of this site that use the account. */
function Use( { user }: { user: Profile } ) {
	const shared = useSelect(
		( select ) => select( profileStore ).getPreviousUser(),
		[]
	);
	if ( user.signed_as_global ) {
		return <>{ __( 'Used by everyone on this site', 'templately' ) }</>;
	}
	return (
		<>
			{ shared
				? sprintf(
						/* translators: %s: name of the account that all others use. */
						__(
							'Only you use this account on this site, instead of %s',
							'templately'
						),
						shared.name
					)
				: __( 'Only you use this account on this site', 'templately' ) }
		</>
	);
}

/** Milliseconds that "synced" is shown. */
const SYNCED_LASTS = 2000;

function SyncButton() {
	const { fail, notices } = useApp();
	const { sync } = useDispatch( profileStore );
	const isSyncing = useSelect(
		( select ) => select( profileStore ).isSyncing(),
		[]
	);
	return (
		<Button
			variant="tertiary"
			__next40pxDefaultSize
			isBusy={ isSyncing }
			disabled={ isSyncing }
			accessibleWhenDisabled
			onClick={ async () => {
				try {
					notices.push( {
						status: 'success',
						title: await sync(),
						message: '',
						lasts: SYNCED_LASTS,
					} );
				} catch ( thrown ) {
					fail( thrown );
				}
			} }
		>
			{ __( 'Sync', 'templately' ) }
		</Button>
	);
}

/** The key is made by the hub and shown once; the site keeps no copy that could be shown again. */
function ApiKey() {
	const { fail, notices } = useApp();
	const [ key, setKey ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const holder = useRef< HTMLDivElement >( null );

	const renew = async () => {
		setBusy( true );
		try {
			setKey( ( await rest.renewApiKey() ).api_key );
		} catch ( thrown ) {
			fail( thrown );
		} finally {
			setBusy( false );
		}
	};
	const copy = async () => {
		try {
			await navigator.clipboard.writeText( key );
			notices.push( {
				status: 'success',
				title: __( 'Copied.', 'templately' ),
				message: '',
			} );
		} catch {
			// Without access to the clipboard, select the key for the user.
			holder.current?.querySelector( 'input' )?.select();
		}
	};

	return (
		<section className="templately-stack templately-stack--tight">
			<h2 className="templately-subheading">
				{ __( 'API key', 'templately' ) }
			</h2>
			<p className="templately-soft">
				{ __(
					'Connects another site to this account. A new key replaces the old one and is shown once.',
					'templately'
				) }
			</p>
			{ key ? (
				<>
					<div className="templately-profile__key" ref={ holder }>
						<Field
							label={ __( 'Your new API key', 'templately' ) }
							name="new_api_key"
							value={ key }
							onChange={ () => {} }
						/>
						<Button
							variant="secondary"
							__next40pxDefaultSize
							onClick={ copy }
						>
							{ __( 'Copy', 'templately' ) }
						</Button>
					</div>
					<p className="templately-small" role="status">
						{ __(
							'Copy it now. You can’t see it again.',
							'templately'
						) }
					</p>
				</>
			) : (
				<div>
					<Button
						variant="secondary"
						__next40pxDefaultSize
						isBusy={ isBusy }
						disabled={ isBusy }
						onClick={ renew }
					>
						{ __( 'Generate API key', 'templately' ) }
					</Button>
				</div>
			) }
		</section>
	);
}
