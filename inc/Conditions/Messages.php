<?php

declare( strict_types=1 );

namespace Templately\Conditions;

use Templately\Storage\Template_Fault;

/**
 * What conditions and theme-builder templates say to people.
 */
final class Messages {

	/** Says that a post is no template of the theme builder. */
	public static function no_template(): string {
		return __( 'That is no template of the theme builder.', 'templately' );
	}

	/** Says that conditions were stored. */
	public static function saved(): string {
		return __( 'The conditions are saved.', 'templately' );
	}

	/** Says that one of the conditions was refused, and that therefore none was stored. */
	public static function not_saved(): string {
		return __( 'Nothing was saved: one of the conditions does not exist here.', 'templately' );
	}

	/**
	 * Says that this site has no such condition: that what it names, a post type or a taxonomy, is turned off.
	 *
	 * @param string $what The condition's name.
	 */
	public static function turned_off( string $what ): string {
		/* translators: %s: name of a condition, such as in_genre. */
		return sprintf( __( '“%s” does not exist on this site at the moment, so this row does nothing.', 'templately' ), $what );
	}

	/**
	 * Says that there is no such thing to choose.
	 *
	 * @param string $control 'post', 'term' or 'author'.
	 */
	public static function gone( string $control ): string {
		switch ( $control ) {
			case 'post':
				return __( 'The page or post of this row does not exist, or is of another type.', 'templately' );
			case 'term':
				return __( 'The term of this row does not exist, or is of another taxonomy.', 'templately' );
			case 'author':
				return __( 'The person of this row does not exist.', 'templately' );
		}
		return __( 'For this row there is nothing to choose.', 'templately' );
	}

	/** Says that a list to choose from does not belong to a condition. */
	public static function no_choice(): string {
		return __( 'This condition offers nothing of that kind.', 'templately' );
	}

	/** Says that a template has to have a type. */
	public static function no_type(): string {
		return __( 'This site has no template of that type.', 'templately' );
	}

	/** Says that a builder is not there. */
	public static function no_platform(): string {
		return __( 'Elementor is not active on this site, so nothing can be made with it.', 'templately' );
	}

	/** Says that WordPress did not save a template. */
	public static function not_created(): string {
		return __( 'WordPress did not save the template. Please try again.', 'templately' );
	}

	/**
	 * Says that a template was deleted.
	 *
	 * @param string $title What it was called.
	 */
	public static function deleted( string $title ): string {
		/* translators: %s: name of a template. */
		return sprintf( __( '“%s” was moved to the trash.', 'templately' ), $title );
	}

	/** Says that a template of the theme is not deleted here. */
	public static function not_ours(): string {
		return __( 'This template was made in the Site Editor and belongs to a theme. Delete it there.', 'templately' );
	}

	/** Says that WordPress did not delete a template. */
	public static function not_deleted(): string {
		return __( 'WordPress did not delete the template. Please try again.', 'templately' );
	}

	/** Says of a page that no template of ours matches it. */
	public static function theme_shows(): string {
		return __( 'The theme’s own shows: no template matches this page.', 'templately' );
	}

	/**
	 * Says of a page that it does not show the template that it would.
	 *
	 * @param string $title  What that is called.
	 * @param string $reason Why not.
	 */
	public static function theme_shows_instead( string $title, string $reason ): string {
		/* translators: 1: name of a template, 2: sentence that says why it does not show. */
		return sprintf( __( 'The theme’s own shows instead of “%1$s”. %2$s', 'templately' ), $title, $reason );
	}

	/**
	 * Says of a page that it shows the template which somebody chose for it.
	 *
	 * @param string $name Name of that template.
	 */
	public static function choice_shows( string $name ): string {
		/* translators: %s: name of a template. */
		return sprintf( __( 'The template “%s” shows, which was chosen for this very page.', 'templately' ), $name );
	}

	/**
	 * Says why a template shows.
	 *
	 * @param string $condition Its condition, as people read it.
	 */
	public static function shows( string $condition ): string {
		/* translators: %s: condition, such as Archives / Categories / News. */
		return sprintf( __( 'It shows because of its condition “%s”.', 'templately' ), $condition );
	}

