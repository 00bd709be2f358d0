import type { DragEvent } from 'react';

const TYPE = 'application/x-templately-files';

/**
 * Notes what is dragged.
 *
 * @param event The beginning of it.
 * @param ids   Files.
 */
export function dragFiles( event: DragEvent, ids: number[] ): void {
	event.dataTransfer.setData( TYPE, JSON.stringify( ids ) );
	event.dataTransfer.effectAllowed = 'move';
}

export const isDraggingFiles = ( { dataTransfer }: DragEvent ): boolean =>
	dataTransfer.types.includes( TYPE );

/**
 * The files that were dropped.
 *
 * @param event The drop.
 */
export const draggedFiles = ( event: DragEvent ): number[] =>
	JSON.parse( event.dataTransfer.getData( TYPE ) ) as number[];
