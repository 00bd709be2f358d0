<?php

declare( strict_types=1 );

namespace Templately\Hub;

use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Accounts\Token_Store;
use Templately\Hub\Cloud\Cloud_Files;
use Templately\Hub\Cloud\File_Deletion;
use Templately\Hub\Collection\Collection;
use Templately\Hub\Mail\Mail_Queue;
use Templately\Hub\Sales\Purchases;
use Templately\Hub\Workspaces\Invitations;
use Templately\Hub\Workspaces\Membership_Removal;
use Templately\Hub\Workspaces\Workspace_Presenter;

/** Exports and erases an account's data for WordPress's privacy tools. */
final class Privacy_Tools {

	/** Files per call. WordPress repeats the call until all are erased. */
	private const FILES_PER_CALL = 500;

	private Account_Store $accounts;

	private Token_Store $tokens;

	private Cloud_Files $files;

	private File_Deletion $removal;

	private Collection $collection;

	private Purchases $purchases;

	private Workspace_Presenter $workspaces;

	private Membership_Removal $member_removal;

	private Invitations $invitations;

	private Mail_Queue $outbox;

	public function __construct( Account_Store $accounts, Token_Store $tokens, Cloud_Files $files, File_Deletion $removal, Collection $collection, Purchases $purchases, Workspace_Presenter $workspaces, Membership_Removal $member_removal, Invitations $invitations, Mail_Queue $outbox ) {
		$this->accounts       = $accounts;
		$this->tokens         = $tokens;
		$this->files          = $files;
		$this->removal        = $removal;
		$this->collection     = $collection;
		$this->purchases      = $purchases;
		$this->workspaces     = $workspaces;
		$this->member_removal = $member_removal;
		$this->invitations    = $invitations;
		$this->outbox         = $outbox;
	}

	/** @return array{exporter_friendly_name: string, callback: callable} Entry for the filter wp_privacy_personal_data_exporters. */
	public function exporter(): array {
		return array(
			'exporter_friendly_name' => __( 'Templately account', 'templately' ),
			'callback'               => array( $this, 'export' ),
		);
	}

	/** @return array{eraser_friendly_name: string, callback: callable} Entry for the filter wp_privacy_personal_data_erasers. */
	public function eraser(): array {
		return array(
			'eraser_friendly_name' => __( 'Templately account', 'templately' ),
			'callback'             => array( $this, 'erase' ),
		);
	}

	/**
	 * Passwords and tokens are not exported: only their hashes are stored.
	 * @return array{data: list<array<string, mixed>>, done: true}
	 */
	public function export( string $email ): array {
		$groups = array();
		foreach ( $this->accounts->find_all_by_email( $email ) as $account ) {
			$record    = $account->to_array();
			$data      = array(
				self::value( __( 'Name', 'templately' ), $record['name'] ),
				self::value( __( 'Email', 'templately' ), $record['email'] ),
				self::value( __( 'Joined', 'templately' ), $record['joined'] ),
				self::value( __( 'Plan', 'templately' ), $record['plan'] ),
			);
			$collected = $this->collection->export( $account->id() );
			foreach ( $collected['downloads'] as $download ) {
				$data[] = self::value( __( 'Download', 'templately' ), "{$download['name']}, {$download['downloaded_at']}" );
			}
			foreach ( $collected['favourites'] as $favourite ) {
				$data[] = self::value( __( 'Favourite', 'templately' ), "{$favourite['name']}, {$favourite['favoured_at']}" );
			}
			foreach ( $collected['ratings'] as $rating ) {
				$data[] = self::value( __( 'Rating', 'templately' ), "{$rating['name']}, {$rating['rating']}, " . gmdate( 'c', $rating['at'] ) );
			}
			foreach ( $collected['purchases'] as $purchase ) {
				$data[] = self::value( __( 'Purchase', 'templately' ), "{$purchase['name']}, {$purchase['purchased_at']}" );
			}
			foreach ( $this->files->export( $account->id() ) as $file ) {
				$data[] = self::value( __( 'Cloud file', 'templately' ), "{$file['name']}, {$file['platform']}, {$file['type']}, {$file['changed_at']}" );
			}
			$places = $this->workspaces->export( $account->id() );
			foreach ( $places['workspaces'] as $place ) {
				$data[] = self::value( __( 'WorkSpace', 'templately' ), "{$place['title']}, {$place['role']}, " . gmdate( 'c', $place['at'] ) );
			}
			foreach ( $places['activity'] as $entry ) {
				$data[] = self::value( __( 'Activity in a WorkSpace', 'templately' ), "{$entry['title']}, {$entry['verb']}, " . gmdate( 'c', $entry['at'] ) );
			}
			$groups[] = array(
				'group_id'    => 'templately',
				'group_label' => __( 'Templately account', 'templately' ),
				'item_id'     => 'templately-account-' . $account->id(),
				'data'        => $data,
			);
		}
		$orders = array();
		foreach ( $this->purchases->orders( $email ) as $order ) {
			$orders[] = self::value( __( 'Order', 'templately' ), "{$order['order']}, {$order['item']}, {$order['ordered_at']}" );
		}
		if ( array() !== $orders ) {
			$groups[] = array(
				'group_id'    => 'templately-orders',
				'group_label' => __( 'Templately orders', 'templately' ),
				'item_id'     => 'templately-orders-' . md5( Account_Store::normalize_email( $email ) ),
				'data'        => $orders,
			);
		}
		$invitations = array();
		foreach ( $this->invitations->export( Account_Store::normalize_email( $email ) ) as $invitation ) {
			$invitations[] = self::value( __( 'Invitation to a WorkSpace', 'templately' ), "{$invitation['title']}, " . gmdate( 'c', $invitation['at'] ) );
		}
		if ( array() !== $invitations ) {
			$groups[] = array(
				'group_id'    => 'templately-invitations',
				'group_label' => __( 'Templately invitations', 'templately' ),
				'item_id'     => 'templately-invitations-' . md5( Account_Store::normalize_email( $email ) ),
				'data'        => $invitations,
			);
		}
		return array(
			'data' => $groups,
			'done' => true,
		);
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	public function erase( string $email ): array {
		$accounts = $this->accounts->find_all_by_email( $email );
		foreach ( $accounts as $account ) {
			// Prevents the account from signing in and adding data during the erasure.
			$this->tokens->revoke_all( $account->id() );
			if ( ! $this->removal->delete_all_of_account( $account->id(), self::FILES_PER_CALL ) ) {
				return self::erased( true, false );
			}
			$this->collection->delete_all_of_account( $account->id() );
			$this->member_removal->remove_account( $account->id() );
			$this->accounts->remove( $account->id() );
			// Deletes files that earlier sessions added in the meantime.
			$this->removal->delete_all_of_account( $account->id() );
		}
		$had_orders = $this->purchases->anonymize( $email );
		$others     = $this->outbox->delete_by_email( Account_Store::normalize_email( $email ) ) + $this->invitations->delete_by_email( Account_Store::normalize_email( $email ) );
		return self::erased( array() !== $accounts || $had_orders || $others > 0, true );
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	private static function erased( bool $has_removed, bool $is_done ): array {
		return array(
			'items_removed'  => $has_removed,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => $is_done,
		);
	}

	/** @return array{name: string, value: string} */
	private static function value( string $name, string $value ): array {
		return compact( 'name', 'value' );
	}
}
