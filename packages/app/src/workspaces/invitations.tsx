import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { createInterpolateElement, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Invitation } from '@templately/rest/workspaces';
import { store as workspacesStore } from '@templately/workspaces';
import { useApp } from '../app-context';
import { Failed } from '../layout/failed';
import { DateTime } from '../lists/table';
import { useResolved } from '../use-resolved';
import { roleLabel, texts } from './labels';

/** The invitations that wait for who is signed in. */
export function Invitations() {
	const { value, failure, retry } = useResolved(
		workspacesStore,
		'getInvitations'
	);
	if ( failure ) {
		return (
			<Failed
				failure={ failure }
				retry={ retry }
				line={ __(
					'Your invitations could not be loaded.',
					'templately'
				) }
			/>
		);
	}
	return value && value.length > 0 ? (
		<ul
			className="templately-invitations"
			aria-label={ __( 'Invitations', 'templately' ) }
		>
			{ value.map( ( invitation ) => (
				<InvitationRow
					key={ invitation.id }
					invitation={ invitation }
				/>
			) ) }
		</ul>
	) : null;
}

function InvitationRow( { invitation }: { invitation: Invitation } ) {
	const { fail, popups } = useApp();
	const { accept, decline } = useDispatch( workspacesStore );
	const [ isBusy, setBusy ] = useState( false );
	const { title } = invitation.workspace;
	const answer = async ( act: typeof accept, said: string ) => {
		setBusy( true );
		const result = await act( invitation.id );
		if ( result.isAnswered ) {
			popups.push( { status: 'success', title: said, message: '' } );
			return;
		}
		setBusy( false );
		fail( result.failure, texts.wrong() );
	};
	return (
		<li>
			<p>
				<strong dir="auto">
					{ sprintf(
						/* translators: 1: name of a person, 2: name of a workspace. */
						__( '%1$s invites you to “%2$s”.', 'templately' ),
						invitation.invited_by.name,
						title
					) }
				</strong>{ ' ' }
				<span className="templately-small">
					{ roleLabel( invitation.role ) }
					{ ' · ' }
					{ createInterpolateElement(
						/* translators: <date/> is a date. */
						__( 'Open until <date/>', 'templately' ),
						{ date: <DateTime at={ invitation.expires_at } /> }
					) }
				</span>
			</p>
			<Button
				variant="tertiary"
				size="compact"
				disabled={ isBusy }
				accessibleWhenDisabled
				aria-label={ sprintf(
					/* translators: %s: name of a workspace. */
					__( 'Decline: %s', 'templately' ),
					title
				) }
				onClick={ () =>
					void answer(
						decline,
						__( 'You have declined the invitation.', 'templately' )
					)
				}
			>
				{ __( 'Decline', 'templately' ) }
			</Button>
			<Button
				variant="secondary"
				size="compact"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				aria-label={ sprintf(
					/* translators: %s: name of a workspace. */
					__( 'Accept: %s', 'templately' ),
					title
				) }
				onClick={ () =>
					void answer(
						accept,
						sprintf(
							/* translators: %s: name of a workspace. */
							__( 'You work in “%s” now.', 'templately' ),
							title
						)
					)
				}
			>
				{ __( 'Accept', 'templately' ) }
			</Button>
		</li>
	);
}
