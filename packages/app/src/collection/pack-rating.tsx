import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import * as rest from '@templately/rest';
import type { ItemDetails } from '@templately/rest';
import { Icon, icons } from '@templately/ui';
import { useApp } from '../shell/app-context';
import { ratingLabel } from '../lists/labels';

const STARS = [ 1, 2, 3, 4, 5 ];

/** Rating of a pack. A click rates at once; with the keyboard the user chooses first. */
export default function PackRating( { item }: { item: ItemDetails } ) {
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	if ( item.type !== 'packs' ) {
		return null;
	}
	return (
		<div className="templately-rating">
			<p className="templately-rating__average">
				{ item.rating > 0 ? (
					<>
						<Icon
							className="templately-icon"
							icon={ icons.star }
							size={ 16 }
						/>
						{ sprintf(
							/* translators: %s: average rating, such as 4.5. */
							__( '%s of 5', 'templately' ),
							ratingLabel( item.rating )
						) }
					</>
				) : (
					__( 'Not rated yet', 'templately' )
				) }
			</p>
			{ user && (
				<MyRating
					key={ `${ user.id } ${ item.id }` }
					packId={ item.id }
				/>
			) }
		</div>
	);
}

function MyRating( { packId }: { packId: number } ) {
	const { fail } = useApp();
	const name = useId();
	const mine = useSelect(
		( select ) => select( profileStore ).getMyRating( packId ),
		[ packId ]
	);
	const { receiveReviews } = useDispatch( profileStore );
	const { changeItem } = useDispatch( libraryStore );
	const [ chosen, setChosen ] = useState( mine );
	const [ isBusy, setBusy ] = useState( false );
	const [ said, setSaid ] = useState( '' );
	useEffect( () => setChosen( mine ), [ mine ] );

	const rate = async ( rating: number ) => {
		if ( isBusy || rating === 0 ) {
			return;
		}
		setChosen( rating );
		setBusy( true );
		try {
			const { reviews } = ( await rest.ratePack( packId, rating ) ).data;
			const average = reviews.pack[ packId ]?.average;
			receiveReviews( reviews );
			if ( average !== undefined ) {
				changeItem( packId, { rating: average } );
			}
			setSaid( __( 'Your rating was saved.', 'templately' ) );
		} catch ( thrown ) {
			setChosen( mine );
			setSaid( '' );
			fail( thrown );
		} finally {
			setBusy( false );
		}
	};

	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				void rate( chosen );
			} }
		>
			<fieldset className="templately-rating__mine">
				<legend>{ __( 'Your rating', 'templately' ) }</legend>
				<div className="templately-rating__stars">
					{ STARS.map( ( star ) => (
						<label
							key={ star }
							htmlFor={ `${ name }-${ star }` }
							className={ star <= chosen ? 'is-on' : '' }
						>
							<input
								id={ `${ name }-${ star }` }
								type="radio"
								name={ name }
								value={ star }
								checked={ star === chosen }
								onChange={ () => setChosen( star ) }
								onClick={ ( event ) => {
									// Arrow keys click too, at no place.
									if ( event.detail > 0 ) {
										void rate( star );
									}
								} }
							/>
							<Icon
								className="templately-icon"
								icon={
									star <= chosen
										? icons.star
										: icons.starEmpty
								}
								size={ 24 }
							/>
							<span className="screen-reader-text">
								{ sprintf(
									/* translators: %d: 1 to 5. */
									_n(
										'%d star',
										'%d stars',
										star,
										'templately'
									),
									star
								) }
							</span>
						</label>
					) ) }
				</div>
			</fieldset>
			{ chosen > 0 && chosen !== mine && (
				<Button
					type="submit"
					variant="secondary"
					size="compact"
					isBusy={ isBusy }
				>
					{ __( 'Rate', 'templately' ) }
				</Button>
			) }
			<p className="templately-small" role="status">
				{ said }
			</p>
		</form>
	);
}
