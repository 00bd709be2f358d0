import { Button, ExternalLink, Modal, Notice } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import {
	matchesNothing,
	store as conditionsStore,
} from '@templately/conditions';
import { type Failure, toFailure } from '@templately/rest';
import { icons } from '@templately/ui';
import { useApp } from '../shell/app-context';
import { RequestError } from '../shell/request-error';
import { usePlatform } from '../shell/platform';
import { resolve, useResolved } from '../shell/use-resolved';
import { ConditionFields } from './condition-fields';
import { Preview } from './preview';
import { texts } from './labels';

/** Conditions of a template. */
export function ConditionsDialog( {
	templateId,
	onClose,
}: {
	templateId: number;
	onClose: () => void;
} ) {
	const registry = useRegistry();
	const { edit, discardEdits } = useDispatch( conditionsStore );
	const {
		value: answer,
		failure,
		retry,
	} = useResolved( conditionsStore, 'getTemplate', templateId );
	const isEdited = useSelect(
		( select ) =>
			select( conditionsStore ).getEditedTemplate() === templateId,
		[ templateId ]
	);
	// How the modal closes: the form asks first if changes would be lost.
	const request = useRef( onClose );

	useEffect( () => {
		if ( ! answer ) {
			return;
		}
		let isHere = true;
		const begin = async () => {
			const { platform, type } = answer.template;
			const types =
				answer.template_conditions.length === 0
					? // Without them the first row is the whole site.
						await resolve(
							registry,
							conditionsStore,
							'getTypes',
							platform
						).catch( () => undefined )
					: undefined;
			if ( isHere ) {
				edit(
					templateId,
					types?.find( ( { type: name } ) => name === type )
						?.condition
				);
			}
		};
		void begin();
		return () => {
			isHere = false;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is there: what is saved later begins nothing anew.
	}, [ Boolean( answer ) ] );
	useEffect( () => () => void discardEdits(), [ discardEdits ] );

	return (
		<Modal
			className="templately templately-conditions"
			contentLabel={ texts.conditionsTitle() }
			size="large"
			// WordPress's own header has room for one line.
			__experimentalHideHeader
			onRequestClose={ () => request.current() }
		>
			<div className="templately-conditions__body">
				<div className="templately-conditions__head">
					<h1 className="templately-heading">
						{ texts.conditionsTitle() }
					</h1>
					<Button
						icon={ icons.close }
						label={ __( 'Close', 'templately' ) }
						onClick={ () => request.current() }
					/>
				</div>
				{ failure && (
					<RequestError failure={ failure } retry={ retry } />
				) }
				{ ! failure && ! isEdited && <ConditionsSkeleton /> }
				{ ! failure && isEdited && (
					<ConditionsForm
						templateId={ templateId }
						request={ request }
						onClose={ onClose }
					/>
				) }
			</div>
		</Modal>
	);
}

/** The shape of what is on its way. */
const ConditionsSkeleton = () => (
	<div
		className="templately-stack"
		role="status"
		aria-label={ __( 'Loading…', 'templately' ) }
	>
		<div className="templately-bone templately-bone--line" />
		{ [ 1, 2 ].map( ( row ) => (
			<div
				key={ row }
				className="templately-bone"
				style={ { blockSize: 40 } }
			/>
		) ) }
		<div className="templately-bone" style={ { blockSize: 160 } } />
	</div>
);

function ConditionsForm( {
	templateId,
	request,
	onClose,
}: {
	templateId: number;
	request: { current: () => void };
	onClose: () => void;
} ) {
	const { notices } = useApp();
	const { addCondition, changeCondition, removeCondition, save } =
		useDispatch( conditionsStore );
	const { answer, config, conditions, isChanged } = useSelect(
		( select ) => {
			const selectors = select( conditionsStore );
			return {
				answer: selectors.getTemplate( templateId ),
				config: selectors.getConditions(),
				conditions: selectors.getConditionsForSave(),
				isChanged: selectors.isChanged(),
			};
		},
		[ templateId ]
	);
	const [ isSaving, setSaving ] = useState( false );
	const [ isLeaving, setLeaving ] = useState( false );
	const [ failure, setFailure ] = useState< Failure >();
	// Errors by row id, because rows can change before the next request.
	const [ errors, setErrors ] = useState< Record< number, string > >( {} );
	const help = useHelpAddress();
	const { list, focusRow, addButton } = useRowFocus();

	request.current = () => {
		if ( isSaving ) {
			return;
		}
		if ( isChanged ) {
			setLeaving( true );
		} else {
			onClose();
		}
	};

	const submit = async () => {
		setSaving( true );
		setLeaving( false );
		setFailure( undefined );
		setErrors( {} );
		const sent = conditions.map( ( { id } ) => id );
		try {
			const { message } = await save();
			onClose();
			notices.push( { status: 'success', title: message, message: '' } );
		} catch ( thrown ) {
			const refused = toFailure( thrown );
			setFailure( refused );
			setErrors( getFieldErrors( refused, sent ) );
			setSaving( false );
		}
	};

	return (
		<form
			className="templately-stack"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void submit();
			} }
		>
			<p className="templately-soft" dir="auto">
				{ answer?.template.title }
			</p>
			{ answer?.template.note && (
				<Notice status="warning" isDismissible={ false }>
					{ answer.template.note }
				</Notice>
			) }
			<ul className="templately-conditions__rows" ref={ list }>
				{ conditions.map( ( condition, index ) => (
					<li key={ condition.id } data-type={ condition.type }>
						<ConditionFields
							condition={ condition }
							number={ index + 1 }
							config={ config }
							error={ errors[ condition.id ] ?? '' }
							onChange={ changeCondition }
							onRemove={ () => {
								removeCondition( condition.id );
								focusRow( index );
							} }
						/>
					</li>
				) ) }
			</ul>
			<div>
				<Button
					ref={ addButton }
					variant="tertiary"
					__next40pxDefaultSize
					icon={ icons.plus }
					disabled={ isSaving }
					accessibleWhenDisabled
					onClick={ () => {
						addCondition();
						focusRow( conditions.length );
					} }
				>
					{ __( 'Add New Condition', 'templately' ) }
				</Button>
			</div>
			{ matchesNothing( conditions ) && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'This template shows nowhere: its conditions exclude everything that they include.',
						'templately'
					) }
				</Notice>
			) }
			<Preview templateId={ templateId } />
			{ failure && (
				<div className="templately-error" role="alert">
					<p>
						{ sprintf(
							/* translators: %s: what went wrong: a sentence. */
							__(
								'%s Your conditions are still here.',
								'templately'
							),
							failure.message
						) }
					</p>
					<p className="templately-small">{ failure.code }</p>
				</div>
			) }
			{ isLeaving ? (
				<DiscardPrompt
					onStay={ () => setLeaving( false ) }
					onLeave={ onClose }
				/>
			) : (
				<div className="templately-dialog__foot">
					<ExternalLink
						className="templately-conditions__help"
						href={ help }
					>
						{ texts.help() }
					</ExternalLink>
					<Button
						type="submit"
						variant="primary"
						__next40pxDefaultSize
						isBusy={ isSaving }
						disabled={ isSaving }
						accessibleWhenDisabled
					>
						{ isSaving ? texts.saving() : saveLabel( failure ) }
					</Button>
				</div>
			) }
		</form>
	);
}

