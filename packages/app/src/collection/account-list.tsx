import { SelectControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ListPage } from '@templately/profile';
import { Choice, EmptyFace, Pagination } from '@templately/ui';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { argsOf, placeOf } from '../address';
import { useApp, useLink } from '../app-context';
import { Failed } from '../layout/failed';
import type { Resolved } from '../use-resolved';
import {
	argsOfChosen,
	chosenOf,
	planOptions,
	typeOptions,
	type Chosen,
} from './filter';
import type { View } from './use-view';
import { downloadsLabel, favouritesLabel, purchasesLabel } from './words';

const LISTS = [
	{ path: '/favourites', label: favouritesLabel },
	{ path: '/downloads', label: downloadsLabel },
	{ path: '/purchased-items', label: purchasesLabel },
	{ path: '/profile', label: () => __( 'Profile', 'templately' ) },
];

/**
 * What the address of a list says, and the way to say something else.
 *
 * @param path The list's path.
 */
export function useChosen(
	path: string
): [ Chosen, ( change: Partial< Chosen > ) => void ] {
	const { history } = useApp().host;
	const chosen = chosenOf( argsOf( useSearch() ) );
	return [
		chosen,
		( change ) =>
			history.navigate(
				placeOf(
					path,
					argsOfChosen( { ...chosen, page: 1, ...change } )
				)
			),
	];
}

interface Props< Entry > {
	path: string;
	title: string;
	/** Beside the title: how many there are. */
	note?: string;
	list: Resolved< ListPage< Entry > | undefined >;
	chosen: Chosen;
	choose: ( change: Partial< Chosen > ) => void;
	/** Whether the list can be narrowed. */
	hasFilter?: boolean;
	/** Whether pages may be asked for. */
	canReadPages?: boolean;
	view: View;
	onView: ( view: View ) => void;
	empty: { title: string; text: string };
	bones: ReactNode;
	children: ( entries: Entry[] ) => ReactNode;
}

/** One of the account's lists: where else one can go, what it is narrowed to, and its four faces. */
export function AccountList< Entry >( {
	path,
	title,
	note,
	list: { value, failure, retry },
	chosen,
	choose,
	hasFilter = false,
	canReadPages = true,
	view,
	onView,
	empty,
	bones,
	children,
}: Props< Entry > ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const isNarrowed = chosen.type !== 'all' || chosen.plan !== 'all';
	const turnTo = ( page: number ) => {
		choose( { page } );
		heading.current?.focus( { preventScroll: true } );
		heading.current?.closest( '.templately-app' )?.scrollIntoView();
	};
	return (
		<div className="templately-lists">
			<Navigation path={ path } />
			<div className="templately-lists__main" id="templately-results">
				<div className="templately-toolbar">
					<div className="templately-toolbar__title">
						<h1
							className="templately-title"
							ref={ heading }
							tabIndex={ -1 }
						>
							{ title }
						</h1>
						{ note && <p className="templately-soft">{ note }</p> }
					</div>
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
					<Choice
						label={ __( 'View', 'templately' ) }
						value={ view }
						options={ [
							{
								value: 'list',
								label: __( 'List', 'templately' ),
							},
							{
								value: 'grid',
								label: __( 'Grid', 'templately' ),
							},
						] }
						onChange={ onView }
					/>
				</div>
				{ failure && <Failed failure={ failure } retry={ retry } /> }
				{ ! failure && ! value && bones }
				{ ! failure && value && value.items.length === 0 && (
					<EmptyFace
						title={
							isNarrowed
								? __( 'Nothing here matches', 'templately' )
								: empty.title
						}
					>
						{ isNarrowed
							? __(
									'Try another type, or another plan.',
									'templately'
								)
							: empty.text }
					</EmptyFace>
				) }
				{ ! failure &&
					value &&
					value.items.length > 0 &&
					children( value.items ) }
				{ ! failure && value && value.totalPage > 1 && (
					<Pagination
						current={ value.currentPage }
						total={ value.totalPage }
						onChange={ turnTo }
					/>
				) }
			</div>
		</div>
	);
}

/** The account's other screens. */
function Navigation( { path }: { path: string } ) {
	const link = useLink();
	return (
		<nav
			className="templately-lists__nav"
			aria-label={ __( 'My account', 'templately' ) }
		>
			<ul className="templately-lists__links">
				{ LISTS.map( ( entry ) => (
					<li key={ entry.path }>
						<a
							{ ...link( entry.path ) }
							aria-current={
								entry.path === path ? 'page' : undefined
							}
						>
							{ entry.label() }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
