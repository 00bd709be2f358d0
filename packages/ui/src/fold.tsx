import type { ReactNode } from 'react';
import { Icon, chevronDown } from './icons';

import './fold.css';

/** A panel with a header that opens and closes its body, whatever others do. */
export const Fold = ( {
	title,
	children,
}: {
	title: string;
	children: ReactNode;
} ) => (
	<details className="templately-fold" open>
		<summary>
			<h2 className="templately-subheading">{ title }</h2>
			<Icon
				className="templately-icon"
				icon={ chevronDown }
				size={ 20 }
			/>
		</summary>
		<div className="templately-fold__body">{ children }</div>
	</details>
);
