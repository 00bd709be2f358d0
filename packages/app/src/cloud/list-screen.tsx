import { useRef } from '@wordpress/element';
import { Pagination } from '@templately/ui';
import type { ReactNode } from 'react';
import type { NavigateOptions } from '../history';
import { NOT_FOUND } from '../error-codes';
import { Failed } from '../layout/failed';
import { useHeld } from '../library/use-held';
import type { Resolved } from '../use-resolved';
import { useLastPage, type TurnTo } from '../use-last-page';
import { CloudLayout, type OnDrop } from './cloud-layout';

/** Goes to another part of a list: other words, another page. */
export type Go = (
	args: { q?: string; paged?: string },
	options?: NavigateOptions
) => void;

/** A page of a list. */
interface Page< Entry > {
	items: Entry[];
	currentPage: number;
	totalPage: number;
}

interface Props< Entry > {
	path: string;
	title: string;
	/** Under the title. */
	note?: ReactNode;
	/** Above the title. */
	before?: ReactNode;
	/** Beside the title: what can be done with all of it. */
	beside?: ReactNode;
	/** After the title: what the list is narrowed to, and how it is shown. */
	tools?: ReactNode;
	list: Resolved< Page< Entry > | undefined >;
	turnTo: TurnTo;
	onDrop?: OnDrop;
	/** Stands where there is no such list, or not any more. */
	notListed?: ReactNode;
	/** Stands where there is nothing. */
	empty: ReactNode;
	/** The shape of what is on its way. */
	bones: ReactNode;
	children: ( entries: Entry[] ) => ReactNode;
}

/** A list in the cloud's layout, with its four faces. */
export function ListScreen< Entry >( {
	path,
	title,
	note,
	before,
	beside,
	tools,
	list: { value, failure, retry },
	turnTo,
	onDrop,
	notListed,
	empty,
	bones,
	children,
}: Props< Entry > ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const { shown, isHeld } = useHeld( useLastPage( value, turnTo ) );
	const turn = ( page: number ) => {
		turnTo( page );
		heading.current?.focus( { preventScroll: true } );
		heading.current?.closest( '.templately-app' )?.scrollIntoView();
	};
	return (
		<CloudLayout path={ path } onDrop={ onDrop }>
			{ before }
			<div className="templately-toolbar">
				<div className="templately-toolbar__title">
					<div className="templately-toolbar__heading">
						<h1
							className="templately-title"
							ref={ heading }
							tabIndex={ -1 }
							dir="auto"
						>
							{ title }
						</h1>
						{ beside }
					</div>
					{ note && <p className="templately-soft">{ note }</p> }
				</div>
				{ tools }
			</div>
			{ failure &&
				( failure.code === NOT_FOUND && notListed ? (
					notListed
				) : (
					<Failed failure={ failure } retry={ retry } />
				) ) }
			{ ! failure && ! shown && bones }
			{ ! failure && shown && (
				<div
					className={ isHeld ? 'templately-held' : undefined }
					aria-busy={ isHeld }
				>
					{ shown.items.length > 0 && children( shown.items ) }
					{ shown.items.length === 0 && ( isHeld ? bones : empty ) }
				</div>
			) }
			{ ! failure && shown && shown.totalPage > 1 && (
				<Pagination
					current={ shown.currentPage }
					total={ shown.totalPage }
					onChange={ turn }
				/>
			) }
		</CloudLayout>
	);
}
