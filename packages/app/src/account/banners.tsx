import { Button, ExternalLink, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { createInterpolateElement, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Profile } from '@templately/rest';
import { useApp } from '../shell/app-context';
import { addQueryArgs } from '@wordpress/url';
import { useLocation } from 'wouter';
import { shouldShowFreeNotice } from './checkout';
import { usePlanOffer, useUpgrade } from './account-provider';

/** Asks an unverified person to verify, on every screen. */
export function VerifyBanner() {
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	const isUnverified = useSelect(
		( select ) => select( profileStore ).isUnverified(),
		[]
	);
	return user && isUnverified ? <VerifyBannerContent user={ user } /> : null;
}

function VerifyBannerContent( { user }: { user: Profile } ) {
	const { fail, notices } = useApp();
	const { checkVerified } = useDispatch( profileStore );
	const [ isBusy, setBusy ] = useState( false );
	const check = async () => {
		setBusy( true );
		try {
			if ( ! ( await checkVerified() ) ) {
				notices.push( {
					status: 'error',
					title: __( 'Not verified yet', 'templately' ),
					message: __(
						'Open the link in our message, then try again.',
						'templately'
					),
				} );
			}
		} catch ( thrown ) {
			fail( thrown );
		} finally {
			setBusy( false );
		}
	};
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			spokenMessage=""
			actions={ [
				{
					label: isBusy
						? __( 'Verifying . . .', 'templately' )
						: __( "I've verified & Close", 'templately' ),
					disabled: isBusy,
					onClick: check,
				},
			] }
		>
			{ createInterpolateElement(
				sprintf(
					/* translators: %s: e-mail address. */
					__(
						'<strong>Please verify your email.</strong> We sent a link to %s. <resend/>',
						'templately'
					),
					user.email
				),
				{
					strong: <strong />,
					resend: <ResendLink email={ user.email } />,
				}
			) }
		</Notice>
	);
}

/** The page that sends the verification again: it gets the address, and no hint of where it was clicked. */
export function ResendLink( {
	email,
	isButton = false,
}: {
	email: string;
	/** Whether it is what there is to do first. */
	isButton?: boolean;
} ) {
	const { resend } = useApp().host.site.links;
	if ( ! resend ) {
		return null;
	}
	const link = {
		href: addQueryArgs( resend, { email } ),
		target: '_blank',
		rel: 'noopener noreferrer',
		referrerPolicy: 'no-referrer',
	} as const;
	const label = __( 'Resend verification', 'templately' );
	return isButton ? (
		<Button variant="primary" __next40pxDefaultSize { ...link }>
			{ label }
		</Button>
	) : (
		<a { ...link }>{ label }</a>
	);
}

/** Over the packs: what the free plan allows, until that has been read. */
export function FreeNotice() {
	const { fail, host } = useApp();
	const [ path ] = useLocation();
	const { hideNotice } = useDispatch( profileStore );
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	const offer = usePlanOffer();
	const upgrade = useUpgrade();
	const { can } = host.site;
	if ( ! user || ! shouldShowFreeNotice( user, path ) ) {
		return null;
	}
	const hide = () => hideNotice().catch( fail );
	// Shared accounts: only administrators may dismiss it.
	const mayHide = ! user.signed_as_global || can.manage;
	return (
		<Notice
			spokenMessage=""
			isDismissible={ mayHide }
			onRemove={ hide }
			actions={
				offer
					? [
							{
								label: __( 'Upgrade', 'templately' ),
								onClick: upgrade,
							},
						]
					: []
			}
		>
			{ __(
				'You can use Templately on unlimited local sites and 2 live sites for free.',
				'templately'
			) }
			<HelpLinks />
		</Notice>
	);
}

/** After a sentence: the provider's own pages about sites and the product, those of them that there are. */
export function HelpLinks() {
	const { manageSites, docs } = useApp().host.site.links;
	return (
		<>
			{ manageSites && (
				<>
					{ ' ' }
					<ExternalLink
						rel="noopener noreferrer"
						href={ manageSites }
					>
						{ __( 'Manage Site', 'templately' ) }
					</ExternalLink>
				</>
			) }
			{ docs && (
				<>
					{ manageSites ? ' · ' : ' ' }
					<ExternalLink rel="noopener noreferrer" href={ docs }>
						{ __( 'Documentation', 'templately' ) }
					</ExternalLink>
				</>
			) }
		</>
	);
}
