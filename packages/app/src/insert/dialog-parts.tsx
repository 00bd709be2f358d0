/** What the steps of an insert are made of, as they are shown. */
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, icons, Picture } from '@templately/ui';
import type { ComponentProps, ReactNode } from 'react';
import { kindLabel, listTypeOf } from '../lists/item-labels';
import type { Design } from './views';

/** What it is about. */
export const ItemLine = ( { item }: { item: Design } ) => (
	<div className="templately-dialog__item">
		{ item.thumbnail && (
			<Picture
				className="templately-thumb"
				src={ item.thumbnail }
				alt=""
				width={ 48 }
				height={ 48 }
			/>
		) }
		<span>
			<strong dir="auto">{ item.name }</strong>
			<br />
			<span className="templately-small">
				{ item.pack
					? sprintf(
							/* translators: 1: Page or Block, 2: name of a pack. */
							__( '%1$s from %2$s', 'templately' ),
							kindLabel( listTypeOf( item ) ),
							item.pack.name
						)
					: kindLabel( listTypeOf( item ) ) }
			</span>
		</span>
	</div>
);

/** That something is under way, and what. */
export const Progress = ( {
	label,
	children,
}: {
	label: string;
	children: ReactNode;
} ) => (
	<>
		<div
			className="templately-progress"
			role="progressbar"
			aria-label={ label }
		/>
		<p className="templately-soft" role="status">
			{ children }
		</p>
	</>
);

/** What came of it. */
export const Outcome = ( {
	isBad = false,
	children,
}: {
	isBad?: boolean;
	children: ReactNode;
} ) => (
	<div
		className={ `templately-outcome${ isBad ? ' is-bad' : '' }` }
		role={ isBad ? 'alert' : 'status' }
	>
		<span className="templately-outcome__mark">
			<Icon
				className="templately-icon"
				icon={ isBad ? icons.caution : icons.check }
				size={ 24 }
			/>
		</span>
		<div>{ children }</div>
	</div>
);

/** What can be done, the best of it last. */
export const Foot = ( { children }: { children: ReactNode } ) => (
	<div className="templately-dialog__foot">{ children }</div>
);

/** One of the things that can be done; a quiet one, unless it says otherwise. */
export const FootButton = ( props: ComponentProps< typeof Button > ) => (
	<Button variant="tertiary" __next40pxDefaultSize { ...props } />
);

/** The way out, beside what can be done; alone, it is what is done. */
export const CloseButton = ( {
	onClose,
	isAlone = false,
}: {
	onClose: () => void;
	isAlone?: boolean;
} ) => (
	<FootButton
		variant={ isAlone ? 'primary' : 'tertiary' }
		onClick={ onClose }
	>
		{ __( 'Close', 'templately' ) }
	</FootButton>
);

/** The way out while nothing is done yet. */
export const CancelButton = ( {
	onCancel,
	isDisabled = false,
}: {
	onCancel: () => void;
	isDisabled?: boolean;
} ) => (
	<FootButton
		disabled={ isDisabled }
		accessibleWhenDisabled
		onClick={ onCancel }
	>
		{ __( 'Cancel', 'templately' ) }
	</FootButton>
);

/** The way to do once more what failed. */
export const RetryButton = ( { onRetry }: { onRetry: () => void } ) => (
	<FootButton variant="primary" onClick={ onRetry }>
		{ __( 'Try again', 'templately' ) }
	</FootButton>
);
