import {
	button,
	buttons,
	cover,
	heading,
	paragraph,
	type Block,
} from '../../../src/blocks';
import { links } from '../links';
import { pictures } from '../pictures';
import { quinceButton, type } from '../type';

/** Keeps the words' side of the picture at soot and lets the plate have the light. */
const SHADE =
	'linear-gradient(90deg,rgba(20,17,14,0.86) 0%,rgba(20,17,14,0.72) 32%,rgba(20,17,14,0) 66%)';

export const hero: Block = cover(
	{
		label: 'Hero',
		picture: pictures.hero,
		focus: [ 100, 40 ],
		overlay: SHADE,
		align: 'full',
		// As tall as it is wide by the picture's own measure, so that the jug stays clear of the words.
		height: 58,
		unit: 'vw',
		text: 'bone',
		padding: {
			top: 'clamp(128px, 15vw, 216px)',
			bottom: 'clamp(64px, 900px - 115vw, 330px)',
			x: 'edge',
		},
		margin: { y: '0' },
	},
	[
		heading( 1, 'Dinner,<br>by the light<br>of one fire.', {
			...type.display,
			text: 'bone',
			margin: { y: '0' },
		} ),
		paragraph(
			'Wednesday to Sunday<br>from half past five<br>14 Tanner’s Row, Lower Weir',
			{
				...type.body,
				text: 'linen',
				margin: { top: '34px', bottom: '38px' },
			}
		),
		buttons( { margin: { y: '0' } }, [
			button( 'Book a table', links.book, quinceButton ),
		] ),
	]
);
