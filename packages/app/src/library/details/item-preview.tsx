import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ItemDetails, Screenshot } from '@templately/rest';
import { ThumbnailPlaceholder, icons, Picture } from '@templately/ui';
import { Lightbox } from '@templately/ui/lightbox';
import type { ReactNode } from 'react';
import { getPreviewDesign } from '../../insert/item-action';
import { SitePreview } from '../../insert/lazy-site-preview';
import { useApp } from '../../shell/app-context';
import { getCardKind, toListType } from '../../lists/labels';
import {
	PreviewFrame,
	getPreviewTitle,
	DeviceToolbar,
	ViewSwitch,
	useDevice,
} from '../../lists/preview-frame';

/** The pictures of an item: its screenshots, else the one that there is. */
function getScreenshots( item: ItemDetails ): Screenshot[] {
	const url = item.banner || item.thumbnail;
	if ( item.screenshots.length > 0 || ! url ) {
		return item.screenshots;
	}
	return [ { url, width: 0, height: 0, alt: item.name } ];
}

/** View of an item: screenshots, an external demo, or a preview on this site. */
type Shown = 'pictures' | 'demo' | 'site';

/** Screenshots of an item, its live demo, and a preview on this site. */
export function ItemPreview( { item }: { item: ItemDetails } ) {
	const [ shown, setShown ] = useState< Shown >( 'pictures' );
	const isChosen = useRef( false );
	const design = getPreviewDesign( item );
	const toPictures = () => setShown( 'pictures' );
	const choice = (
		<ViewSwitch
			shown={ shown }
			onChange={ ( chosen ) => {
				isChosen.current = true;
				setShown( chosen );
			} }
			views={ {
				pictures: __( 'Screenshots', 'templately' ),
				demo: item.live_url && __( 'Live Demo', 'templately' ),
				site: design && __( 'On this site', 'templately' ),
			} }
			takesFocus={ isChosen.current }
		/>
	);
	if ( shown === 'demo' ) {
		return <Live item={ item } choice={ choice } onFail={ toPictures } />;
	}
	return shown === 'site' && design ? (
		<SitePreview item={ design } choice={ choice } />
	) : (
		<Screenshots item={ item } choice={ choice } />
	);
}

const screenshotLabel = ( index: number, total: number ) =>
	sprintf(
		/* translators: 1: number of the screenshot, 2: number of screenshots. */
		__( 'Screenshot %1$d of %2$d', 'templately' ),
		index + 1,
		total
	);

/** The screenshots: one on the stage, the others in a strip under it, and each as large as the window. */
function Screenshots( {
	item,
	choice,
}: {
	item: ItemDetails;
	choice: ReactNode;
} ) {
	const all = getScreenshots( item );
	const [ index, setIndex ] = useState( 0 );
	const [ isOpen, setOpen ] = useState( false );
	const current = all[ index ];
	return (
		<section aria-label={ __( 'Screenshots', 'templately' ) }>
			<div className="templately-stage">
				<div className="templately-stage__bar">
					{ choice }
					{ current && (
						<Button
							className="templately-push"
							size="compact"
							icon={ icons.fullscreen }
							label={ __( 'View full size', 'templately' ) }
							onClick={ () => setOpen( true ) }
						/>
					) }
				</div>
				<div
					className={ `templately-stage__view${ item.type === 'sections' ? ' is-block' : '' }` }
					// A tall screenshot scrolls, also with the keyboard.
					tabIndex={ 0 }
					role="group"
					aria-label={ screenshotLabel( index, all.length || 1 ) }
				>
					{ current ? (
						// The button above does the same for who has no pointer.
						// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above.
						<div
							className="templately-stage__picture"
							onClick={ () => setOpen( true ) }
						>
							<Picture
								className="templately-frame"
								src={ current.url }
								width={ current.width || undefined }
								height={ current.height || undefined }
								alt={ current.alt || item.name }
								isLazy={ false }
							/>
						</div>
					) : (
						<ThumbnailPlaceholder
							kind={ getCardKind( toListType( item ) ) }
						/>
					) }
				</div>
			</div>
			{ all.length > 1 && (
				<div
					className="templately-strip"
					role="group"
					aria-label={ __( 'All screenshots', 'templately' ) }
				>
					{ all.map( ( screenshot, at ) => (
						<button
							key={ screenshot.url }
							type="button"
							aria-current={ at === index ? 'true' : undefined }
							aria-label={ screenshotLabel( at, all.length ) }
							onClick={ () => setIndex( at ) }
						>
							<Picture
								src={ screenshot.thumbnail || screenshot.url }
								alt=""
								width={ 88 }
								height={ 66 }
							/>
						</button>
					) ) }
				</div>
			) }
			{ isOpen && (
				<Lightbox
					label={ sprintf(
						/* translators: %s: name of a design. */
						__( 'Screenshots of %s', 'templately' ),
						item.name
					) }
					pictures={ all.map( ( picture ) => ( {
						...picture,
						alt: picture.alt || item.name,
					} ) ) }
					first={ index }
					onClose={ () => setOpen( false ) }
				/>
			) }
		</section>
	);
}

/** The item as a page that lives, in the widths of three devices. */
function Live( {
	item,
	choice,
	onFail,
}: {
	item: ItemDetails;
	choice: ReactNode;
	onFail: () => void;
} ) {
	const { notices } = useApp();
	const [ device, setDevice ] = useDevice();
	return (
		<section
			className="templately-stage"
			aria-label={ __( 'Live Demo', 'templately' ) }
		>
			<div className="templately-stage__bar">
				{ choice }
				<DeviceToolbar
					device={ device }
					onDevice={ setDevice }
					address={ item.live_url }
				/>
			</div>
			<PreviewFrame
				address={ item.live_url }
				title={ getPreviewTitle( item.name ) }
				device={ device }
				onFail={ () => {
					notices.push( {
						status: 'error',
						title: __(
							'The live demo is not available',
							'templately'
						),
						message: __(
							'You can look at the screenshots instead.',
							'templately'
						),
					} );
					onFail();
				} }
			/>
		</section>
	);
}
