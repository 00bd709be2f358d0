<?php

declare( strict_types=1 );

namespace Templately\Hub;

use Templately\Contract\Site_Users;
use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Accounts\Accounts;
use Templately\Hub\Accounts\Accounts_Controller;
use Templately\Hub\Accounts\Mailed_Links;
use Templately\Hub\Accounts\Network_Address;
use Templately\Hub\Accounts\Privacy;
use Templately\Hub\Accounts\Throttle;
use Templately\Hub\Accounts\Tokens;
use Templately\Hub\Bundles\Bundles;
use Templately\Hub\Bundles\Bundles_Controller;
use Templately\Hub\Catalogue\Catalogue;
use Templately\Hub\Catalogue\Catalogue_Controller;
use Templately\Hub\Catalogue\Contents;
use Templately\Hub\Catalogue\Counts;
use Templately\Hub\Catalogue\Item_View;
use Templately\Hub\Catalogue\Items;
use Templately\Hub\Catalogue\Listing;
use Templately\Hub\Catalogue\Popularity;
use Templately\Hub\Catalogue\Search_Terms;
use Templately\Hub\Catalogue\Terms;
use Templately\Hub\Cloud\Cloud_Controller;
use Templately\Hub\Cloud\Cloud_Media;
use Templately\Hub\Cloud\File_Copies;
use Templately\Hub\Cloud\File_Removal;
use Templately\Hub\Cloud\File_Store;
use Templately\Hub\Cloud\Files;
use Templately\Hub\Cloud\Locked_Files;
use Templately\Hub\Cloud\Pushes;
use Templately\Hub\Cloud\Usage;
use Templately\Hub\Cloud\Versions;
use Templately\Hub\Cloud\Workspace_Files;
use Templately\Hub\Collection\Collected;
use Templately\Hub\Collection\Collection;
use Templately\Hub\Collection\Collection_Controller;
use Templately\Hub\Collection\Favourites;
use Templately\Hub\Collection\Locked_Items;
use Templately\Hub\Collection\Ratings;
use Templately\Hub\Files\Blobs;
use Templately\Hub\Files\Folders;
use Templately\Hub\Mail\Mails;
use Templately\Hub\Mail\Outbox;
use Templately\Hub\Pages\Pages;
use Templately\Hub\Pricing\Pricing;
use Templately\Hub\Pricing\Pricing_Controller;
use Templately\Hub\Publishing\Publisher;
use Templately\Hub\Publishing\Starter_Catalogue;
use Templately\Hub\Publishing\Writer;
use Templately\Hub\Purchases\Purchases;
use Templately\Hub\Purchases\Purchases_Controller;
use Templately\Hub\Purchases\Signature;
use Templately\Hub\Workspaces\Activity;
use Templately\Hub\Workspaces\Arrivals;
use Templately\Hub\Workspaces\Departures;
use Templately\Hub\Workspaces\Invitations;
use Templately\Hub\Workspaces\Locked_Workspaces;
use Templately\Hub\Workspaces\Members;
use Templately\Hub\Workspaces\Workspace_View;
use Templately\Hub\Workspaces\Workspaces;
use Templately\Hub\Workspaces\Workspaces_Controller;
use Templately\Rest\Controller;
use Templately\Rest\Hub_Policy;
use Templately\Storage\Clock;
use Templately\Storage\Settings;
use Templately\Storage\Transaction;
use wpdb;

/**
 * The hub half, put together. The site half asks it through a transport; activation and the command line call it here.
 */
final class Marketplace {

	/** First segment of a path to the controllers that have routes there, in the order in which WordPress has to try them. */
	public const SEGMENTS = array(
		'accounts'        => array( Accounts_Controller::class ),
		'sessions'        => array( Accounts_Controller::class ),
		'verifications'   => array( Accounts_Controller::class ),
		'password-resets' => array( Accounts_Controller::class ),
		'items'           => array( Bundles_Controller::class, Catalogue_Controller::class, Collection_Controller::class ),
		'account'         => array( Accounts_Controller::class, Collection_Controller::class ),
		'counts'          => array( Catalogue_Controller::class ),
		'tags'            => array( Catalogue_Controller::class ),
		'categories'      => array( Catalogue_Controller::class ),
		'template-types'  => array( Catalogue_Controller::class ),
		'dependencies'    => array( Catalogue_Controller::class ),
		'featured-items'  => array( Catalogue_Controller::class ),
		'patterns'        => array( Catalogue_Controller::class ),
		'files'           => array( Cloud_Controller::class ),
		'media'           => array( Cloud_Controller::class ),
		'usage'           => array( Cloud_Controller::class ),
		'hub'             => array( Identity_Controller::class ),
		'pricing'         => array( Pricing_Controller::class ),
		'purchases'       => array( Purchases_Controller::class ),
		'workspaces'      => array( Workspaces_Controller::class ),
		'invitations'     => array( Workspaces_Controller::class ),
		'openapi.json'    => array( Open_Api_Controller::class ),
	);

