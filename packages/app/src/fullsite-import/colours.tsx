import { Button, ColorPicker, Dropdown } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { PackColor } from '@templately/rest';

interface Props {
	colors: PackColor[];
	/** Id of a colour to what it was changed to. */
	chosen: Record< string, string >;
	onChange: ( chosen: Record< string, string > ) => void;
}

/** The pack's colours, each to be another one. */
export const Colours = ( { colors, chosen, onChange }: Props ) => (
	<section className="templately-stack templately-stack--tight">
		<div className="templately-row">
			<h2 className="templately-subheading">
				{ __( 'Colours', 'templately' ) }
			</h2>
			<span className="templately-push">
				<Button
					variant="tertiary"
					size="compact"
					disabled={ Object.keys( chosen ).length === 0 }
					accessibleWhenDisabled
					onClick={ () => onChange( {} ) }
				>
					{ __( 'Reset', 'templately' ) }
				</Button>
			</span>
		</div>
		<div className="templately-colours">
			{ colors.map( ( { id, title, color } ) => {
				const value = chosen[ id ] ?? color;
				return (
					<Dropdown
						key={ id }
						popoverProps={ { className: 'templately' } }
						renderToggle={ ( { isOpen, onToggle } ) => (
							<button
								type="button"
								className="templately-colour"
								aria-expanded={ isOpen }
								aria-label={ sprintf(
									/* translators: 1: name of a colour, 2: its value, such as #1e1e1e. */
									__( '%1$s: %2$s', 'templately' ),
									title,
									value.toUpperCase()
								) }
								onClick={ onToggle }
							>
								<i style={ { background: value } } />
								<span>
									<span dir="auto">{ title }</span>
									<br />
									<span
										className="templately-small"
										// Its number sign stands before it in every script.
										dir="ltr"
									>
										{ value.toUpperCase() }
									</span>
								</span>
							</button>
						) }
						renderContent={ () => (
							<ColorPicker
								color={ value }
								enableAlpha={ false }
								onChange={ ( next ) =>
									onChange( { ...chosen, [ id ]: next } )
								}
							/>
						) }
					/>
				);
			} ) }
		</div>
	</section>
);