/** Maps the response's errors, by row number, to row ids. */
const getFieldErrors = (
	failure: Failure,
	sent: number[]
): Record< number, string > =>
	Object.fromEntries(
		sent.flatMap( ( id, index ) => {
			const error = failure.data.fields?.[ `conditions.${ index }` ];
			return error ? [ [ id, error ] ] : [];
		} )
	);

/** After a failure "try again"; after a validation error "save". */
const saveLabel = ( failure: Failure | undefined ): string =>
	failure && ! failure.data.fields
		? __( 'Try again', 'templately' )
		: __( 'Save & Close', 'templately' );

/** Asks before changes are lost. */
function DiscardPrompt( {
	onStay,
	onLeave,
}: {
	onStay: () => void;
	onLeave: () => void;
} ) {
	const stay = useRef< HTMLButtonElement >( null );
	useEffect( () => stay.current?.focus(), [] );
	return (
		<div className="templately-dialog__foot">
			<p className="templately-conditions__leaving" role="alert">
				{ __( 'Your changes are not saved.', 'templately' ) }
			</p>
			<Button
				variant="tertiary"
				isDestructive
				__next40pxDefaultSize
				onClick={ onLeave }
			>
				{ __( 'Discard changes', 'templately' ) }
			</Button>
			<Button
				ref={ stay }
				variant="primary"
				__next40pxDefaultSize
				onClick={ onStay }
			>
				{ __( 'Keep editing', 'templately' ) }
			</Button>
		</div>
	);
}

/** Brings the focus to a row that was added, or to what took the place of one that was taken away. */
function useRowFocus() {
	const list = useRef< HTMLUListElement >( null );
	const addButton = useRef< HTMLButtonElement >( null );
	const [ wanted, setWanted ] = useState< number >();
	useEffect( () => {
		if ( wanted === undefined ) {
			return;
		}
		const rows = list.current?.children;
		const row = rows?.[ Math.min( wanted, rows.length - 1 ) ];
		( row?.querySelector( 'select' ) ?? addButton.current )?.focus();
		setWanted( undefined );
	}, [ wanted ] );
	return { list, addButton, focusRow: setWanted };
}

/** URL of the help on the plugin's page, also inside an editor. */
const useHelpAddress = (): string =>
	addQueryArgs( useApp().host.site.adminUrl, {
		path: `${ usePlatform() }/theme-builder/help`,
	} );
