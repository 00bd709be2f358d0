import { store as libraryStore } from '@templately/library';
import type { ItemType, Platform, Term } from '@templately/rest';
import type { ReactNode } from 'react';
import { RequestError } from '../shell/request-error';
import { useResolved } from '../shell/use-resolved';

type Terms = Partial< Record< 'categories' | 'templateTypes', Term[] > >;

interface Props {
	platform: Platform;
	type: ItemType;
	/** Lists whose terms the address names. */
	named: readonly ( keyof Terms )[];
	terms?: Terms;
	/** Shown while loading. */
	waiting: ReactNode;
	children: ( terms: Terms ) => ReactNode;
}

const SELECTORS = {
	categories: 'getCategories',
	templateTypes: 'getTemplateTypes',
} as const;

/** Loads the terms that the address names by their slugs. */
export function TermsLoader( { named, terms = {}, ...props }: Props ) {
	const [ of, ...others ] = named;
	return of ? (
		<TermList of={ of } named={ others } terms={ terms } { ...props } />
	) : (
		<>{ props.children( terms ) }</>
	);
}

function TermList( {
	of,
	terms,
	...props
}: Props & { of: keyof Terms; terms: Terms } ) {
	const { value, failure, retry } = useResolved(
		libraryStore,
		SELECTORS[ of ],
		props.platform,
		props.type
	);
	if ( failure ) {
		return <RequestError failure={ failure } retry={ retry } />;
	}
	return value ? (
		<TermsLoader { ...props } terms={ { ...terms, [ of ]: value } } />
	) : (
		<>{ props.waiting }</>
	);
}
