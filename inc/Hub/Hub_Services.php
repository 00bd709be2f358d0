<?php

declare( strict_types=1 );

namespace Templately\Hub;

use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Accounts\Accounts;
use Templately\Hub\Accounts\Accounts_Controller;
use Templately\Hub\Accounts\Actor;
use Templately\Hub\Accounts\Email_Links;
use Templately\Hub\Accounts\Rate_Limiter;
use Templately\Hub\Accounts\Token_Store;
use Templately\Hub\Catalogue\Catalogue;
use Templately\Hub\Catalogue\Catalogue_Controller;
use Templately\Hub\Catalogue\Catalogue_Writer;
use Templately\Hub\Catalogue\Item_Counts;
use Templately\Hub\Catalogue\Item_Presenter;
use Templately\Hub\Catalogue\Item_Search;
use Templately\Hub\Catalogue\Item_Store;
use Templately\Hub\Catalogue\Pack_Downloads;
use Templately\Hub\Catalogue\Pack_Downloads_Controller;
use Templately\Hub\Catalogue\Popularity;
use Templately\Hub\Catalogue\Search_Index;
use Templately\Hub\Catalogue\Term_Store;
use Templately\Hub\Cloud\Cloud_Controller;
use Templately\Hub\Cloud\Cloud_Files;
use Templately\Hub\Cloud\Cloud_Media;
use Templately\Hub\Cloud\File_Contents;
use Templately\Hub\Cloud\File_Copier;
use Templately\Hub\Cloud\File_Deletion;
use Templately\Hub\Cloud\File_Store;
use Templately\Hub\Cloud\Files_For_Update;
use Templately\Hub\Cloud\Storage_Quota;
use Templately\Hub\Cloud\Version_Store;
use Templately\Hub\Cloud\Workspace_Files;
use Templately\Hub\Collection\Collection;
use Templately\Hub\Collection\Collection_Controller;
use Templately\Hub\Collection\Collection_Store;
use Templately\Hub\Collection\Favourites;
use Templately\Hub\Collection\Items_For_Update;
use Templately\Hub\Collection\Ratings;
use Templately\Hub\Files\Blob_Folders;
use Templately\Hub\Files\Blob_Store;
use Templately\Hub\Files\Document_Store;
use Templately\Hub\Http\Hub_Policy;
use Templately\Hub\Http\Idempotency_Store;
use Templately\Hub\Http\Identity_Controller;
use Templately\Hub\Http\Signing_Key;
use Templately\Hub\Mail\Emails;
use Templately\Hub\Mail\Mail_Queue;
use Templately\Hub\Members\Activity_Log;
use Templately\Hub\Members\Member_Store;
use Templately\Hub\Pages\Email_Link_Pages;
use Templately\Hub\Publishing\Publisher;
use Templately\Hub\Publishing\Starter_Catalogue;
use Templately\Hub\Sales\Price_List;
use Templately\Hub\Sales\Pricing_Controller;
use Templately\Hub\Sales\Purchases;
use Templately\Hub\Sales\Purchases_Controller;
use Templately\Hub\Sales\Webhook_Signature;
use Templately\Hub\Workspaces\Invitation_Acceptance;
use Templately\Hub\Workspaces\Invitations;
use Templately\Hub\Workspaces\Membership_Removal;
use Templately\Hub\Workspaces\Workspace_For_Update;
use Templately\Hub\Workspaces\Workspace_Presenter;
use Templately\Hub\Workspaces\Workspaces;
use Templately\Hub\Workspaces\Workspaces_Controller;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Site_Users;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Transaction;
use Templately\Shared\Rest\Client_Ip;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Settings\Hub_State;
use Templately\Shared\Settings\Settings;
use wpdb;

/** Builds the hub's services on first use. */
final class Hub_Services {

