import './tokens.css';
import './text.css';
import './card.css';
import './filter.css';
import './states.css';
import './fields.css';
import './dialog.css';
import './preferences.css';

export { Avatar, initials } from './avatar';
export { Badge } from './badge';
export { Banner } from './banner';
export { ThumbnailPlaceholder } from './blank-sheet';
export { Card, type CardKind, type LinkTarget } from './card';
export { SegmentedControl } from './choice';
export { EmptyState, ErrorState } from './faces';
export { Facts } from './facts';
export { Field, PasswordField } from './field';
export { IconList } from './glyphs';
export { Heart } from './heart';
export { Html } from './html';
export * as icons from './icons';
export { Icon } from './icons';
export { GridSkeleton, ItemGrid } from './item-grid';
export { Logo, NAME } from './mark';
export { pageWindow } from './page-window';
export { Pagination } from './pagination';
export { Picture } from './picture';
export { PopupOutlet } from './popup';
export {
	createPopupQueue,
	SUCCESS_LASTS,
	type Popup,
	type PopupQueue,
} from './popups';
export { SEARCH_MINIMUM, SearchBox } from './search-box';
export { Thumbnail } from './thumb';
export { TriState, type TriStateValue } from './tri-state';
