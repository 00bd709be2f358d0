import { Button, ExternalLink, Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as importStore } from '@templately/fullsite-import';
import * as rest from '@templately/rest';
import type {
	ImportedKind,
	ImportResults,
	ItemDetails,
	MissingPlugin,
} from '@templately/rest';
import { Facts, Icon, icons, Picture } from '@templately/ui';
import { useAsyncAction } from '../shell/use-async-action';
import { Confetti } from './confetti';
import { useFullsiteImport } from './import-provider';
import { Disclosure, StepBody } from './step';
import { kindLabel, texts } from './labels';
import './fullsite-import.css';

interface Props {
	name: string;
	pack: ItemDetails | undefined;
	onClose: () => void;
}

/** Results of the import: what was created, what is missing, and a revert. */
export function Results( { name, pack, onClose }: Props ) {
	const { results, run } = useSelect( ( select ) => {
		const selectors = select( importStore );
		return {
			results: selectors.getFullSiteImport().results,
			run: selectors.getWizard().run,
		};
	}, [] );
	const reverting = useOpenRevert( run );
	const [ screenshot ] = pack?.screenshots ?? [];
	const src = screenshot?.url || pack?.banner || pack?.thumbnail;
	const kinds = results ? getKinds( results ) : [];
	const made = kinds.reduce( ( sum, [ , { succeed } ] ) => sum + succeed, 0 );
	return (
		<StepBody
			foot={
				<>
					<Button
						variant="tertiary"
						__next40pxDefaultSize
						isBusy={ reverting.isBusy }
						onClick={ reverting.run }
					>
						{ __( 'Revert', 'templately' ) }
					</Button>
					<span className="templately-push" />
					<Button
						variant="secondary"
						__next40pxDefaultSize
						onClick={ onClose }
					>
						{ __( 'Close', 'templately' ) }
					</Button>
				</>
			}
		>
			<Confetti />
			<div className="templately-wizard__body">
				<section className="templately-stack templately-stack--wide">
					<div className="templately-stack">
						<span
							className="templately-mark templately-mark--l"
							aria-hidden="true"
						>
							<Icon icon={ icons.check } size={ 24 } />
						</span>
						<h1 className="templately-title" tabIndex={ -1 }>
							{ getHeading( name, results ) }
						</h1>
						<p className="templately-lead">
							{ sprintf(
								/* translators: %d: number of pages, templates, pictures and so on. */
								_n(
									'%d item is in place.',
									'%d items are in place.',
									made,
									'templately'
								),
								made
							) }
						</p>
						<div className="templately-row">
							<Button
								variant="primary"
								__next40pxDefaultSize
								href={ homeAddress() }
								target="_blank"
								rel="noopener noreferrer"
							>
								{ __( 'Visit Site', 'templately' ) }
							</Button>
						</div>
					</div>
					{ reverting.failure && (
						<Notice status="error" isDismissible={ false }>
							{ reverting.failure.message }
						</Notice>
					) }
					{ results && <ResultsSummary results={ results } /> }
				</section>
				{ src && (
					<div className="templately-results__picture">
						<Picture
							className="templately-frame"
							src={ src }
							alt=""
							isLazy={ false }
						/>
					</div>
				) }
			</div>
		</StepBody>
	);
}

/** What an import created, with links to its pages, and what is missing. */
export const ResultsSummary = ( { results }: { results: ImportResults } ) => (
	<>
		<Facts facts={ getFacts( results, getKinds( results ) ) } />
		{ results.pages.length > 0 && (
			<ul
				className="templately-plugins"
				aria-label={ kindLabel( 'page' ) }
			>
				{ results.pages.map( ( { title, edit, visit } ) => (
					<li key={ edit }>
						<strong dir="auto">{ title }</strong>
						<span className="templately-plugins__state">
							<ExternalLink
								rel="noopener noreferrer"
								href={ visit }
								aria-label={ sprintf(
									/* translators: %s: title of a page. */
									__( 'View “%s”', 'templately' ),
									title
								) }
							>
								{ __( 'View', 'templately' ) }
							</ExternalLink>
							<a
								href={ edit }
								aria-label={ sprintf(
									/* translators: %s: title of a page. */
									__( 'Edit “%s”', 'templately' ),
									title
								) }
							>
								{ __( 'Edit', 'templately' ) }
							</a>
						</span>
					</li>
				) ) }
			</ul>
		) }
		<Missing results={ results } />
	</>
);

