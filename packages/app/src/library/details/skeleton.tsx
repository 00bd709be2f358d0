/** Placeholder of the details screen. It is part of the first chunk, unlike the screen. */
export const DetailsSkeleton = () => (
	<>
		<div
			className="templately-details__wide templately-bone"
			style={ { blockSize: 40, inlineSize: '40%' } }
		/>
		<div className="templately-stage templately-bone" />
		<div className="templately-stack">
			{ [ 1, 2, 3, 4, 5 ].map( ( line ) => (
				<div
					key={ line }
					className="templately-bone templately-bone--line"
				/>
			) ) }
		</div>
	</>
);
