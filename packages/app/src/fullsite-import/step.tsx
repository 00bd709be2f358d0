import { ProgressBar } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { store as libraryStore } from '@templately/library';
import type { Item, ItemDetails, Platform } from '@templately/rest';
import { Icon, icons } from '@templately/ui';
import { useResolved } from '../shell/use-resolved';
import { __, sprintf } from '@wordpress/i18n';
import './fullsite-import.css';

/** Content and footer of a step. The heading gets the focus when the step opens. */
export function StepBody( {
	className = '',
	foot,
	children,
}: {
	className?: string;
	foot?: ReactNode;
	children: ReactNode;
} ) {
	const main = useRef< HTMLDivElement >( null );
	const heading = useRef< HTMLElement | null >( null );
	useEffect( () => {
		const now = main.current?.querySelector< HTMLElement >( 'h1' ) ?? null;
		const page = now?.ownerDocument;
		const isLost = page?.activeElement === page?.body;
		// When what was waited for has come, another one stands there, and the focus went with the first.
		if ( now !== heading.current && ( ! heading.current || isLost ) ) {
			now?.focus();
		}
		heading.current = now;
	} );
	return (
		<>
			<div
				className={ `templately-wizard__main ${ className }` }
				ref={ main }
			>
				{ children }
			</div>
			{ foot && (
				<footer className="templately-wizard__foot">{ foot }</footer>
			) }
		</>
	);
}

/**
 * A pack with all that its own screen shows; undefined until it is here, and where it is not to be had.
 *
 * @param pack          What is known of it.
 * @param pack.platform Its builder.
 * @param pack.slug     Its slug.
 */
export function usePack( pack: {
	platform: Platform;
	slug: string;
} ): ItemDetails | undefined {
	const { value } = useResolved(
		libraryStore,
		'getItem',
		pack.platform,
		'packs',
		pack.slug
	);
	return value ?? undefined;
}

/** Pictures of a pack's pages, the front page first. */
export const getStyleSheets = ( pack: ItemDetails | undefined ): string[] =>
	pack
		? pack.items
				.filter( ( item: Item ) => item.type === 'pages' )
				.map( ( { thumbnail } ) => thumbnail )
				.filter( Boolean )
		: [];

interface Props {
	label: string;
	percent: number;
	isBad?: boolean;
}

/** Progress as a number and a bar. */
export const Progress = ( { label, percent, isBad = false }: Props ) => (
	<>
		<p className="templately-percent" aria-hidden="true">
			{ sprintf(
				/* translators: %d: percent. */
				__( '%d%%', 'templately' ),
				percent
			) }
		</p>
		<ProgressBar
			className={ isBad ? 'templately-bar is-bad' : 'templately-bar' }
			value={ percent }
			aria-label={ label }
		/>
	</>
);

/** A list that opens and closes under its title. */
export const Disclosure = ( {
	title,
	note,
	isOpen = false,
	children,
}: {
	title: string;
	/** Shown before the arrow. */
	note?: string;
	isOpen?: boolean;
	children: ReactNode;
} ) => (
	<details className="templately-plan" open={ isOpen }>
		<summary>
			{ title }
			<span className="templately-push templately-soft">{ note }</span>
			<Icon
				className="templately-icon"
				icon={ icons.chevronDown }
				size={ 24 }
			/>
		</summary>
		{ children }
	</details>
);
