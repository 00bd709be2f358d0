<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Import\Content\Imported_Document;
use Templately\Site\Import\Plan\Portable_Settings;
use Templately\Site\Import\Run\Step_Context;

/** Sets title, logo, front page, menu locations and widgets from the pack and the wizard. */
final class Settings_Step {

	private Imported_Document $documents;

	private Content_Step $content;

	public function __construct( Imported_Document $documents, Content_Step $content ) {
		$this->documents = $documents;
		$this->content   = $content;
	}

	public function write( Step_Context $context ): void {
		$here   = $this->content->destination( $context );
		$values = array_column( $context->run->plan->settings(), 'value', 'name' );
		foreach ( array( 'logo', 'icon' ) as $name ) {
			if ( isset( $values[ $name ] ) ) {
				$values[ $name ] = $here->media[ (int) $values[ $name ] ] ?? 0;
			}
		}
		foreach ( array( 'front_page', 'posts_page' ) as $name ) {
			if ( isset( $values[ $name ] ) ) {
				$values[ $name ] = $here->post_id( (int) $values[ $name ] );
			}
		}
		if ( isset( $values['theme_mods']['custom_logo'] ) ) {
			$values['theme_mods']['custom_logo'] = $here->media[ (int) $values['theme_mods']['custom_logo'] ] ?? 0;
		}
		foreach ( $values['menu_locations'] ?? array() as $location => $menu ) {
			$values['menu_locations'][ $location ] = $here->terms[ (int) $menu ] ?? 0;
		}
		$left_out = new Insert_Omissions();
		foreach ( $values['sidebars'] ?? array() as $sidebar => $widgets ) {
			foreach ( $widgets as $place => $content ) {
				$values['sidebars'][ $sidebar ][ $place ] = $this->documents->import( $content, $here, $left_out );
			}
		}
		$logo = Portable_Settings::chosen_logo( $context->run->form );
		if ( $logo > 0 ) {
			$values['logo'] = $logo;
		}
		Portable_Settings::set( $values );
		$context->leave_out( $left_out->all() );
	}
}