	/** @var Clock */
	private $clock;

	private ?Site_Users $users;

	/** @var Database */
	private $database;

	private ?Hub_Policy $policy = null;

	private ?State $state = null;

	private ?Folders $folders = null;

	private ?Blobs $blobs = null;

	private ?Listing $listing = null;

	private ?Account_Store $account_store = null;

	private ?Tokens $tokens = null;

	private ?Throttle $throttle = null;

	private ?Mailed_Links $links = null;

	private ?Kept_Answers $answers = null;

	private ?Members $members = null;

	private ?Activity $activity = null;

	private ?Invitations $invitations = null;

	/**
	 * @param wpdb        $wpdb        The connection.
	 * @param Transaction $transaction The process's one.
	 * @param Clock       $clock       The time.
	 * @param Site_Users|null $users   WordPress users of the site; null where none have accounts here.
	 */
	public function __construct( wpdb $wpdb, Transaction $transaction, Clock $clock, ?Site_Users $users = null ) {
		$this->clock    = $clock;
		$this->database = new Database( $wpdb, $transaction );
		$this->users    = $users;
	}

	/**
	 * Returns the controllers of templately-hub/v1, or those with routes below the first segment of a path.
	 *
	 * @param string|null $segment The segment; null for all.
	 * @return array<class-string<Controller>, callable(): Controller> Class to what makes it.
	 */
	public function controllers( ?string $segment = null ): array {
		$controllers = array(
			Accounts_Controller::class   => function (): Controller {
				return new Accounts_Controller( $this->accounts(), $this->mailed_links() );
			},
			Bundles_Controller::class    => function (): Controller {
				return new Bundles_Controller( new Bundles( $this->catalogue(), $this->blobs(), $this->signing_key() ) );
			},
			Catalogue_Controller::class  => function (): Controller {
				return new Catalogue_Controller( $this->catalogue() );
			},
			Cloud_Controller::class      => function (): Controller {
				return new Cloud_Controller( $this->cloud_files(), $this->pushes() );
			},
			Collection_Controller::class => function (): Controller {
				return new Collection_Controller( $this->collection() );
			},
			Identity_Controller::class   => function (): Controller {
				return new Identity_Controller( $this->signing_key() );
			},
			Pricing_Controller::class    => function (): Controller {
				return new Pricing_Controller( $this->pricing() );
			},
			Purchases_Controller::class  => function (): Controller {
				return new Purchases_Controller( $this->purchases() );
			},
			Workspaces_Controller::class => function (): Controller {
				return new Workspaces_Controller( $this->workspaces(), $this->workspace_view(), $this->arrivals(), $this->departures() );
			},
			Open_Api_Controller::class   => static function (): Controller {
				return new Open_Api_Controller();
			},
		);
		return null === $segment ? $controllers : array_intersect_key( $controllers, array_flip( self::SEGMENTS[ $segment ] ?? array() ) );
	}

	/**
	 * Returns the routes of the hub's API. Makes nothing.
	 *
	 * @return array<string, array<string, mixed>> Pattern of method and path to route.
	 */
	public static function routes(): array {
		$routes = array();
		foreach ( Open_Api_Controller::CONTROLLERS as $controller ) {
			foreach ( $controller::routes() as $route ) {
				$routes[ $route['method'] . ' ' . $route['path'] ] = $route;
			}
		}
		return $routes;
	}

	/** Returns who may call them. */
	public function policy(): Hub_Policy {
		return $this->policy ??= new Hub_Policy(
			function ( string $token ): Actor {
				return $this->tokens()->actor( $token );
			},
			$this->answers(),
			function ( string ...$delivery ): void {
				$this->purchase_signature()->check( ...$delivery );
			}
		);
	}

	/** Returns who this hub is. */
	public function signing_key(): Signing_Key {
		return new Signing_Key();
	}

	/** Removes the hub's options and files. */
	public function uninstall(): void {
		$this->signing_key()->remove();
		$this->folders()->remove_all();
		$this->state()->remove();
		$this->pricing()->remove();
	}

	/** Does what is done from time to time: nobody waits for it, and it may be stopped anywhere. */
	public function upkeep(): void {
		$this->folders()->sort();
		$this->blobs()->collect();
		$this->blobs()->collect_lost();
		$this->answers()->remove_old();
		$this->tidy_clouds();
		$this->workspaces()->upkeep();
		if ( 0 < ( new Popularity( $this->database, new Counts( $this->database ), new Search_Terms( $this->database ) ) )->refresh() ) {
			$this->listing()->forget();
		}
	}

