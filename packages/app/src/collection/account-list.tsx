import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ListPage } from '@templately/profile';
import { EmptyFace } from '@templately/ui';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { argsOf, placeOf } from '../address';
import { useApp } from '../app-context';
import { ListScreen } from '../cloud/list-screen';
import { ViewChoice } from '../cloud/view-choice';
import { useUsage } from '../cloud/use-usage';
import type { NavigateOptions } from '../history';
import type { Resolved } from '../use-resolved';
import {
	argsOfChosen,
	chosenOf,
	planOptions,
	typeOptions,
	type Chosen,
} from './filter';
import type { View } from './use-view';

/** Narrows a list to something else, or goes to another of its pages. */
type Choose = ( change: Partial< Chosen >, options?: NavigateOptions ) => void;

/**
 * What the address of a list says, and the way to say something else.
 *
 * @param path The list's path.
 */
export function useChosen( path: string ): [ Chosen, Choose ] {
	const { history } = useApp().host;
	const chosen = chosenOf( argsOf( useSearch() ) );
	return [
		chosen,
		( change, options ) =>
			history.navigate(
				placeOf(
					path,
					argsOfChosen( { ...chosen, page: 1, ...change } )
				),
				options
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
	choose: Choose;
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

/** One of the account's lists, and what it is narrowed to. */
export function AccountList< Entry >( {
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
	bones,
	children,
}: Props< Entry > ) {
	const isNarrowed = chosen.type !== 'all' || chosen.plan !== 'all';
	useUsage( list.isLoading );
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
					<ViewChoice view={ view } onView={ onView } />
				</>
			}
			list={ list }
			turnTo={ ( page, options ) => choose( { page }, options ) }
			empty={
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
			}
			bones={ bones }
		>
			{ children }
		</ListScreen>
	);
}
