import { Button, FormTokenField } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	areEqual,
	getFilter,
	getPluginFilterState,
	getSharedPluginFilterState,
	NO_FILTER,
	store as libraryStore,
	togglePlugin,
	toggleAllPlugins,
	togglePrice,
	type Filter,
} from '@templately/library';
import type { Dependency, ItemsQuery, Term } from '@templately/rest';
import { Badge, icons, TriState } from '@templately/ui';
import type { ReactNode } from 'react';
import { planLabel } from '../lists/labels';
import { type Resolved, useResolved } from '../shell/use-resolved';

interface Props {
	query: Required< ItemsQuery >;
	onFilter: ( filter: Filter ) => void;
}

/** Filters of a list. A category or a type applies at once, a combination when the user presses *Filter*. */
export function FilterPanel( { query, onFilter }: Props ) {
	const applied = getFilter( query );
	// Another filter that is applied, by whatever way, is where the next one begins.
	return (
		<Draft
			key={ JSON.stringify( [ query.platform, query.type, applied ] ) }
			query={ query }
			applied={ applied }
			onFilter={ onFilter }
		/>
	);
}

function Draft( { query, applied, onFilter }: Props & { applied: Filter } ) {
	const [ filter, setFilter ] = useState( applied );
	const plugins = useResolved(
		libraryStore,
		'getDependencies',
		query.platform
	);
	const tags = useResolved( libraryStore, 'getTags' );
	const hasPlugins = hasEntries( plugins );
	const hasTags = hasEntries( tags );
	const isNarrowed = ! areEqual( applied, NO_FILTER );
	return (
		<form
			className="templately-filter"
			aria-label={ __( 'Filter', 'templately' ) }
			onSubmit={ ( event ) => {
				event.preventDefault();
				onFilter( filter );
			} }
		>
			<Terms query={ query } filter={ filter } onChange={ onFilter } />
			{ hasPlugins && (
				<Dependencies
					resolved={ plugins }
					filter={ filter }
					onChange={ setFilter }
				/>
			) }
			{ hasTags && (
				<Tags
					resolved={ tags }
					filter={ filter }
					onChange={ setFilter }
				/>
			) }
			<div
				className="templately-filter__actions"
				role="presentation"
				// The press would close the tags' menu above, and the button would move away from under it.
				onMouseDown={ ( event ) => event.preventDefault() }
			>
				{ ( hasPlugins || hasTags ) && (
					<Button
						variant="primary"
						type="submit"
						disabled={ areEqual( filter, NO_FILTER ) }
						accessibleWhenDisabled
						__next40pxDefaultSize
					>
						{ __( 'Filter', 'templately' ) }
					</Button>
				) }
				{ isNarrowed && (
					<Button
						variant="tertiary"
						onClick={ () => onFilter( NO_FILTER ) }
						__next40pxDefaultSize
					>
						{ __( 'Reset', 'templately' ) }
					</Button>
				) }
			</div>
		</form>
	);
}

/** Whether a part of the panel has something to choose, or may still get it. */
const hasEntries = ( { value }: Resolved< unknown[] | undefined > ): boolean =>
	value?.length !== 0;

interface PartProps {
	filter: Filter;
	onChange: ( filter: Filter ) => void;
}

