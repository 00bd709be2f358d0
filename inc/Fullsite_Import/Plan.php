<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import;

use InvalidArgumentException;
use Templately\Fullsite_Import\Export\Left_Behind;

/**
 * What an import will do to this site, decided before it begins: it is shown, kept with the run, and followed.
 *
 * @phpstan-import-type Part from Left_Behind as Left_Behind_Part
 * @phpstan-type Planned array{number: int, kind: string, title: string, slug: string, action: string, target: int, note: string, needs: list<int>, sample: bool}
 * @phpstan-type Setting array{name: string, value: mixed, before: string, after: string}
 * @phpstan-type Plan_Theme array{slug: string, name: string, must_have: bool, state: string}
 * @phpstan-type Plan_Plugin array{name: string, slug: string, plugin_file: string, plugin_original_slug: string, icon: string, link: string, is_pro: bool, installed: bool, active: bool, mustHave: bool}
 * @phpstan-type Message array{code: string, message: string}
 * @phpstan-type Whole array{pack: array{id: int, slug: string, name: string}, platform: string, objects: list<Planned>, settings: list<Setting>, theme: Plan_Theme|null, plugins: list<Plan_Plugin>, disk: int, seconds: int, blockers: list<Message>, notes: list<Message>, left_out: list<Left_Behind_Part>}
 */
final class Plan {

	/** Kinds of objects. Templates are what the templates step writes, the rest belongs to wp-content. */
	public const KINDS = array( 'page', 'post', 'wp_template', 'wp_template_part', 'wp_navigation', 'wp_block', 'menu', 'term', 'media', 'font' );

	/** What becomes of an object: it is made, written over what is there, or what is there serves. */
	public const CREATE  = 'create';
	public const REPLACE = 'replace';
	public const REUSE   = 'reuse';

	/** How a theme stands to this site. */
	public const ACTIVE    = 'active';
	public const INSTALLED = 'installed';
	public const MISSING   = 'missing';

	private const OBJECT = array(
		'number' => 'integer',
		'kind'   => self::KINDS,
		'title'  => 'string',
		'slug'   => 'string',
		'action' => array( self::CREATE, self::REPLACE, self::REUSE ),
		'target' => 'integer',
		'note'   => 'string',
		'needs'  => 'array',
		'sample' => 'boolean',
	);

	private const PACK = array(
		'id'   => 'integer',
		'slug' => 'string',
		'name' => 'string',
	);

	private const SETTING = array(
		'name'   => 'string',
		'value'  => '',
		'before' => 'string',
		'after'  => 'string',
	);

	private const THEME = array(
		'slug'      => 'string',
		'name'      => 'string',
		'must_have' => 'boolean',
		'state'     => array( self::ACTIVE, self::INSTALLED, self::MISSING ),
	);

	private const PLUGIN = array(
		'name'                 => 'string',
		'slug'                 => 'string',
		'plugin_file'          => 'string',
		'plugin_original_slug' => 'string',
		'icon'                 => 'string',
		'link'                 => 'string',
		'is_pro'               => 'boolean',
		'installed'            => 'boolean',
		'active'               => 'boolean',
		'mustHave'             => 'boolean',
	);

	private const MESSAGE = array(
		'code'    => 'string',
		'message' => 'string',
	);

	private const LEFT_OUT = array(
		'what'  => 'string',
		'where' => 'string',
		'why'   => Left_Behind::REASONS,
	);

	/** Members of a plan that are lists, and what is in them. */
	private const LISTS = array(
		'objects'  => self::OBJECT,
		'settings' => self::SETTING,
		'plugins'  => self::PLUGIN,
		'blockers' => self::MESSAGE,
		'notes'    => self::MESSAGE,
		'left_out' => self::LEFT_OUT,
	);

	/** @var Whole */
	private $plan;

	/** @var array<int, Planned>|null By number. */
	private $by_number = null;

	/**
	 * @param Whole $plan A plan of the right shape.
	 */
	private function __construct( array $plan ) {
		$this->plan = $plan;
	}

