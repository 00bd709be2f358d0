<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Generator;
use InvalidArgumentException;
use Templately\Shared\Bundle\Export_Omissions;

/**
 * What an import will do to this site, decided before it begins: it is shown, kept with the run, and followed.
 *
 * @phpstan-import-type Part from Export_Omissions as Left_Behind_Part
 * @phpstan-type Planned array{number: int, kind: string, title: string, slug: string, action: string, target: int, note: string, needs: list<int>, sample: bool}
 * @phpstan-type Setting array{name: string, value: mixed, before: string, after: string}
 * @phpstan-type Plan_Theme array{slug: string, name: string, must_have: bool, state: string}
 * @phpstan-type Plan_Plugin array{name: string, slug: string, plugin_file: string, plugin_original_slug: string, icon: string, link: string, is_pro: bool, installed: bool, active: bool, mustHave: bool}
 * @phpstan-type Message array{code: string, message: string}
 * @phpstan-type Whole array{pack: array{id: int, slug: string, name: string}, platform: string, objects: list<Planned>, settings: list<Setting>, theme: Plan_Theme|null, plugins: list<Plan_Plugin>, disk: int, seconds: int, blockers: list<Message>, notes: list<Message>, left_out: list<Left_Behind_Part>}
 */
final class Import_Plan {

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
		'why'   => Export_Omissions::REASONS,
	);

	private const MEMBERS = array( 'pack', 'platform', 'objects', 'settings', 'theme', 'plugins', 'disk', 'seconds', 'blockers', 'notes', 'left_out' );

	/** Members of a plan that are lists, and what is in them; besides the objects, which are many. */
	private const LISTS = array(
		'settings' => self::SETTING,
		'plugins'  => self::PLUGIN,
		'blockers' => self::MESSAGE,
		'notes'    => self::MESSAGE,
		'left_out' => self::LEFT_OUT,
	);

	/** Sha256 of the manifest that it was made of. A run keeps it in its form, and takes only a bundle with this manifest. */
	public string $manifest = '';

	/** @var array<string, mixed> All of Whole but the objects. */
	private array $plan;

	private Planned_Objects $objects;

	/**
	 * @param array<string, mixed> $plan    All but the objects, of the right shape.
	 * @param Planned_Objects      $objects The objects.
	 */
	private function __construct( array $plan, Planned_Objects $objects ) {
		$this->plan    = $plan;
		$this->objects = $objects;
	}

	/**
	 * Reads a plan.
	 *
	 * @param array<string, mixed> $plan What to_array() or to_stored() returned; objects may be Planned_Objects.
	 *
	 * @throws InvalidArgumentException When it is anything else.
	 */
	public static function from_array( array $plan ): self {
		if ( count( $plan ) !== count( self::MEMBERS ) || array() !== array_diff( self::MEMBERS, array_keys( $plan ) ) ) {
			throw new InvalidArgumentException( 'The plan has other members than a plan has.' );
		}
		self::validate( $plan['pack'], self::PACK, 'pack' );
		if ( null !== $plan['theme'] ) {
			self::validate( $plan['theme'], self::THEME, 'theme' );
		}
		if ( ! is_string( $plan['platform'] ) || ! is_int( $plan['disk'] ) || ! is_int( $plan['seconds'] ) ) {
			throw new InvalidArgumentException( 'The plan says nothing of its platform, bytes or seconds.' );
		}
		foreach ( self::LISTS as $name => $of ) {
			self::require_list( $plan[ $name ], $name );
			foreach ( $plan[ $name ] as $record ) {
				self::validate( $record, $of, $name );
			}
		}
		$objects = $plan['objects'];
		unset( $plan['objects'] );
		if ( ! $objects instanceof Planned_Objects ) {
			self::require_list( $objects, 'objects' );
			$objects = Planned_Objects::from_array( $objects );
		}
		return new self( $plan, $objects );
	}

	/**
	 * Returns the plan as it is shown.
	 *
	 * @return Whole
	 */
	public function to_array(): array {
		return $this->whole( $this->objects->to_array() );
	}

	/**
	 * Returns the plan as it is kept.
	 *
	 * @return array<string, mixed> For from_array().
	 */
	public function to_storage(): array {
		return $this->whole( $this->objects->to_texts() );
	}

	/**
	 * Returns the same plan with another theme and other plugins.
	 *
	 * @param Plan_Theme|null   $theme   The theme.
	 * @param list<Plan_Plugin> $plugins The plugins.
	 */
	public function with_dependencies( ?array $theme, array $plugins ): self {
		$plan = clone $this;

		$plan->plan = compact( 'theme', 'plugins' ) + $this->plan;
		return $plan;
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
	 * Returns how many objects come.
	 *
	 * @param string ...$kinds Kinds, of self::KINDS; none for all.
	 */
	public function count( string ...$kinds ): int {
		return iterator_count( $this->objects->places( ...$kinds ) );
	}

	/**
	 * Returns the objects that come, what others need before those: each() reads them one after the other.
	 *
	 * @param string ...$kinds Kinds, of self::KINDS; none for all.
	 * @return list<Planned> Target is the id of the post or term that is replaced or reused; 0 where none is.
	 */
	public function objects( string ...$kinds ): array {
		return $this->objects->to_array( ...$kinds );
	}

	/**
	 * Reads the objects that come, one after the other: there may be ten thousand.
	 *
	 * @param string ...$kinds Kinds, of self::KINDS; none for all.
	 * @return Generator<int, Planned> As objects(); by their place in the plan, for at().
	 */
	public function each( string ...$kinds ): Generator {
		return $this->objects->each( ...$kinds );
	}

	/**
	 * Returns where objects stand.
	 *
	 * @param string $kind One of self::KINDS.
	 * @return Generator<int, int> Places, for at().
	 */
	public function indexes_of_kind( string $kind ): Generator {
		return $this->objects->places( $kind );
	}

	/**
	 * Returns an object.
	 *
	 * @param int $place Its place in the plan.
	 * @return Planned
	 */
	public function object_at( int $place ): array {
		return $this->objects->at( $place );
	}

	/**
	 * Returns an object.
	 *
	 * @param int $number Its number in the bundle.
	 * @return Planned|null Null where it does not come.
	 */
	public function object_by_number( int $number ): ?array {
		return $this->objects->find( $number );
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
	public function disk_bytes(): int {
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
	public function notices(): array {
		return $this->plan['notes'];
	}

	/**
	 * @param list<mixed> $objects Its objects.
	 * @return mixed All members, in the order of Whole.
	 */
	private function whole( array $objects ) {
		return array_replace( array_fill_keys( self::MEMBERS, null ), array( 'objects' => $objects ), $this->plan );
	}

	/**
	 * @param mixed  $records Records.
	 * @param string $name    What they are, for the message.
	 *
	 * @throws InvalidArgumentException When they are no list.
	 */
	private static function require_list( $records, string $name ): void {
		if ( ! is_array( $records ) || array_values( $records ) !== $records ) {
			throw new InvalidArgumentException( "The plan has no list $name." );
		}
	}

	/**
	 * Checks a record of a plan.
	 *
	 * @param mixed                              $record  A record.
	 * @param array<string, string|list<string>> $members Name to type, or to what it may be; '' for anything.
	 * @param string                             $name    What it is, for the message.
	 *
	 * @throws InvalidArgumentException When it is anything else.
	 */
	public static function validate( $record, array $members, string $name ): void {
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
