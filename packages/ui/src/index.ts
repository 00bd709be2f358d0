import './tokens.css';
import './text.css';
import './card.css';
import './filter.css';
import './components.css';

export { Avatar, initials } from './avatar';
export { Badge } from './small';
export { ThumbnailPlaceholder } from './thumbnail-placeholder';
export { Card, type CardKind, type LinkTarget } from './card';
export { SegmentedControl } from './segmented-control';
export { EmptyState, ErrorState } from './states';
export { Facts } from './small';
export { Field, PasswordField } from './field';
export { IconList } from './small';
export { Heart, heart } from './small';
export { Html } from './html';
export * as icons from './icons';
export { Icon } from './icons';
export { GridSkeleton, ItemGrid } from './item-grid';
export { Logo, NAME } from './logo';
export { pageWindow } from './pagination';
export { Pagination } from './pagination';
export { Picture } from './picture';
export { NoticeOutlet } from './notice-outlet';
export {
	createNoticeQueue,
	SUCCESS_LASTS,
	type QueuedNotice,
	type NoticeQueue,
} from './notice-queue';
export { SEARCH_MINIMUM, SearchBox } from './search-box';
export { Thumbnail } from './small';
export { TriState, type TriStateValue } from './tri-state';
