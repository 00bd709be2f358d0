import { Icon, icons } from '@templately/ui';

/** Why a template does not show, or only in part. */
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
