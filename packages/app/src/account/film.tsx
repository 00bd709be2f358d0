import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NAME, icons } from '@templately/ui';
import { useApp } from '../app-context';
import { playerOf } from './player-of';

/** The film about the product. Nothing of it is fetched before somebody wants to see it. */
export function Film() {
	const { video } = useApp().host.site.links;
	const [ isOpen, setOpen ] = useState( false );
	if ( ! video ) {
		return null;
	}
	const player = playerOf( video );
	const title = __( 'The film', 'templately' );
	return (
		<p>
			<Button
				variant="secondary"
				className="templately-quiet"
				__next40pxDefaultSize
				icon={ icons.play }
				onClick={ () => setOpen( true ) }
			>
				{ __( 'Play video', 'templately' ) }
			</Button>
			{ isOpen && (
				<Modal
					className="templately"
					title={ title }
					size="large"
					onRequestClose={ () => setOpen( false ) }
				>
					{ player.isFile ? (
						<video
							className="templately-film"
							src={ player.src }
							aria-label={ NAME }
							controls
							autoPlay
							playsInline
						/>
					) : (
						<iframe
							className="templately-film"
							src={ player.src }
							title={ NAME }
							allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
							referrerPolicy="strict-origin-when-cross-origin"
							sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
						/>
					) }
				</Modal>
			) }
		</p>
	);
}