	/** First segment of a path to the controllers with routes there, in the order in which WordPress must try them. */
	public const SEGMENTS = array(
		'accounts'        => array( Accounts_Controller::class ),
		'sessions'        => array( Accounts_Controller::class ),
		'verifications'   => array( Accounts_Controller::class ),
		'password-resets' => array( Accounts_Controller::class ),
		'items'           => array( Pack_Downloads_Controller::class, Catalogue_Controller::class, Collection_Controller::class ),
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

	private Clock $clock;

	private ?Site_Users $users;

	private Database $database;

	private ?Hub_Policy $policy = null;

	private ?Hub_State $state = null;

	private ?Blob_Folders $folders = null;

	private ?Blob_Store $blobs = null;

	private ?Item_Search $item_search = null;

	private ?Account_Store $account_store = null;

	private ?Token_Store $tokens = null;

	private ?Rate_Limiter $rate_limiter = null;

	private ?Email_Links $email_links = null;

	private ?Idempotency_Store $idempotency_store = null;

	private ?Member_Store $members = null;

	private ?Activity_Log $activity = null;

	private ?Invitations $invitations = null;

	/** @param Site_Users|null $users WordPress users of the site; null if they have no accounts here. */
	public function __construct( wpdb $wpdb, Transaction $transaction, Clock $clock, ?Site_Users $users = null ) {
		$this->clock    = $clock;
		$this->database = new Database( $wpdb, $transaction );
		$this->users    = $users;
	}

	/**
	 * @param string|null $segment First segment of a path of templately-hub/v1; null for all controllers.
	 * @return array<class-string<Controller>, callable(): Controller> Class to factory.
	 */
	public function controllers( ?string $segment = null ): array {
		$controllers = array(
			Accounts_Controller::class       => function (): Controller {
				return new Accounts_Controller( $this->accounts(), $this->email_links() );
			},
			Pack_Downloads_Controller::class => function (): Controller {
				return new Pack_Downloads_Controller( new Pack_Downloads( $this->catalogue(), $this->blobs(), $this->signing_key() ) );
			},
			Catalogue_Controller::class      => function (): Controller {
				return new Catalogue_Controller( $this->catalogue() );
			},
			Cloud_Controller::class          => function (): Controller {
				return new Cloud_Controller( $this->cloud_files(), $this->file_contents() );
			},
			Collection_Controller::class     => function (): Controller {
				return new Collection_Controller( $this->collection() );
			},
			Identity_Controller::class       => function (): Controller {
				return new Identity_Controller( $this->signing_key() );
			},
			Pricing_Controller::class        => function (): Controller {
				return new Pricing_Controller( $this->price_list() );
			},
			Purchases_Controller::class      => function (): Controller {
				return new Purchases_Controller( $this->purchases() );
			},
			Workspaces_Controller::class     => function (): Controller {
				return new Workspaces_Controller( $this->workspaces(), $this->workspace_presenter(), $this->invitation_acceptance(), $this->membership_removal() );
			},
			Open_Api_Controller::class       => static function (): Controller {
				return new Open_Api_Controller();
			},
		);
		return null === $segment ? $controllers : array_intersect_key( $controllers, array_flip( self::SEGMENTS[ $segment ] ?? array() ) );
	}

	/** @return array<string, array<string, mixed>> Routes of the hub's API, without building a service. Pattern of method and path to route. */
	public static function routes(): array {
		$routes = array();
		foreach ( Open_Api_Controller::CONTROLLERS as $controller ) {
			foreach ( $controller::routes() as $route ) {
				$routes[ $route['method'] . ' ' . $route['path'] ] = $route;
			}
		}
		return $routes;
	}

	public function policy(): Hub_Policy {
		return $this->policy ??= new Hub_Policy(
			function ( string $token ): Actor {
				return $this->tokens()->actor( $token );
			},
			$this->idempotency_store(),
			function ( string ...$delivery ): void {
				$this->webhook_signature()->verify( ...$delivery );
			}
		);
	}

	public function signing_key(): Signing_Key {
		return new Signing_Key();
	}

	public function uninstall(): void {
		$this->signing_key()->remove();
		$this->folders()->remove_all();
		$this->state()->remove();
		$this->price_list()->remove();
	}

	/** Runs the scheduled clean-up. It can be interrupted at any time. */
	public function upkeep(): void {
		$this->folders()->move_into_subfolders();
		$this->blobs()->delete_unused();
		$this->blobs()->delete_orphans();
		$this->idempotency_store()->delete_expired();
		$this->clean_up_clouds();
		$this->workspaces()->upkeep();
		if ( 0 < ( new Popularity( $this->database, new Item_Counts( $this->database ), new Search_Index( $this->database ) ) )->refresh() ) {
			$this->item_search()->flush_cache();
		}
	}

	/** Deletes expired files in the trash and unused media. It can be interrupted at any time. */
	public function clean_up_clouds(): void {
		$this->file_deletion()->delete_expired();
		$this->cloud_media()->delete_unused();
	}

	public function accounts(): Accounts {
		$fields = function ( int $account_id ): array {
			return $this->collection()->profile_fields( $account_id ) + array( 'cloud_activity' => $this->file_store()->activity( $account_id ) );
		};
		return new Accounts( $this->account_store(), $this->tokens(), $this->rate_limiter(), $this->email_links(), $fields, $this->clock );
	}

	public function outbox(): Mail_Queue {
		return $this->email_links()->outbox();
	}

	public function email_links(): Email_Links {
		return $this->email_links ??= new Email_Links(
			$this->account_store(),
			$this->tokens(),
			$this->rate_limiter(),
			new Emails(),
			$this->users,
			$this->clock,
			function ( callable $deliver ): Mail_Queue {
				return new Mail_Queue(
					$this->database,
					$this->clock,
					function ( array $mail ) use ( $deliver ): ?bool {
						return Invitations::MAIL === $mail['kind'] ? $this->invitations()->send( $mail ) : $deliver( $mail );
					}
				);
			}
		);
	}

	public function privacy_tools(): Privacy_Tools {
		return new Privacy_Tools( $this->account_store(), $this->tokens(), $this->cloud_files(), $this->file_deletion(), $this->collection(), $this->purchases(), $this->workspace_presenter(), $this->membership_removal(), $this->invitations(), $this->outbox() );
	}

	public function email_link_pages(): Email_Link_Pages {
		return new Email_Link_Pages( $this->email_links(), $this->invitation_acceptance() );
	}

	public function price_list(): Price_List {
		return new Price_List();
	}

	public function publisher(): Publisher {
		$counts   = new Item_Counts( $this->database );
		$contents = new Document_Store( $this->database, 'contents', array( 'items' => 'content' ) );
		$writer   = new Catalogue_Writer( $this->database, new Term_Store( $this->database ), $counts, new Search_Index( $this->database ), $contents, $this->blobs() );
		return new Publisher( $this->database, $writer, $this->blobs(), $this->item_search() );
	}

	public function starter_catalogue(): Starter_Catalogue {
		return new Starter_Catalogue( $this->publisher(), $this->state(), dirname( __DIR__, 2 ) . '/build/catalogue' );
	}

	public function purchases(): Purchases {
		return new Purchases( $this->database, $this->clock );
	}

	public function webhook_signature(): Webhook_Signature {
		return new Webhook_Signature( $this->state(), $this->clock );
	}

	private function workspaces(): Workspaces {
		return new Workspaces( $this->database, $this->workspace_for_update(), $this->members(), $this->invitations(), $this->activity(), $this->workspace_presenter(), $this->membership_removal(), $this->clock );
	}

	private function workspace_presenter(): Workspace_Presenter {
		return new Workspace_Presenter( $this->database, $this->members(), $this->invitations(), $this->activity(), $this->account_store() );
	}

	private function workspace_for_update(): Workspace_For_Update {
		return new Workspace_For_Update( $this->database, $this->members(), $this->storage_quota() );
	}

	private function invitation_acceptance(): Invitation_Acceptance {
		return new Invitation_Acceptance( $this->database, $this->members(), $this->activity(), $this->workspace_presenter(), $this->account_store(), $this->email_links(), $this->clock );
	}

	private function membership_removal(): Membership_Removal {
		return new Membership_Removal( $this->database, $this->workspace_for_update(), $this->members(), $this->invitations(), $this->activity(), $this->workspace_presenter(), $this->workspace_files() );
	}

	private function collection(): Collection {
		$items  = new Item_Store( $this->database, $this->clock );
		$locked = new Items_For_Update( $this->database );
		return new Collection( new Favourites( $this->database, $locked, $items, $this->clock ), new Ratings( $this->database, $locked, $items, $this->clock ), new Collection_Store( $this->database ), $items, new Item_Presenter( $items, new Term_Store( $this->database ) ) );
	}

	private function cloud_files(): Cloud_Files {
		return new Cloud_Files( $this->database, $this->file_store(), $this->files_for_update(), $this->file_copier(), $this->file_deletion(), $this->storage_quota(), $this->members(), $this->activity(), $this->clock );
	}

	public function workspace_files(): Workspace_Files {
		return new Workspace_Files( $this->database, $this->file_store(), $this->file_copier(), $this->storage_quota(), $this->clock );
	}

	private function file_copier(): File_Copier {
		return new File_Copier( $this->file_store(), $this->versions(), $this->storage_quota(), $this->activity() );
	}

	private function file_deletion(): File_Deletion {
		return new File_Deletion( $this->database, $this->file_store(), $this->versions(), $this->storage_quota() );
	}

	private function file_contents(): File_Contents {
		return new File_Contents( $this->database, $this->file_store(), $this->files_for_update(), $this->versions(), $this->cloud_media(), $this->storage_quota(), $this->activity(), $this->account_store(), $this->clock );
	}

	private function file_store(): File_Store {
		return new File_Store( $this->database, $this->clock, $this->account_store() );
	}

	private function files_for_update(): Files_For_Update {
		return new Files_For_Update( $this->database, $this->file_store(), $this->members(), $this->storage_quota() );
	}

	private function versions(): Version_Store {
		return new Version_Store( $this->database, new Document_Store( $this->database, 'file_contents', array( 'file_versions' => 'content' ) ), $this->cloud_media(), $this->clock );
	}

	/** Uses another table than blobs(), because each table holds the locks of its files. */
	private function cloud_media(): Cloud_Media {
		return new Cloud_Media( $this->database, new Blob_Store( $this->database, new Blob_Folders( $this->state(), 'cloud' ), $this->clock, 'media', array( 'version_media', 'claims' ), true ), $this->storage_quota(), $this->clock );
	}

	private function storage_quota(): Storage_Quota {
		return new Storage_Quota( $this->database, ( new Settings() )->cloud_limits() );
	}

	private function catalogue(): Catalogue {
		$items = new Item_Store( $this->database, $this->clock );
		$terms = new Term_Store( $this->database );
		$view  = new Item_Presenter( $items, $terms );
		return new Catalogue( $items, $view, $this->item_search(), $terms, new Item_Counts( $this->database ), new Document_Store( $this->database, 'contents', array( 'items' => 'content' ) ), $this->blobs() );
	}

	private function state(): Hub_State {
		return $this->state ??= new Hub_State();
	}

	private function folders(): Blob_Folders {
		return $this->folders ??= new Blob_Folders( $this->state() );
	}

	private function blobs(): Blob_Store {
		return $this->blobs ??= new Blob_Store( $this->database, $this->folders(), $this->clock, 'blobs', array( 'item_blobs' ) );
	}

	private function item_search(): Item_Search {
		return $this->item_search ??= new Item_Search( $this->database, new Item_Counts( $this->database ) );
	}

	private function account_store(): Account_Store {
		return $this->account_store ??= new Account_Store(
			$this->database,
			$this->clock,
			function ( int $user, string $subject ): string {
				return null === $this->users ? 'free' : $this->users->plan( $user, $subject );
			},
			function ( int $account_id, string $email ): void {
				$this->purchases()->assign_to_account( $account_id, $email );
			},
			function ( int $account_id ): void {
				( new Item_Store( $this->database, $this->clock ) )->forget_downloads( $account_id );
				$this->idempotency_store()->forget( $account_id );
				$this->cloud_media()->forget_claims( $account_id );
				$this->storage_quota()->forget( $account_id );
			}
		);
	}

	private function tokens(): Token_Store {
		return $this->tokens ??= new Token_Store( $this->database, $this->clock, $this->account_store() );
	}

	private function rate_limiter(): Rate_Limiter {
		return $this->rate_limiter ??= new Rate_Limiter( $this->database, $this->clock, Client_Ip::from_server( $_SERVER, ( new Settings() )->trusted_proxies() ) );
	}

	private function idempotency_store(): Idempotency_Store {
		return $this->idempotency_store ??= new Idempotency_Store( $this->database, $this->clock );
	}

	private function members(): Member_Store {
		return $this->members ??= new Member_Store( $this->database, $this->account_store(), $this->clock );
	}

	private function activity(): Activity_Log {
		return $this->activity ??= new Activity_Log(
			$this->database,
			$this->account_store(),
			function ( array $ids, int $workspace_id ): array {
				return $this->file_store()->names_in( $workspace_id, $ids );
			},
			$this->clock
		);
	}

	private function invitations(): Invitations {
		return $this->invitations ??= new Invitations( $this->database, $this->members(), $this->activity(), $this->account_store(), $this->rate_limiter(), new Emails(), $this->outbox(), $this->clock );
	}
}
