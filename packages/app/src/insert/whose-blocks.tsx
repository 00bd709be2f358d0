import { __, sprintf } from '@wordpress/i18n';
import type { NeededPlugin } from '@templately/rest';
import { WhereToGet } from './plugin-list';

const namesOf = ( plugins: NeededPlugin[] ): string =>
	plugins.map( ( { name } ) => name ).join( ', ' );

/** Whose blocks this site lacks, and what to do about it. */
export const WhoseBlocks = ( { plugins }: { plugins: NeededPlugin[] } ) => {
	const missing = plugins.filter( ( { is_active: isActive } ) => ! isActive );
	if ( missing.length > 0 ) {
		return (
			<>
				<p>
					{ sprintf(
						/* translators: %s: names of plugins. */
						__(
							'They come with plugins that are not active here: %s.',
							'templately'
						),
						namesOf( missing )
					) }
				</p>
				{ missing
					.filter( ( { is_pro: isPro } ) => isPro )
					.map( ( plugin ) => (
						<p key={ plugin.slug }>
							<WhereToGet plugin={ plugin } />
						</p>
					) ) }
			</>
		);
	}
	return plugins.length > 0 ? (
		<p>
			{ sprintf(
				/* translators: %s: names of plugins. */
				__(
					'The plugins that they come with are active: %s. Save your work and reload the page; if they are still missing, a plugin has to be updated.',
					'templately'
				),
				namesOf( plugins )
			) }
		</p>
	) : (
		<p>
			{ __(
				'A block is named after its plugin: look for that on the Plugins screen.',
				'templately'
			) }
		</p>
	);
};

/** What a page needs and does not have yet. */
export const NotActive = ( { plugins }: { plugins: NeededPlugin[] } ) =>
	plugins.length > 0 ? (
		<p>
			{ sprintf(
				/* translators: %s: names of plugins. */
				__(
					'Parts of the page show only with plugins that are not active here: %s.',
					'templately'
				),
				namesOf( plugins )
			) }
		</p>
	) : null;
