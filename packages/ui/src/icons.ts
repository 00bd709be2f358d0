/** Every icon of the product: @wordpress/icons changes its names often. */
export {
	Icon,
	check,
	chevronDown,
	chevronLeft,
	chevronRight,
	closeSmall as close,
	caution,
	copy,
	download,
	funnel as filter,
	lineSolid as minus,
	moreVertical,
	seen,
	starFilled as star,
	unseen,
} from '@wordpress/icons';
