import { Icon, icons } from '@templately/ui';

/** What there is to know of a template: why it does not show, or not everywhere. */
export function TemplateNote( { text }: { text: string } ) {
	return text ? (
		<span className="templately-theme-builder__note">
			<Icon
				className="templately-icon"
				icon={ icons.caution }
				size={ 16 }
			/>
			{ text }
		</span>
	) : null;
}