	/** Removes what has lain in the trash for its time, and media that nobody needs. It may be stopped anywhere. */
	public function tidy_clouds(): void {
		$this->file_removal()->empty_trash();
		$this->cloud_media()->collect();
	}

	/** Returns accounts. */
	public function accounts(): Accounts {
		return new Accounts( $this->account_store(), $this->tokens(), $this->throttle(), $this->mailed_links(), array( $this->collection(), 'of' ), $this->clock );
	}

	/** Returns what sends mails. */
	public function outbox(): Outbox {
		return $this->mailed_links()->outbox();
	}

	/** Returns what mailed links do. */
	public function mailed_links(): Mailed_Links {
		return $this->links ??= new Mailed_Links(
			$this->account_store(),
			$this->tokens(),
			$this->throttle(),
			new Mails(),
			$this->users,
			$this->clock,
			function ( callable $deliver ): Outbox {
				return new Outbox(
					$this->database,
					$this->clock,
					function ( array $mail ) use ( $deliver ): ?bool {
						return Invitations::MAIL === $mail['kind'] ? $this->invitations()->deliver( $mail ) : $deliver( $mail );
					}
				);
			}
		);
	}

	/** Returns what WordPress's own privacy tools ask. */
	public function privacy(): Privacy {
		return new Privacy( $this->account_store(), $this->tokens(), $this->cloud_files(), $this->file_removal(), $this->collection(), $this->purchases(), $this->workspace_view(), $this->departures(), $this->invitations(), $this->outbox() );
	}

	/** Returns the pages that mails link to. */
	public function pages(): Pages {
		return new Pages( $this->mailed_links(), $this->arrivals() );
	}

	/** Returns what the plans cost. */
	public function pricing(): Pricing {
		return new Pricing();
	}

	/** Returns the way in for designs. */
	public function publisher(): Publisher {
		$counts   = new Counts( $this->database );
		$contents = new Contents( $this->database, 'contents', array( 'items' => 'content' ) );
		$writer   = new Writer( $this->database, new Terms( $this->database ), $counts, new Search_Terms( $this->database ), $contents, $this->blobs() );
		return new Publisher( $this->database, $writer, $this->blobs(), $this->listing() );
	}

	/**
	 * Publishes the designs that come with the plugin, where they are not what was published last.
	 *
	 * @param callable(): void|null $after_each Called when a pack is published.
	 * @return bool Whether something was published.
	 */
	public function publish_starter_catalogue( ?callable $after_each = null ): bool {
		return $this->starter_catalogue()->publish_changes( $after_each ?? static function (): void {} );
	}

	/** Returns the designs that come with the plugin. */
	public function starter_catalogue(): Starter_Catalogue {
		return new Starter_Catalogue( $this->publisher(), $this->state(), dirname( __DIR__, 2 ) . '/build/catalogue' );
	}

	/** Returns what was bought. */
	public function purchases(): Purchases {
		return new Purchases( $this->database, $this->clock );
	}

	/** Returns what tells a shop's deliveries from others. */
	public function purchase_signature(): Signature {
		return new Signature( $this->state(), $this->clock );
	}

	/** Returns what makes and changes workspaces. */
	private function workspaces(): Workspaces {
		return new Workspaces( $this->database, $this->locked_workspaces(), $this->members(), $this->invitations(), $this->activity(), $this->workspace_view(), $this->departures(), $this->clock );
	}

	/** Returns what reads workspaces. */
	private function workspace_view(): Workspace_View {
		return new Workspace_View( $this->database, $this->members(), $this->invitations(), $this->activity(), $this->account_store() );
	}

	/** Returns what lets somebody at workspaces. */
	private function locked_workspaces(): Locked_Workspaces {
		return new Locked_Workspaces( $this->database, $this->members(), $this->usage() );
	}

	/** Returns what lets people into workspaces. */
	private function arrivals(): Arrivals {
		return new Arrivals( $this->database, $this->members(), $this->activity(), $this->workspace_view(), $this->account_store(), $this->mailed_links(), $this->clock );
	}

	/** Returns what lets people out of workspaces. */
	private function departures(): Departures {
		return new Departures( $this->database, $this->locked_workspaces(), $this->members(), $this->invitations(), $this->activity(), $this->workspace_view(), $this->workspace_files() );
	}

	/** Returns what accounts have collected. */
	private function collection(): Collection {
		$items  = new Items( $this->database, $this->clock );
		$locked = new Locked_Items( $this->database );
		return new Collection( new Favourites( $this->database, $locked, $this->clock ), new Ratings( $this->database, $locked, $this->clock ), new Collected( $this->database ), $items, new Item_View( $items, new Terms( $this->database ) ) );
	}