	/**
	 * Says why a template that matches a page does not show.
	 *
	 * @param string $why       One of Outcome or Template_Fault.
	 * @param string $condition The condition that this is about, as people read it.
	 */
	public static function lost( string $why, string $condition ): string {
		switch ( $why ) {
			case Outcome::EXCLUDED:
				/* translators: %s: condition, such as Archives / Categories / News. */
				return sprintf( __( 'Its exclude “%s” takes this page out.', 'templately' ), $condition );
			case Outcome::OLDER:
				/* translators: %s: condition, such as Archives / Categories / News. */
				return sprintf( __( 'Its condition “%s” says as much, but it is older.', 'templately' ), $condition );
			case Outcome::CHOSEN:
				/* translators: %s: condition, such as Archives / Categories / News. */
				return sprintf( __( 'Its condition “%s” says less than the choice that was made for this very page.', 'templately' ), $condition );
			case Outcome::GAVE_WAY:
				return __( 'It has nothing to show on this page.', 'templately' );
			case Outcome::NO_ELEMENTOR:
				return self::no_elementor();
			case Outcome::BROKEN:
				return self::broken();
			case Outcome::NO_PART:
				return __( 'The template of this page has no such part, whose place it could take.', 'templately' );
			case Template_Fault::EMPTY:
			case Template_Fault::ITSELF:
			case Template_Fault::OTHER_THEME:
				return self::fault( $why );
			default:
				/* translators: %s: condition, such as Archives / Categories / News. */
				return sprintf( __( 'Its condition “%s” says less about this page.', 'templately' ), $condition );
		}
	}

	/**
	 * Returns what a location is called.
	 *
	 * @param string $location 'header', 'footer' or 'body'.
	 */
	public static function location( string $location ): string {
		$names = array(
			'header' => __( 'Header', 'templately' ),
			'footer' => __( 'Footer', 'templately' ),
			'body'   => __( 'Template', 'templately' ),
		);
		return $names[ $location ] ?? $location;
	}

	/** Says that an address has no templates. */
	public static function no_page(): string {
		return __( 'That is no page of this site.', 'templately' );
	}

	/**
	 * Says why nobody sees a template.
	 *
	 * @param string $fault One of Template_Fault; '' for none.
	 */
	public static function fault( string $fault ): string {
		$faults = array(
			Template_Fault::EMPTY       => __( 'It is empty, so it shows nowhere yet.', 'templately' ),
			Template_Fault::ITSELF      => __( 'It holds nothing but itself, so the theme’s own shows.', 'templately' ),
			Template_Fault::OTHER_THEME => __( 'It was made in the Site Editor under another theme, and shows under that theme alone.', 'templately' ),
		);
		return $faults[ $fault ] ?? '';
	}

	/** Says of a template that the builder it is made with is turned off. */
	public static function no_elementor(): string {
		return __( 'It is made with Elementor, which is not active.', 'templately' );
	}

	/** Says of a template that its builder cannot draw it. */
	public static function broken(): string {
		return __( 'Elementor cannot show it: what is stored of it is damaged.', 'templately' );
	}

	/**
	 * Says that a design needs widgets of Elementor that are not here.
	 *
	 * @param list<string> $names Their names.
	 */
	public static function missing_widgets( array $names ): string {
		/* translators: %s: names of widgets, such as form, slides. */
		return sprintf( __( 'This design needs widgets that Elementor does not have on this site: %s. Begin without a design, or turn on the plugin that brings them.', 'templately' ), implode( ', ', $names ) );
	}

	/**
	 * Says of a header or footer where the theme has no place for it.
	 *
	 * @param list<string> $templates Names of the theme's templates.
	 */
	public static function no_place_in( array $templates ): string {
		/* translators: %s: names of templates, such as 404, Search Results. */
		return sprintf( __( 'It does not show where the theme’s template has no such part: %s.', 'templately' ), implode( ', ', array_slice( $templates, 0, 10 ) ) );
	}

	/** Says of a template that it cannot be edited under this theme. */
	public static function needs_block_theme(): string {
		return __( 'It was made for a block theme. It shows here too, without its header and footer, and can be edited once a block theme is active.', 'templately' );
	}
}
