import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as conditionsStore } from '@templately/conditions';
import type { Platform } from '@templately/rest';
import { Icon, icons } from '@templately/ui';
import { useLink } from '../app-context';
import { Failed } from '../layout/failed';
import { useResolved } from '../use-resolved';
import { texts } from './texts';

/** Which of several templates shows on a page: the rules, and the table that decides. */
export function Ranks( { platform }: { platform: Platform } ) {
	const link = useLink();
	const heading = useRef< HTMLHeadingElement >( null );
	const {
		value: ranks,
		failure,
		retry,
	} = useResolved( conditionsStore, 'getSpecificity' );
	useEffect( () => heading.current?.focus( { preventScroll: true } ), [] );
	return (
		<div className="templately-stack templately-ranks">
			<a
				className="templately-ranks__back"
				{ ...link( `/${ platform }/theme-builder` ) }
			>
				<Icon
					className="templately-icon templately-directed"
					icon={ icons.chevronLeft }
					size={ 20 }
				/>
				{ texts.themeBuilder() }
			</a>
			<h1 className="templately-title" ref={ heading } tabIndex={ -1 }>
				{ texts.help() }
			</h1>
			<ul className="templately-prose">
				<li>
					{ __(
						'A header, a footer and a body are decided for each page on its own.',
						'templately'
					) }
				</li>
				<li>
					{ __(
						'One row that excludes the page takes the template out, whatever else it includes.',
						'templately'
					) }
				</li>
				<li>
					{ __(
						'Of those that are left, the one shows whose row is highest in this table. Of two that are equal, the newer one.',
						'templately'
					) }
				</li>
				<li>
					{ __(
						'A template that somebody chose for one page in its settings gives way only to ranks of 40 and more.',
						'templately'
					) }
				</li>
				<li>
					{ __(
						'An empty template shows nowhere. Where none is left, the theme’s own shows.',
						'templately'
					) }
				</li>
			</ul>
			<p className="templately-soft">
				{ __(
					'On the site itself, the toolbar says of each page which template shows, and why.',
					'templately'
				) }
			</p>
			{ failure && <Failed failure={ failure } retry={ retry } /> }
			{ ! failure && ! ranks && (
				<div
					className="templately-bone"
					style={ { blockSize: 320 } }
					role="status"
					aria-label={ __( 'Loading…', 'templately' ) }
				/>
			) }
			{ ranks && (
				<table
					className="templately-table templately-ranks__table"
					aria-label={ texts.help() }
				>
					<thead>
						<tr>
							<th scope="col">{ __( 'Rank', 'templately' ) }</th>
							<th scope="col">{ __( 'Row', 'templately' ) }</th>
						</tr>
					</thead>
					<tbody>
						{ ranks.map( ( { rank, rows } ) => (
							<tr key={ rank }>
								<th scope="row">{ rank }</th>
								<td>
									<ul className="templately-ranks__rows">
										{ rows.map( ( row ) => (
											<li key={ row }>{ row }</li>
										) ) }
									</ul>
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
		</div>
	);
}