	/** Returns files of the cloud. */
	private function cloud_files(): Files {
		return new Files( $this->database, $this->file_store(), $this->locked_files(), $this->file_copies(), $this->file_removal(), $this->usage(), $this->members(), $this->activity(), $this->clock );
	}

	/** Returns files in workspaces that people leave, or that are deleted. */
	public function workspace_files(): Workspace_Files {
		return new Workspace_Files( $this->database, $this->file_store(), $this->file_copies(), $this->usage(), $this->clock );
	}

	/** Returns what copies files of the cloud. */
	private function file_copies(): File_Copies {
		return new File_Copies( $this->file_store(), $this->versions(), $this->usage(), $this->activity() );
	}

	/** Returns what removes files of the cloud for good. */
	private function file_removal(): File_Removal {
		return new File_Removal( $this->database, $this->file_store(), $this->versions(), $this->usage() );
	}

	/** Returns what is pushed into files of the cloud, and read out of them. */
	private function pushes(): Pushes {
		return new Pushes( $this->database, $this->file_store(), $this->locked_files(), $this->versions(), $this->cloud_media(), $this->usage(), $this->activity(), $this->account_store(), $this->clock );
	}

	/** Returns rows of files of the cloud. */
	private function file_store(): File_Store {
		return new File_Store( $this->database, $this->clock, $this->account_store() );
	}

	/** Returns what lets somebody at files of the cloud. */
	private function locked_files(): Locked_Files {
		return new Locked_Files( $this->database, $this->file_store(), $this->members(), $this->usage() );
	}

	/** Returns versions of files of the cloud. */
	private function versions(): Versions {
		return new Versions( $this->database, new Contents( $this->database, 'file_contents', array( 'file_versions' => 'content' ) ), $this->cloud_media(), $this->clock );
	}

	/** Returns media of files of the cloud. They lie apart from the library's: each of the two tables is the lock of its own. */
	private function cloud_media(): Cloud_Media {
		return new Cloud_Media( $this->database, new Blobs( $this->database, new Folders( $this->state(), 'cloud' ), $this->clock, 'media', array( 'version_media', 'claims' ), true ), $this->usage(), $this->clock );
	}

	/** Returns how full clouds are. */
	private function usage(): Usage {
		return new Usage( $this->database, ( new Settings() )->cloud_limits() );
	}

	/** Returns the library. */
	private function catalogue(): Catalogue {
		$items = new Items( $this->database, $this->clock );
		$terms = new Terms( $this->database );
		$view  = new Item_View( $items, $terms );
		return new Catalogue( $items, $view, $this->listing(), $terms, new Counts( $this->database ), new Contents( $this->database, 'contents', array( 'items' => 'content' ) ), $this->blobs() );
	}

	/** Returns what the hub remembers. */
	private function state(): State {
		return $this->state ??= new State();
	}

	/** Returns folders of private files. */
	private function folders(): Folders {
		return $this->folders ??= new Folders( $this->state() );
	}

	/** Returns files of the library. */
	private function blobs(): Blobs {
		return $this->blobs ??= new Blobs( $this->database, $this->folders(), $this->clock, 'blobs', array( 'item_blobs' ) );
	}

	/** Returns lists of the library. */
	private function listing(): Listing {
		return $this->listing ??= new Listing( $this->database, new Counts( $this->database ) );
	}

	/** Returns rows of accounts. */
	private function account_store(): Account_Store {
		return $this->account_store ??= new Account_Store(
			$this->database,
			$this->clock,
			function ( int $user, string $subject ): string {
				return null === $this->users ? 'free' : $this->users->plan( $user, $subject );
			},
			array( $this->purchases(), 'claim' )
		);
	}

	/** Returns tokens of accounts. */
	private function tokens(): Tokens {
		return $this->tokens ??= new Tokens( $this->database, $this->clock, $this->account_store() );
	}

	/** Returns what slows repeated tries down. */
	private function throttle(): Throttle {
		return $this->throttle ??= new Throttle( $this->database, $this->clock, Network_Address::of( $_SERVER, ( new Settings() )->trusted_proxies() ) );
	}

	/** Returns answers to writes. */
	private function answers(): Kept_Answers {
		return $this->answers ??= new Kept_Answers( $this->database, $this->clock );
	}

	/** Returns members of workspaces. */
	private function members(): Members {
		return $this->members ??= new Members( $this->database, $this->account_store(), $this->clock );
	}

	/** Returns the activity of workspaces. */
	private function activity(): Activity {
		return $this->activity ??= new Activity( $this->database, $this->account_store(), $this->clock );
	}

	/** Returns invitations to workspaces. */
	private function invitations(): Invitations {
		return $this->invitations ??= new Invitations( $this->database, $this->members(), $this->activity(), $this->account_store(), $this->throttle(), new Mails(), $this->outbox(), $this->clock );
	}
}
