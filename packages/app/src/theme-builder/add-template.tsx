import { Modal, TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as conditionsStore } from '@templately/conditions';
import {
	type Failure,
	type Platform,
	type ThemeTemplateType,
	toFailure,
} from '@templately/rest';
import { Field } from '@templately/ui';
import { getModalCloseProps } from '@templately/ui/closing';
import { useApp } from '../shell/app-context';
import { FormFooter } from '@templately/ui/form-modal';
import { RequestError } from '../shell/request-error';
import { usePlatform } from '../shell/platform';
import { platformLabel } from '../lists/labels';
import { useResolved } from '../shell/use-resolved';
import { texts } from './labels';
import { TemplateTypeIllustration } from './template-type-illustration';

const PLATFORMS: Platform[] = [ 'gutenberg', 'elementor' ];

/** Creates a template and opens it in its builder. */
export function AddTemplate( { onClose }: { onClose: () => void } ) {
	const { can, themeBuilder } = useApp().host.site;
	const { platforms } = themeBuilder;
	const now = usePlatform();
	const [ platform, setPlatform ] = useState< Platform >(
		platforms.includes( now ) ? now : 'gutenberg'
	);
	const [ type, setType ] = useState( '' );
	const [ design, setDesign ] = useState( 0 );
	const [ title, setTitle ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< Failure >();
	const { createTemplate } = useDispatch( conditionsStore );

	const create = async () => {
		setBusy( true );
		setFailure( undefined );
		try {
			const { redirect } = await createTemplate( {
				platform,
				type,
				title: title.trim(),
				...( design > 0 && { item_id: design } ),
			} );
			// Busy until the new page loads.
			window.location.assign( redirect );
		} catch ( thrown ) {
			const refused = toFailure( thrown );
			// eslint-disable-next-line no-console -- the specification has it there as well.
			console.error( `${ refused.code }: ${ refused.message }` );
			setFailure( refused );
			setBusy( false );
		}
	};

	return (
		<Modal
			className="templately"
			title={ texts.addTemplate() }
			size="large"
			{ ...getModalCloseProps( isBusy, onClose ) }
		>
			<form
				className="templately-stack templately-add"
				onSubmit={ ( event ) => {
					event.preventDefault();
					if ( type && ! isBusy ) {
						void create();
					}
				} }
			>
				<PlatformChoice
					value={ platform }
					onChange={ ( chosen ) => {
						setPlatform( chosen );
						setType( '' );
						setDesign( 0 );
					} }
				/>
				<TypeChoice
					key={ platform }
					platform={ platform }
					value={ type }
					onChange={ ( chosen ) => {
						setType( chosen );
						setDesign( 0 );
					} }
				/>
				{ type && can.browse && (
					<DesignChoice
						key={ `${ platform } ${ type }` }
						platform={ platform }
						type={ type }
						value={ design }
						onChange={ setDesign }
					/>
				) }
				<Field
					label={ __( 'Name', 'templately' ) }
					name="title"
					value={ title }
					placeholder={ __(
						'Enter template name (optional)',
						'templately'
					) }
					onChange={ setTitle }
					autoComplete="off"
				/>
				{ failure && (
					<div className="templately-error" role="alert">
						<p>{ failure.message }</p>
						<p className="templately-small">{ failure.code }</p>
					</div>
				) }
				<FormFooter
					submitLabel={ __( 'Create Template', 'templately' ) }
					isBusy={ isBusy }
					canSubmit={ type !== '' }
					onClose={ onClose }
				/>
			</form>
		</Modal>
	);
}

/** The builder that the template is made in; one that the site does not have says so. */
function PlatformChoice( {
	value,
	onChange,
}: {
	value: Platform;
	onChange: ( platform: Platform ) => void;
} ) {
	const { platforms } = useApp().host.site.themeBuilder;
	const why = useId();
	return (
		<fieldset className="templately-types">
			<legend>{ __( 'Platform', 'templately' ) }</legend>
			<div className="templately-types__few">
				{ PLATFORMS.map( ( platform ) => {
					const isHere = platforms.includes( platform );
					return (
						<label
							key={ platform }
							className="templately-type"
							htmlFor={ `${ why }-${ platform }` }
						>
							<input
								id={ `${ why }-${ platform }` }
								type="radio"
								name="templately-platform"
								value={ platform }
								checked={ value === platform }
								disabled={ ! isHere }
								aria-describedby={ isHere ? undefined : why }
								onChange={ () => onChange( platform ) }
							/>
							<span>
								{ platformLabel( platform ) }
								{ ! isHere && (
									<span
										className="templately-small"
										id={ why }
									>
										{ __(
											'Not active on this site',
											'templately'
										) }
									</span>
								) }
							</span>
						</label>
					);
				} ) }
			</div>
		</fieldset>
	);
}

/** Select of a template type, with pictures and a search. */
function TypeChoice( {
	platform,
	value,
	onChange,
}: {
	platform: Platform;
	value: string;
	onChange: ( type: string ) => void;
} ) {
	const {
		value: types,
		failure,
		retry,
	} = useResolved( conditionsStore, 'getTypes', platform );
	const id = useId();
	const [ text, setText ] = useState( '' );
	const list = useRef< HTMLDivElement >( null );
	const matching = ( types ?? [] ).filter( ( type ) =>
		matches( type, text )
	);
	// The one that is chosen is always in sight.
	useEffect( () => {
		list.current
			?.querySelector( 'input:checked' )
			?.closest( 'label' )
			?.scrollIntoView( { block: 'nearest' } );
	}, [ value ] );
	if ( failure ) {
		return <RequestError failure={ failure } retry={ retry } />;
	}
	return (
		<fieldset className="templately-types">
			<legend>{ __( 'Template type', 'templately' ) }</legend>
			<TextControl
				label={ __( 'Search types', 'templately' ) }
				hideLabelFromVision
				value={ text }
				placeholder={ __( 'Select template type', 'templately' ) }
				onChange={ setText }
				onKeyDown={ ( event ) => {
					if ( event.key !== 'Enter' ) {
						return;
					}
					// Enter selects the only match and does not submit.
					event.preventDefault();
					if ( matching.length === 1 && matching[ 0 ] ) {
						onChange( matching[ 0 ].type );
					}
				} }
				autoComplete="off"
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			{ types ? (
				<div className="templately-types__all" ref={ list }>
					{ Object.entries( byGroup( matching ) ).map(
						( [ group, members ] ) => (
							<div
								key={ group }
								className="templately-types__group"
								role="group"
								aria-label={ group }
							>
								<h3 className="templately-small">{ group }</h3>
								{ members.map( ( { type, label } ) => (
									<label
										key={ type }
										className="templately-type"
										htmlFor={ `${ id }-${ type }` }
									>
										<input
											id={ `${ id }-${ type }` }
											type="radio"
											name="templately-type"
											value={ type }
											checked={ value === type }
											onChange={ () => onChange( type ) }
										/>
										<TemplateTypeIllustration
											type={ type }
										/>
										<span>{ label }</span>
									</label>
								) ) }
							</div>
						)
					) }
					<p className="templately-types__none" role="status">
						{ matching.length === 0
							? __( 'No type Found', 'templately' )
							: '' }
					</p>
				</div>
			) : (
				<div
					className="templately-bone"
					style={ { blockSize: 240 } }
					role="status"
					aria-label={ __( 'Loading…', 'templately' ) }
				/>
			) }
		</fieldset>
	);
}

const matches = ( { label, group }: ThemeTemplateType, text: string ) =>
	`${ label } ${ group }`
		.toLocaleLowerCase()
		.includes( text.trim().toLocaleLowerCase() );

/** Types under the headings that they stand under. */
function byGroup( types: ThemeTemplateType[] ) {
	const groups: Record< string, ThemeTemplateType[] > = {};
	types.forEach( ( type ) => {
		( groups[ type.group ] ??= [] ).push( type );
	} );
	return groups;
}

/** Select of a design for the new template, or none. */
function DesignChoice( {
	platform,
	type,
	value,
	onChange,
}: {
	platform: Platform;
	type: string;
	/** The design; 0 for none. */
	value: number;
	onChange: ( design: number ) => void;
} ) {
	const {
		value: designs,
		failure,
		retry,
	} = useResolved( conditionsStore, 'getDesigns', platform, type );
	const id = useId();
	if ( failure ) {
		return <RequestError failure={ failure } retry={ retry } />;
	}
	if ( ! designs ) {
		return (
			<div
				className="templately-bone templately-designs__bone"
				role="status"
				aria-label={ __( 'Loading designs…', 'templately' ) }
			/>
		);
	}
	if ( designs.length === 0 ) {
		return null;
	}
	const choices = [
		{
			id: 0,
			name: __( 'No design', 'templately' ),
			said:
				platform === 'elementor' ||
				[ 'header', 'footer' ].includes( type )
					? __( 'An empty template', 'templately' )
					: __( 'The theme’s template, if it has one', 'templately' ),
			thumbnail: '',
		},
		...designs.map( ( { id: number, name, pack, thumbnail } ) => ( {
			id: number,
			name,
			said: pack
				? sprintf(
						/* translators: %s: name of a pack of designs. */
						__( 'from %s', 'templately' ),
						pack
					)
				: '',
			thumbnail,
		} ) ),
	];
	return (
		<fieldset className="templately-types">
			<legend>{ __( 'Start with', 'templately' ) }</legend>
			<div className="templately-designs">
				{ choices.map( ( { id: design, name, said, thumbnail } ) => (
					<label
						key={ design }
						className="templately-type"
						htmlFor={ `${ id }-${ design }` }
					>
						<input
							id={ `${ id }-${ design }` }
							type="radio"
							name="templately-design"
							value={ design }
							checked={ value === design }
							onChange={ () => onChange( design ) }
						/>
						{ thumbnail ? (
							<img
								className="templately-designs__picture"
								src={ thumbnail }
								alt=""
								loading="lazy"
							/>
						) : (
							<span className="templately-designs__picture" />
						) }
						<span>
							{ name }
							<span className="templately-small">{ said }</span>
						</span>
					</label>
				) ) }
			</div>
		</fieldset>
	);
}