	/**
	 * Reads a plan.
	 *
	 * @param array<string, mixed> $plan What to_array() returned.
	 *
	 * @throws InvalidArgumentException When it is anything else.
	 */
	public static function from_array( array $plan ): self {
		$members = array( 'pack', 'platform', 'theme', 'disk', 'seconds' );
		if ( array() !== array_diff( array_merge( $members, array_keys( self::LISTS ) ), array_keys( $plan ) ) || count( $plan ) !== count( $members ) + count( self::LISTS ) ) {
			throw new InvalidArgumentException( 'The plan has other members than a plan has.' );
		}
		self::require_record( $plan['pack'], self::PACK, 'pack' );
		if ( null !== $plan['theme'] ) {
			self::require_record( $plan['theme'], self::THEME, 'theme' );
		}
		if ( ! is_string( $plan['platform'] ) || ! is_int( $plan['disk'] ) || ! is_int( $plan['seconds'] ) ) {
			throw new InvalidArgumentException( 'The plan says nothing of its platform, bytes or seconds.' );
		}
		foreach ( self::LISTS as $name => $of ) {
			if ( ! is_array( $plan[ $name ] ) || array_values( $plan[ $name ] ) !== $plan[ $name ] ) {
				throw new InvalidArgumentException( "The plan has no list $name." );
			}
			foreach ( $plan[ $name ] as $record ) {
				self::require_record( $record, $of, $name );
			}
		}
		foreach ( $plan['objects'] as $place => $object ) {
			// Of ten thousand, the names of the members are in memory once.
			$plan['objects'][ $place ] = array_replace( self::OBJECT, $object );
		}
		/** @var Whole $plan */
		return new self( $plan );
	}

	/**
	 * Returns the plan as it is kept, and shown.
	 *
	 * @return Whole
	 */
	public function to_array(): array {
		return $this->plan;
	}

	/**
	 * Returns the pack.
	 *
	 * @return array{id: int, slug: string, name: string}
	 */
	public function pack(): array {
		return $this->plan['pack'];
	}

	/** Returns 'gutenberg' or 'elementor'. */
	public function platform(): string {
		return $this->plan['platform'];
	}

	/**
	 * Returns the objects that come, what others need before those.
	 *
	 * @param string ...$kinds Kinds, of self::KINDS; none for all.
	 * @return list<Planned> Target is the id of the post or term that is replaced or reused; 0 where none is.
	 */
	public function objects( string ...$kinds ): array {
		return array() === $kinds ? $this->plan['objects'] : array_values(
			array_filter(
				$this->plan['objects'],
				static function ( array $planned ) use ( $kinds ): bool {
					return in_array( $planned['kind'], $kinds, true );
				}
			)
		);
	}

	/**
	 * Returns an object.
	 *
	 * @param int $number Its number in the bundle.
	 * @return Planned|null Null where it does not come.
	 */
	public function object( int $number ): ?array {
		if ( null === $this->by_number ) {
			$this->by_number = array_column( $this->plan['objects'], null, 'number' );
		}
		return $this->by_number[ $number ] ?? null;
	}

	/**
	 * Returns the settings that change.
	 *
	 * @return list<Setting> Name as in the bundle; value is what is written, with numbers of objects in place of ids; before and after are for people.
	 */
	public function settings(): array {
		return $this->plan['settings'];
	}

	/**
	 * Returns the theme that is to be active.
	 *
	 * @return Plan_Theme|null
	 */
	public function theme(): ?array {
		return $this->plan['theme'];
	}

	/**
	 * Returns the plugins, in the order of their installation.
	 *
	 * @return list<Plan_Plugin>
	 */
	public function plugins(): array {
		return $this->plan['plugins'];
	}

	/** Returns how many bytes it will need on the disk. */
	public function disk(): int {
		return $this->plan['disk'];
	}

	/** Returns how long it will take, in seconds, as far as anybody can say. */
	public function seconds(): int {
		return $this->plan['seconds'];
	}

	/**
	 * Returns why it cannot begin.
	 *
	 * @return list<Message>
	 */
	public function blockers(): array {
		return $this->plan['blockers'];
	}

	/**
	 * Returns what is good to know before it begins.
	 *
	 * @return list<Message>
	 */
	public function notes(): array {
		return $this->plan['notes'];
	}

	/**
	 * @param mixed                              $record  A record.
	 * @param array<string, string|list<string>> $members Name to type, or to what it may be; '' for anything.
	 * @param string                             $name    What it is, for the message.
	 *
	 * @throws InvalidArgumentException When it is anything else.
	 */
	private static function require_record( $record, array $members, string $name ): void {
		if ( ! is_array( $record ) || count( $record ) !== count( $members ) ) {
			throw new InvalidArgumentException( "The plan's $name have other members than they should." );
		}
		foreach ( $members as $member => $type ) {
			$is_right = array_key_exists( $member, $record ) && ( '' === $type || ( is_array( $type ) ? in_array( $record[ $member ], $type, true ) : gettype( $record[ $member ] ) === $type ) );
			if ( ! $is_right ) {
				throw new InvalidArgumentException( "The plan's $name have another $member than they should." );
			}
		}
	}
}
