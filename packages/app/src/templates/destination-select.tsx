import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { GroupedSelect } from '@templately/ui/grouped-select';
import {
	toOptions,
	type WorkspaceOption,
	store as workspacesStore,
} from '@templately/workspaces';
import { selectLabels } from '../cloud/labels';
import { RequestError } from '../shell/request-error';
import { titles, workspacesFailedText } from '../lists/account-labels';
import { useResolved } from '../shell/use-resolved';
import type { Destination } from './push-request';

/** My Clouds, as the select calls it. */
const CLOUDS = '0';

/** Select of a destination: undefined, My Clouds (null), or a workspace. */
export function DestinationSelect( {
	chosen,
	onChoose,
}: {
	chosen: Destination | undefined;
	onChoose: ( destination: Destination ) => void;
} ) {
	const {
		value: choices,
		failure,
		retry,
	} = useResolved( workspacesStore, 'getChoices' );
	const { own, shared } = toOptions( choices ?? { own: [], shared: [] } );
	const isOnly = choices && own.length + shared.length === 0;
	useEffect( () => {
		if ( isOnly && chosen === undefined ) {
			onChoose( null );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known.
	}, [ isOnly ] );
	const getOptions = ( options: WorkspaceOption[] ) =>
		options.map( ( { value, label, isDisabled } ) => ( {
			value: String( value ),
			label,
			isDisabled,
		} ) );
	const value = chosen === null ? CLOUDS : String( chosen?.value ?? '' );
	return (
		<>
			<GroupedSelect
				label={ __( 'Destination', 'templately' ) }
				placeholder={ __( 'Choose a destination', 'templately' ) }
				value={ value }
				onChange={ ( id ) =>
					onChoose(
						[ ...own, ...shared ].find(
							( option ) => String( option.value ) === id
						) ?? null
					)
				}
				options={ [ { value: CLOUDS, label: titles.clouds() } ] }
				groups={ [
					{
						label: selectLabels.ownGroup(),
						options: getOptions( own ),
						empty: selectLabels.noWorkspace(),
					},
					{
						label: selectLabels.sharedGroup(),
						options: getOptions( shared ),
						empty: selectLabels.noWorkspace(),
					},
				] }
				empty={ emptyLabel( Boolean( choices ), Boolean( failure ) ) }
			/>
			{ failure && (
				<RequestError
					failure={ failure }
					retry={ retry }
					line={ workspacesFailedText() }
				/>
			) }
		</>
	);
}

/** Text without workspaces. Says "none" only after they loaded. */
function emptyLabel( isKnown: boolean, hasFailed: boolean ): string {
	if ( hasFailed ) {
		return workspacesFailedText();
	}
	return isKnown
		? selectLabels.noWorkspaces()
		: __( 'Loading…', 'templately' );
}
