import { BlockSettingsMenuControls } from '@wordpress/block-editor';
import { Button, MenuItem, Spinner } from '@wordpress/components';
import { useCommand, useCommandLoader } from '@wordpress/commands';
import { useSelect } from '@wordpress/data';
import {
	PluginMoreMenuItem,
	PluginSidebar,
	store as editorStore,
} from '@wordpress/editor';
import {
	Fragment,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import type { ThemeBuilderTask } from '@templately/app';
import { Logo, NAME } from '@templately/ui/logo';
import { Dialogs } from '../dialogs';
import { useDesignCommands } from './design-commands';
import { library } from './library';

function Sidebar() {
	const { loaded } = useSyncExternalStore(
		library.subscribe,
		library.getState
	);
	const [ hasFailed, setFailed ] = useState( false );
	useEffect( () => {
		if ( ! hasFailed ) {
			library.load().catch( () => setFailed( true ) );
		}
	}, [ hasFailed ] );
	if ( hasFailed && ! loaded ) {
		return (
			<Button variant="secondary" onClick={ () => setFailed( false ) }>
				{ __( 'Try again', 'templately' ) }
			</Button>
		);
	}
	return loaded ? (
		<loaded.Panel host={ loaded.host } onOpen={ library.open } />
	) : (
		<Spinner />
	);
}

function AskCommand( {
	task,
	label,
}: {
	task: ThemeBuilderTask;
	label: string;
} ) {
	useCommand( {
		name: `templately/${ task.name }`,
		label,
		icon: <Logo />,
		callback: ( { close } ) => {
			close();
			library.ask( task );
		},
	} );
	return null;
}

/** Asks where a template shows after its first save in this editor, if it has no conditions yet. */
function useAskForConditions( templateId: number ): void {
	const isSaving = useSelect( ( select ) => {
		const { isSavingPost, isAutosavingPost } = select( editorStore );
		return isSavingPost() && ! isAutosavingPost();
	}, [] );
	const asked = useRef( 0 );
	useEffect( () => {
		if ( ! isSaving || templateId === 0 || asked.current === templateId ) {
			return;
		}
		return () => {
			asked.current = templateId;
			library.askForConditions( templateId );
		};
	}, [ isSaving, templateId ] );
}

/** Menu items and commands that create a theme template and edit the conditions of the open one. */
function ThemeBuilder() {
	const templateId = useSelect( ( select ) => {
		const {
			slug,
			wp_id: number,
			id,
		} = select( editorStore ).getCurrentPost();
		return slug?.startsWith( 'templately-' ) ? Number( number ?? id ) : 0;
	}, [] );
	useAskForConditions( templateId );
	const task: ThemeBuilderTask = { name: 'conditions', templateId };
	const label = __( 'Display conditions', 'templately' );
	return (
		<>
			<AskCommand
				task={ { name: 'add' } }
				label={ __( 'Add New Template', 'templately' ) }
			/>
			{ templateId > 0 && (
				<>
					<AskCommand task={ task } label={ label } />
					<PluginMoreMenuItem
						icon={ <Logo /> }
						onClick={ () => library.ask( task ) }
					>
						{ label }
					</PluginMoreMenuItem>
				</>
			) }
		</>
	);
}

/** Plugin of the editor: buttons, commands and panel. They load the library on first use. */
function Plugin() {
	const openLabel = window.templately.can.browse
		? sprintf(
				/* translators: %s: name of the product. */
				__( 'Open %s library', 'templately' ),
				NAME
			)
		: sprintf(
				/* translators: %s: name of the product. */
				__( 'Open %s', 'templately' ),
				NAME
			);
	const saves = [
		[ 'cloud', __( 'Save to cloud', 'templately' ) ],
		[ 'template', __( 'Save as template', 'templately' ) ],
	] as const;
	useCommand( {
		name: 'templately/open',
		label: openLabel,
		icon: <Logo />,
		callback: ( { close } ) => {
			close();
			library.open();
		},
	} );
	useCommandLoader( {
		name: 'templately/designs',
		hook: useDesignCommands,
		disabled: ! window.templately.can.browse,
	} );
	return (
		<>
			<PluginSidebar name="library" title={ NAME } icon={ <Logo /> }>
				<Sidebar />
			</PluginSidebar>
			<PluginMoreMenuItem icon={ <Logo /> } onClick={ library.open }>
				{ openLabel }
			</PluginMoreMenuItem>
			{ saves.map( ( [ as, label ] ) => (
				<Fragment key={ as }>
					<PluginMoreMenuItem
						icon={ <Logo /> }
						onClick={ () => library.save( 'document', as ) }
					>
						{ label }
					</PluginMoreMenuItem>
					<BlockSettingsMenuControls>
						{ ( { onClose } ) => (
							<MenuItem
								onClick={ () => {
									onClose();
									library.save( 'selection', as );
								} }
							>
								{ label }
							</MenuItem>
						) }
					</BlockSettingsMenuControls>
				</Fragment>
			) ) }
			<Dialogs library={ library } />
			{ window.templately.themeBuilder.can && <ThemeBuilder /> }
		</>
	);
}

/** Below this width the More menu is the way in. */
const WIDE_ENOUGH = '(min-width: 600px)';

function createButton(): HTMLButtonElement {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'components-button is-compact has-text';
	// The sidebar's button in the same toolbar has the mark.
	button.append( NAME );
	// Same gap as between the tools.
	button.style.marginInlineStart = '8px';
	button.setAttribute( 'aria-haspopup', 'dialog' );
	button.addEventListener( 'click', library.open );
	button.addEventListener( 'pointerenter', library.prefetch );
	button.addEventListener( 'focus', library.prefetch );
	return button;
}

/**
 * Keeps a button beside the editor's document tools, as a neighbour and no child of theirs: a foreign child would turn
 * off their arrow keys. WordPress offers no slot there, so it may one day not be found; the other ways in remain.
 */
function mountHeaderButton(): void {
	const button = createButton();
	const wide = window.matchMedia( WIDE_ENOUGH );
	const keep = () => {
		if ( ! wide.matches ) {
			button.remove();
		} else if ( ! button.isConnected ) {
			document
				.querySelector(
					'.editor-header__toolbar .editor-document-tools'
				)
				?.after( button );
		}
	};
	keep();
	wide.addEventListener( 'change', keep );
	new MutationObserver( keep ).observe( document.body, {
		childList: true,
		subtree: true,
	} );
}

registerPlugin( 'templately', { render: Plugin } );
mountHeaderButton();
