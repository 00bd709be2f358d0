import { useRef } from '@wordpress/element';
import { Pagination } from '@templately/ui';
import type { ReactNode } from 'react';
import { NOT_FOUND } from '../shell/errors';
import type { NavigateOptions } from '../shell/history';
import { RequestError } from '../shell/request-error';
import type { Resolved } from '../shell/use-resolved';
import { AccountLayout, type OnDrop } from './account-layout';
import { Page, TurnTo, useLastPage } from './table';
import { usePreviousWhileLoading } from './list-parts';

/** Goes to another search or another page of a list. */
export type Go = (
	args: { q?: string; paged?: string },
	options?: NavigateOptions
) => void;

interface Props< Entry > {
	path: string;
	title: string;
	/** Under the title. */
	note?: ReactNode;
	/** Above the title. */
	before?: ReactNode;
	/** Beside the title: actions for the whole list. */
	beside?: ReactNode;
	/** After the title: search, filters and view. */
	tools?: ReactNode;
	list: Resolved< Page< Entry > | undefined >;
	turnTo: TurnTo;
	onDrop?: OnDrop;
	/** Shown when the list does not exist. */
	notListed?: ReactNode;
	/** Shown when the list is empty. */
	empty: ReactNode;
	/** Shown while the list loads. */
	skeleton: ReactNode;
	children: ( entries: Entry[] ) => ReactNode;
}

/** A list in the account's layout, with its states: loading, failed, empty and filled. */
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
	skeleton,
	children,
}: Props< Entry > ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const { shown, isHeld } = usePreviousWhileLoading(
		useLastPage( value, turnTo )
	);
	const turn = ( page: number ) => {
		turnTo( page );
		heading.current?.focus( { preventScroll: true } );
		heading.current?.closest( '.templately-app' )?.scrollIntoView();
	};
	return (
		<AccountLayout path={ path } onDrop={ onDrop }>
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
					<RequestError failure={ failure } retry={ retry } />
				) ) }
			{ ! failure && ! shown && skeleton }
			{ ! failure && shown && (
				<div
					className={ isHeld ? 'templately-held' : undefined }
					aria-busy={ isHeld }
				>
					{ shown.items.length > 0 && children( shown.items ) }
					{ shown.items.length === 0 &&
						( isHeld ? skeleton : empty ) }
				</div>
			) }
			{ ! failure && shown && shown.totalPage > 1 && (
				<Pagination
					current={ shown.currentPage }
					total={ shown.totalPage }
					onChange={ turn }
				/>
			) }
		</AccountLayout>
	);
}
