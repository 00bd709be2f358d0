import { button, buttons, cover, heading, paragraph, type Block } from '../../../src/blocks';
import { pageUrl } from '../../../src/picture';
import { pictures } from '../pictures';
import { quinceButton, type } from '../type';

/** Keeps the words' side of the picture at soot and lets the plate have the light. */
const SHADE = 'linear-gradient(90deg,rgba(20,17,14,0.72) 0%,rgba(20,17,14,0.4) 38%,rgba(20,17,14,0) 64%)';

export const hero: Block = cover(
	{
		label: 'Hero',
		picture: pictures.hero,
		focus: [ 100, 40 ],
		overlay: SHADE,
		align: 'full',
		height: 880,
		position: 'center left',
		text: 'bone',
		padding: { top: '96px', bottom: '120px', x: 'edge' },
		margin: { y: '0' },
	},
	[
		heading( 1, 'Dinner,<br>by the light<br>of one fire.', { ...type.display, text: 'bone', margin: { y: '0' } } ),
		paragraph( 'Wednesday to Sunday, from half past five<br>14 Tanner’s Row, behind the old dye works', { ...type.body, text: 'linen', margin: { top: '34px', bottom: '38px' } } ),
		buttons( { margin: { y: '0' } }, [ button( 'Book a table', pageUrl( 'book' ), quinceButton ) ] ),
	]
);