/** Names the pack, and what is missing of it. */
function getHeading( name: string, results: ImportResults | null ): string {
	const { plugins, theme } = results?.dependency_data ?? {};
	const failed = plugins?.failed.length ?? 0;
	if ( failed > 0 ) {
		return sprintf(
			/* translators: 1: name of a pack, 2: number of plugins. */
			_n(
				'%1$s is on your site, without %2$d plugin',
				'%1$s is on your site, without %2$d plugins',
				failed,
				'templately'
			),
			name,
			failed
		);
	}
	if ( theme && ! theme.success ) {
		return sprintf(
			/* translators: %s: name of a pack. */
			__( '%s is on your site, without its theme', 'templately' ),
			name
		);
	}
	return sprintf(
		/* translators: %s: name of a pack. */
		__( '%s is on your site', 'templately' ),
		name
	);
}

/** Address of the site, above wp-admin. */
const homeAddress = () =>
	window.location.href.replace( /\/wp-admin\/.*$/, '/' );

const getKinds = ( results: ImportResults ): [ string, ImportedKind ][] =>
	Object.entries( { ...results.template_types, ...results.post_types } );

function getFacts(
	{ dependency_data: { plugins, theme } }: ImportResults,
	kinds: [ string, ImportedKind ][]
): [ string, string ][] {
	const getCount = ( {
		total,
		succeed,
	}: {
		total: number;
		succeed: number;
	} ) =>
		sprintf(
			/* translators: 1: number of things that are here, 2: number of all of them. */
			__( '%1$d of %2$d', 'templately' ),
			succeed,
			total
		);
	return [
		...kinds.map( ( [ kind, counts ] ): [ string, string ] => [
			kindLabel( kind ),
			getCount( counts ),
		] ),
		[
			__( 'Theme', 'templately' ),
			theme.success ? ( theme.name ?? '' ) : '',
		],
		[
			__( 'Plugins', 'templately' ),
			plugins.total > 0 ? getCount( plugins ) : '',
		],
	];
}

function Missing( { results }: { results: ImportResults } ) {
	const { plugins, theme } = results.dependency_data;
	const others = [
		...getKinds( results ).flatMap( ( [ , { failed } ] ) => failed ),
		...results.left_out,
	];
	return (
		<div className="templately-stack templately-stack--tight">
			{ ! theme.success && (
				<Notice status="error" isDismissible={ false }>
					<strong>
						{ __( 'Theme Installation Failed', 'templately' ) }
					</strong>
					{ theme.why && <p>{ theme.why }</p> }
				</Notice>
			) }
			{ plugins.failed.map( ( plugin ) => (
				<Notice
					key={ plugin.slug }
					status="warning"
					isDismissible={ false }
				>
					<strong>{ texts.notFound( plugin.name ) }</strong>
					{ plugin.why && <p>{ plugin.why }</p> }
					<Purchase plugin={ plugin } />
				</Notice>
			) ) }
			{ others.length > 0 && (
				<Disclosure
					title={ sprintf(
						/* translators: %d: number of things. */
						_n(
							'%d item was left out',
							'%d items were left out',
							others.length,
							'templately'
						),
						others.length
					) }
				>
					<table>
						<tbody>
							{ others.map( ( { what, why }, index ) => (
								<tr key={ index }>
									<th scope="row" dir="auto">
										{ what }
									</th>
									<td>{ why }</td>
								</tr>
							) ) }
						</tbody>
					</table>
				</Disclosure>
			) }
		</div>
	);
}

/** Link to the shop of a plugin that is not in the directory. */
const Purchase = ( { plugin }: { plugin: MissingPlugin } ) =>
	plugin.is_pro && /^https?:\/\//.test( plugin.link ) ? (
		<p>
			<ExternalLink rel="noopener noreferrer" href={ plugin.link }>
				{ __( 'Purchase', 'templately' ) }
			</ExternalLink>
		</p>
	) : null;

/** Fetches an import, and opens the modal that reverts it. */
export function useOpenRevert( run: string ) {
	const { open } = useFullsiteImport();
	return useAsyncAction(
		async () =>
			open( { name: 'revert', run: await rest.getImport( run ) } ),
		true
	);
}
