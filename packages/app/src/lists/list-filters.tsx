import { SelectControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	type CollectionFilter,
	type ListPage,
	store as profileStore,
} from '@templately/profile';
import type { Platform } from '@templately/rest';
import { SegmentedControl, EmptyState } from '@templately/ui';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { type Args, parseArgs, buildPath } from '../shell/paths';
import { useApp } from '../shell/app-context';
import type { NavigateOptions } from '../shell/history';
import { getStored, setStored } from '../shell/storage';
import type { Resolved } from '../shell/use-resolved';
import { useRefreshUsage } from './account-layout';
import { planLabel } from './labels';
import { ListScreen } from './list-screen';

export type View = 'list' | 'grid';

/** View of a list. The browser remembers it for each account. */
export function useView(
	list: string,
	first: View
): [ View, ( view: View ) => void ] {
	const account = useSelect(
		( select ) => select( profileStore ).getUser()?.id ?? 0,
		[]
	);
	const key = `templately-view-${ account }-${ list }`;
	const [ chosen, setChosen ] = useState< Record< string, View > >( {} );
	const stored = getStored( 'localStorage', key );
	return [
		chosen[ key ] ??
			( stored === 'list' || stored === 'grid' ? stored : first ),
		( view ) => {
			setChosen( { ...chosen, [ key ]: view } );
			setStored( 'localStorage', key, view );
		},
	];
}

/** Switches between list and grid. */
export const ViewToggle = ( {
	view,
	onView,
}: {
	view: View;
	onView: ( view: View ) => void;
} ) => (
	<SegmentedControl
		label={ __( 'View', 'templately' ) }
		value={ view }
		options={ [
			{ value: 'list', label: __( 'List', 'templately' ) },
			{ value: 'grid', label: __( 'Grid', 'templately' ) },
		] }
		onChange={ onView }
	/>
);

/** Item types: their names in the URL, and those of the API. */
const TYPES = {
	all: 'all',
	block: 'sections',
	page: 'pages',
	pack: 'packs',
} as const;

type TypeFilter = keyof typeof TYPES;

export const typeOptions = (): { value: TypeFilter; label: string }[] => [
	{ value: 'all', label: __( 'All', 'templately' ) },
	{ value: 'block', label: __( 'Block', 'templately' ) },
	{ value: 'page', label: __( 'Page', 'templately' ) },
	{ value: 'pack', label: __( 'Pack', 'templately' ) },
];

export const planOptions = () =>
	( [ 'all', 'starter', 'pro' ] as const ).map( ( value ) => ( {
		value,
		label: planLabel( value ),
	} ) );

const findValue = < Value extends string >(
	options: { value: Value }[],
	value: string | undefined
): Value | undefined =>
	options.find( ( option ) => option.value === value )?.value;

/** The filter in a list's URL. */
interface ListFilter {
	type: TypeFilter;
	plan: 'all' | 'starter' | 'pro';
	page: number;
}

/**
 * Reads a list's filter from its URL. Unknown values are ignored.
 *
 * @param args The URL's arguments.
 */
export const parseListFilter = ( args: Args ): ListFilter => ( {
	type: findValue( typeOptions(), args.itemType ) ?? 'all',
	plan: findValue( planOptions(), args.plan ) ?? 'all',
	page: /^[1-9]\d{0,5}$/.test( args.paged ?? '' ) ? Number( args.paged ) : 1,
} );

/**
 * The URL arguments of a filter, without those at their default.
 *
 * @param chosen The filter.
 */
export const toUrlArgs = ( chosen: ListFilter ): Args => ( {
	itemType: chosen.type === 'all' ? '' : chosen.type,
	plan: chosen.plan,
	paged: String( chosen.page ),
} );

export const toCollectionFilter = (
	{ type, plan, page }: ListFilter,
	platform: Platform
): Required< CollectionFilter > => ( {
	platform,
	itemType: TYPES[ type ],
	plan,
	page,
} );

/** Changes the filter, or goes to another page. */
type Choose = (
	change: Partial< ListFilter >,
	options?: NavigateOptions
) => void;

/**
 * The filter in the URL, and a function that changes it.
 *
 * @param path The list's path.
 */
export function useListFilter( path: string ): [ ListFilter, Choose ] {
	const { history } = useApp().host;
	const chosen = parseListFilter( parseArgs( useSearch() ) );
	return [
		chosen,
		( change, options ) =>
			history.navigate(
				buildPath(
					path,
					toUrlArgs( { ...chosen, page: 1, ...change } )
				),
				options
			),
	];
}

interface Props< Entry > {
	path: string;
	title: string;
	/** Beside the title: the number of entries. */
	note?: string;
	list: Resolved< ListPage< Entry > | undefined >;
	chosen: ListFilter;
	choose: Choose;
	/** Whether the list has filters. */
	hasFilter?: boolean;
	/** Whether the user may see pages. */
	canReadPages?: boolean;
	view: View;
	onView: ( view: View ) => void;
	empty: { title: string; text: string; action?: ReactNode };
	skeleton: ReactNode;
	children: ( entries: Entry[] ) => ReactNode;
}

/** A list of the account, with filters and view. */
export function AccountListScreen< Entry >( {
	path,
	title,
	note,
	list,
	chosen,
	choose,
	hasFilter = false,
	canReadPages = true,
	view,
	onView,
	empty,
	skeleton,
	children,
}: Props< Entry > ) {
	const isNarrowed = chosen.type !== 'all' || chosen.plan !== 'all';
	useRefreshUsage( list.isLoading );
	return (
		<ListScreen
			path={ path }
			title={ title }
			note={ note }
			tools={
				<>
					{ hasFilter && (
						<>
							<SelectControl
								label={ __( 'Type', 'templately' ) }
								labelPosition="side"
								value={ chosen.type }
								options={ typeOptions().filter(
									( { value: type } ) =>
										canReadPages || type !== 'page'
								) }
								onChange={ ( type ) => choose( { type } ) }
								__next40pxDefaultSize
								__nextHasNoMarginBottom
							/>
							<SelectControl
								label={ __( 'Plan', 'templately' ) }
								labelPosition="side"
								value={ chosen.plan }
								options={ planOptions() }
								onChange={ ( plan ) => choose( { plan } ) }
								__next40pxDefaultSize
								__nextHasNoMarginBottom
							/>
						</>
					) }
					<ViewToggle view={ view } onView={ onView } />
				</>
			}
			list={ list }
			turnTo={ ( page, options ) => choose( { page }, options ) }
			empty={
				<EmptyState
					title={
						isNarrowed
							? __( 'No matches', 'templately' )
							: empty.title
					}
					action={ isNarrowed ? undefined : empty.action }
				>
					{ isNarrowed
						? __(
								'Try another type or another plan.',
								'templately'
							)
						: empty.text }
				</EmptyState>
			}
			skeleton={ skeleton }
		>
			{ children }
		</ListScreen>
	);
}
