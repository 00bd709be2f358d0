import { Button, ExternalLink } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import {
	createInterpolateElement,
	useEffect,
	useId,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	AUTOCOMPLETE_DELAY,
	store as conditionsStore,
} from '@templately/conditions';
import type { ConditionsPreview } from '@templately/rest';
import { Icon, icons } from '@templately/ui';
import { useResolved } from '../shell/use-resolved';
import { relationText } from './labels';

/** Live preview of edited conditions. */
export function Preview( { templateId }: { templateId: number } ) {
	const rows = useSettled(
		useSelect(
			( select ) => select( conditionsStore ).getConditionStrings(),
			[]
		)
	);
	return rows.some( ( row ) => row.startsWith( 'include/' ) ) ? (
		<Matches templateId={ templateId } rows={ rows } />
	) : (
		<p className="templately-conditions__note" role="status">
			{ __(
				'This template appears nowhere until a row includes pages.',
				'templately'
			) }
		</p>
	);
}

function Matches( {
	templateId,
	rows,
}: {
	templateId: number;
	rows: string[];
} ) {
	const { value, failure, retry } = useResolved(
		conditionsStore,
		'getPreview',
		templateId,
		rows
	);
	const [ last, setLast ] = useState< ConditionsPreview >();
	useEffect( () => {
		if ( value ) {
			setLast( value );
		}
	}, [ value ] );
	const shown = value ?? last;
	if ( failure ) {
		return (
			<div className="templately-error" role="alert">
				<p>
					{ sprintf(
						/* translators: %s: what went wrong: a sentence. */
						__(
							'Couldn’t check where this template appears. %s',
							'templately'
						),
						failure.message
					) }
				</p>
				<Button variant="link" onClick={ retry }>
					{ __( 'Try again', 'templately' ) }
				</Button>
			</div>
		);
	}
	if ( ! shown ) {
		return (
			<div
				className="templately-bone"
				style={ { blockSize: 120 } }
				role="status"
				aria-label={ __( 'Loading…', 'templately' ) }
			/>
		);
	}
	return (
		<div
			className={ `templately-stack${ value ? '' : ' is-dimmed' }` }
			aria-busy={ ! value }
		>
			<Conflicts conflicts={ shown.conflicts } />
			<Pages pages={ shown.pages } />
		</div>
	);
}

/** Other templates on the same pages, which one wins, and links to them. */
const Conflicts = ( { conflicts }: Pick< ConditionsPreview, 'conflicts' > ) =>
	conflicts.length > 0 ? (
		<ul
			className="templately-conflicts"
			aria-label={ __(
				'Other templates on the same pages',
				'templately'
			) }
		>
			{ conflicts.map( ( conflict ) => (
				<li
					key={ conflict.template_id }
					className={
						conflict.relation === 'wins_over' ? '' : 'is-warning'
					}
				>
					<Icon
						className="templately-icon"
						icon={
							conflict.relation === 'wins_over'
								? icons.check
								: icons.caution
						}
						size={ 20 }
					/>
					<span>
						{ createInterpolateElement( relationText( conflict ), {
							template: (
								<ExternalLink
									href={ conflict.edit_link }
									dir="auto"
								>
									{ conflict.title ||
										`#${ conflict.template_id }` }
								</ExternalLink>
							),
						} ) }
					</span>
				</li>
			) ) }
		</ul>
	) : null;

/** Pages of this site that the rows match: real ones, to be looked at. */
function Pages( { pages }: Pick< ConditionsPreview, 'pages' > ) {
	const id = useId();
	const winning = pages.filter( ( { wins } ) => wins ).length;
	if ( pages.length === 0 ) {
		return (
			<p className="templately-conditions__note" role="status">
				{ __(
					'No page of this site matches these rows yet.',
					'templately'
				) }
			</p>
		);
	}
	return (
		<section
			className="templately-stack templately-stack--tight"
			aria-labelledby={ id }
		>
			<h2 className="templately-conditions__sum" id={ id }>
				{ __( 'Pages matched by these rows', 'templately' ) }
				<span className="templately-small" role="status">
					{ sprintf(
						/* translators: 1: number of pages on which the template shows, 2: number of pages that were looked at. */
						__( 'appears on %1$d of %2$d', 'templately' ),
						winning,
						pages.length
					) }
				</span>
			</h2>
			<ul className="templately-pages">
				{ pages.map( ( { title, url, wins } ) => (
					<li key={ url }>
						<ExternalLink href={ url } dir="auto" title={ url }>
							{ title }
						</ExternalLink>
						<span
							className={ `templately-pages__state${ wins ? ' is-shown' : '' }` }
						>
							{ wins
								? __( 'Appears', 'templately' )
								: __( 'Another template wins', 'templately' ) }
						</span>
					</li>
				) ) }
			</ul>
		</section>
	);
}

/** Rows after the user stopped editing. */
function useSettled( rows: string[] ): string[] {
	const [ settled, setSettled ] = useState( rows );
	useEffect( () => {
		const timer = setTimeout(
			() => setSettled( rows ),
			AUTOCOMPLETE_DELAY
		);
		return () => clearTimeout( timer );
	}, [ rows ] );
	return settled;
}