/** A part of the panel, which may still be on its way or have failed on its own. */
function WhenLoaded< Value >( {
	resolved: { value, failure, retry },
	children,
}: {
	resolved: Resolved< Value[] | undefined >;
	children: ( value: Value[] ) => ReactNode;
} ) {
	// The panel comes back when the list of designs does: what failed with it is asked for again.
	useEffect( () => {
		if ( failure ) {
			retry();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, for what was there before.
	}, [] );
	if ( failure ) {
		return (
			<p className="templately-small" role="alert">
				{ __( 'This list could not be loaded.', 'templately' ) }{ ' ' }
				<Button variant="link" onClick={ retry }>
					{ __( 'Try again', 'templately' ) }
				</Button>
			</p>
		);
	}
	return value ? (
		<>{ children( value ) }</>
	) : (
		<>
			{ [ 1, 2, 3, 4 ].map( ( line ) => (
				<div
					key={ line }
					className="templately-bone templately-bone--line"
				/>
			) ) }
		</>
	);
}

/** Categories of packs, or types of pages and blocks. */
function Terms( {
	query,
	filter,
	onChange,
}: PartProps & { query: Required< ItemsQuery > } ) {
	const isPacks = query.type === 'packs';
	const field = isPacks ? 'category_id' : 'template_type_id';
	const resolved = useResolved(
		libraryStore,
		isPacks ? 'getCategories' : 'getTemplateTypes',
		query.platform,
		query.type
	);
	return (
		<TermChoice
			legend={
				isPacks
					? __( 'Categories', 'templately' )
					: __( 'Types', 'templately' )
			}
			resolved={ resolved }
			value={ filter[ field ] }
			onChange={ ( id ) => onChange( { ...filter, [ field ]: id } ) }
		/>
	);
}

/** Radio buttons for one term or all terms. */
function TermChoice( {
	legend,
	resolved,
	value,
	onChange,
}: {
	legend: string;
	resolved: Resolved< Term[] | undefined >;
	value: number;
	onChange: ( id: number ) => void;
} ) {
	const name = useId();
	const all = { id: 0, name: __( 'All', 'templately' ), count: undefined };
	return (
		<fieldset className="templately-filter__group">
			<legend>{ legend }</legend>
			<WhenLoaded resolved={ resolved }>
				{ ( terms ) =>
					[ all, ...terms ].map( ( term ) => (
						<label
							key={ term.id }
							htmlFor={ `${ name }-${ term.id }` }
							className="templately-term"
						>
							<input
								type="radio"
								id={ `${ name }-${ term.id }` }
								name={ name }
								checked={ term.id === value }
								onChange={ () => onChange( term.id ) }
							/>
							<span dir="auto">{ term.name }</span>
							{ term.count !== undefined && (
								<span className="templately-term__count">
									{ term.count.toLocaleString() }
								</span>
							) }
						</label>
					) )
				}
			</WhenLoaded>
		</fieldset>
	);
}

function Dependencies( {
	resolved,
	filter,
	onChange,
}: PartProps & { resolved: Resolved< Dependency[] | undefined > } ) {
	const ids = ( resolved.value ?? [] ).map( ( { id } ) => id );
	const { activeFilter } = filter;
	const priceLabel = activeFilter
		? sprintf(
				/* translators: %s: Free or Pro. */
				__( 'Only %s designs', 'templately' ),
				planLabel( activeFilter )
			)
		: __( 'Free and Pro designs', 'templately' );
	return (
		<div
			role="group"
			aria-label={ __( 'Dependencies', 'templately' ) }
			className="templately-filter__group"
		>
			<div className="templately-filter__head">
				{ ids.length > 0 ? (
					<TriState
						isHeading
						value={ getSharedPluginFilterState( filter, ids ) }
						onTurn={ () =>
							onChange( toggleAllPlugins( filter, ids ) )
						}
					>
						{ __( 'Dependencies', 'templately' ) }
					</TriState>
				) : (
					<strong>{ __( 'Dependencies', 'templately' ) }</strong>
				) }
				<Button
					icon={ icons.filter }
					label={ priceLabel }
					size="compact"
					isPressed={ activeFilter !== '' }
					onClick={ () => onChange( togglePrice( filter ) ) }
				>
					{ activeFilter ? planLabel( activeFilter ) : undefined }
				</Button>
			</div>
			<WhenLoaded resolved={ resolved }>
				{ ( dependencies ) =>
					dependencies.map( ( { id, name, is_pro: isPro } ) => (
						<TriState
							key={ id }
							value={ getPluginFilterState( filter, id ) }
							onTurn={ () =>
								onChange( togglePlugin( filter, id ) )
							}
						>
							<span dir="auto">{ name }</span>
							{ isPro && (
								<Badge kind="pro">{ planLabel( 'pro' ) }</Badge>
							) }
						</TriState>
					) )
				}
			</WhenLoaded>
		</div>
	);
}

/**
 * Hides the hint of FormTokenField about separators. Since WordPress 7.1 an empty `help` does this, before that
 * a prop that is now deprecated.
 */
const WITHOUT_HELP = {
	help: '',
	__experimentalShowHowTo: '' as unknown as boolean,
};

function Tags( {
	resolved,
	filter,
	onChange,
}: PartProps & { resolved: Resolved< unknown[] | undefined > } ) {
	const options = useSelect(
		( select ) => select( libraryStore ).getTagOptions(),
		[]
	);
	const getLabel = ( id: number ) =>
		options?.find( ( { value } ) => value === id )?.label;
	return (
		<div className="templately-filter__group templately-filter__tags">
			<WhenLoaded resolved={ resolved }>
				{ () => (
					<FormTokenField
						label={ __( 'Tags', 'templately' ) }
						value={ filter.tags
							.map( getLabel )
							.filter( ( label ) => label !== undefined ) }
						suggestions={ ( options ?? [] ).map(
							( { label } ) => label
						) }
						maxSuggestions={ 500 }
						onChange={ ( tokens ) =>
							onChange( {
								...filter,
								tags: ( options ?? [] )
									.filter( ( { label } ) =>
										tokens.includes( label )
									)
									.map( ( { value } ) => value ),
							} )
						}
						__experimentalExpandOnFocus
						{ ...WITHOUT_HELP }
						__experimentalValidateInput={ ( token ) =>
							( options ?? [] ).some(
								( { label } ) => label === token
							)
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				) }
			</WhenLoaded>
		</div>
	);
}
