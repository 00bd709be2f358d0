import { __, _n, sprintf } from '@wordpress/i18n';
import { pluginsToBring } from '@templately/fullsite-import';
import type { ImportPlan, PlannedObject } from '@templately/rest';
import type { ReactNode } from 'react';
import {
	durationLabel,
	kindLabel,
	namesLabel,
	settingLabel,
	sizeLabel,
} from './labels';
import { Disclosure } from './step';
import './fullsite-import.css';

interface Props {
	plan: ImportPlan;
	/** Numbers of what comes. */
	comes: ReadonlySet< number >;
	theme: string;
	plugins: string[];
}

/** What the import creates, changes, installs and keeps. */
export function PlanSummary( { plan, comes, theme, plugins }: Props ) {
	const objects = plan.objects.filter( ( { number } ) =>
		comes.has( number )
	);
	const created = objects.filter( ( { action } ) => action === 'create' );
	const replaced = objects.filter( ( { action } ) => action === 'replace' );
	const kept = objects.filter( ( { action } ) => action === 'reuse' );
	const isThemeNew =
		plan.theme !== null &&
		plan.theme.state !== 'active' &&
		( theme === plan.theme.slug || plan.theme.must_have );
	const wanted = pluginsToBring( plan.plugins, plugins );
	const installed = plan.plugins.filter(
		( { slug, is_pro: isPro, installed: isHere } ) =>
			wanted.includes( slug ) && ( ! isPro || isHere )
	);
	const sums: [ string, number ][] = [
		[ __( 'To create', 'templately' ), created.length ],
		[
			__( 'To change', 'templately' ),
			plan.settings.length + replaced.length + ( isThemeNew ? 1 : 0 ),
		],
		[
			__( 'To install', 'templately' ),
			installed.length +
				( isThemeNew && plan.theme?.state === 'missing' ? 1 : 0 ),
		],
		[ __( 'Reused', 'templately' ), kept.length ],
	];
	return (
		<section
			className="templately-stack"
			aria-labelledby="templately-what-happens"
		>
			<div className="templately-stack templately-stack--tight">
				<h2 className="templately-heading" id="templately-what-happens">
					{ __( 'What this import does', 'templately' ) }
				</h2>
				<p className="templately-soft">
					{ sprintf(
						/* translators: 1: duration, such as About 2 minutes, 2: size, such as 38 MB. */
						__(
							'Nothing has changed yet. %1$s, %2$s.',
							'templately'
						),
						durationLabel( plan.seconds ),
						sizeLabel( plan.disk )
					) }
				</p>
			</div>
			<dl className="templately-sums">
				{ sums.map( ( [ name, sum ] ) => (
					<div key={ name }>
						<dt className="templately-soft">{ name }</dt>
						<dd>{ sum.toLocaleString() }</dd>
					</div>
				) ) }
			</dl>
			<div>
				<Part
					title={ __( 'Created', 'templately' ) }
					rows={ [ ...byKind( created ), ...byNote( created ) ] }
				/>
				<Part
					title={ __( 'Changed', 'templately' ) }
					rows={ [
						...plan.settings.map(
							( { name, before, after } ): Row => [
								settingLabel( name ),
								toChange( before, after ),
							]
						),
						...( isThemeNew && plan.theme
							? [
									[
										__( 'Theme', 'templately' ),
										toChange(
											plan.theme.before,
											plan.theme.name
										),
									] as Row,
								]
							: [] ),
						...byKind( replaced ),
						...byNote( replaced ),
					] }
				/>
				<Part
					title={ __( 'Installed', 'templately' ) }
					rows={ [
						...( isThemeNew && plan.theme?.state === 'missing'
							? [
									[
										__( 'Theme', 'templately' ),
										plan.theme.name,
									] as Row,
								]
							: [] ),
						...installed.map(
							( { name, installed: isHere } ): Row => [
								isHere
									? __( 'Activated', 'templately' )
									: __( 'Plugin', 'templately' ),
								name,
							]
						),
					] }
				/>
				<Part
					title={ __( 'Reused', 'templately' ) }
					rows={ [ ...byKind( kept ), ...byNote( kept ) ] }
				/>
				<Part
					title={ __( 'Good to know', 'templately' ) }
					rows={ plan.notes.map( ( { message } ): Row => [
						'',
						message,
					] ) }
				/>
				<Part
					title={ __( 'Not in this pack', 'templately' ) }
					rows={ plan.left_out.map( ( { what, reason } ): Row => [
						what,
						reason,
					] ) }
					isClosed
				/>
			</div>
			<p className="templately-small">
				{ __(
					'You can undo this import under Templately → Imports → Revert.',
					'templately'
				) }
			</p>
		</section>
	);
}

type Row = [ name: string, value: ReactNode ];

const toChange = ( before: string, after: string ): ReactNode => (
	<>
		{ before && <s>{ before }</s> }
		{ before && ' → ' }
		{ after }
	</>
);

/** The notes of things, each once, with the names of the things it is about. */
const byNote = ( objects: PlannedObject[] ): Row[] =>
	[ ...new Set( objects.map( ( { note } ) => note ) ) ]
		.filter( Boolean )
		.map( ( note ) => [
			namesLabel(
				objects
					.filter( ( object ) => object.note === note )
					.map( ( { title, slug } ) => title || slug )
			),
			note,
		] );

/** Things of each kind, by their names; pictures, terms and fonts by their number. */
const byKind = ( objects: PlannedObject[] ): Row[] =>
	[ ...new Set( objects.map( ( { kind } ) => kind ) ) ].map( ( kind ) => {
		const all = objects.filter( ( object ) => object.kind === kind );
		return [
			kindLabel( kind ),
			kind === 'media'
				? sprintf(
						/* translators: %d: number of media files. */
						_n(
							'%d media file',
							'%d media files',
							all.length,
							'templately'
						),
						all.length
					)
				: sprintf(
						/* translators: 1: number of things, 2: their names. */
						__( '%1$d: %2$s', 'templately' ),
						all.length,
						namesLabel(
							all.map( ( { title, slug } ) => title || slug )
						)
					),
		];
	} );

function Part( {
	title,
	rows,
	isClosed = false,
}: {
	title: string;
	rows: Row[];
	isClosed?: boolean;
} ) {
	return rows.length > 0 ? (
		<Disclosure title={ title } isOpen={ ! isClosed }>
			<table>
				<tbody>
					{ rows.map( ( [ name, value ], index ) => (
						<tr key={ index }>
							<th scope="row">{ name }</th>
							<td dir="auto">{ value }</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</Disclosure>
	) : null;
}
