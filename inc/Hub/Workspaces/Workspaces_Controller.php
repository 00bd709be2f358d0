<?php

declare( strict_types=1 );

namespace Templately\Hub\Workspaces;

use Templately\Hub\Accounts\Actor;
use Templately\Shared\Contract\Workspace_Schema as Contract;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Schema;

final class Workspaces_Controller implements Controller {

	private const MAX_PER_PAGE = 100;

	private const WORKSPACE = '/workspaces/(?P<id>\d+)';

	private Workspaces $workspaces;

	private Workspace_Presenter $view;

	private Invitation_Acceptance $acceptance;

	private Membership_Removal $member_removal;

	public function __construct( Workspaces $workspaces, Workspace_Presenter $view, Invitation_Acceptance $acceptance, Membership_Removal $member_removal ) {
		$this->workspaces     = $workspaces;
		$this->view           = $view;
		$this->acceptance     = $acceptance;
		$this->member_removal = $member_removal;
	}

	/** Permissions are checked in the transaction of the operation, so the routes have no checks. */
	public static function routes(): array {
		$read      = array(
			'method' => 'GET',
			'object' => false,
			'scope'  => 'account',
		);
		$write     = array(
			'method'       => 'POST',
			'object'       => false,
			'scope'        => 'account',
			'keeps_answer' => true,
		);
		$id        = array( 'id' => Schema::required( Schema::integer( 1 ) ) );
		$member    = $id + array( 'account' => Schema::required( Schema::integer( 1 ) ) );
		$invited   = $id + array( 'invitation' => Schema::required( Schema::integer( 1 ) ) );
		$workspace = Schema::record( array( 'workspace' => Schema::record( Contract::properties() ) ) );
		$done      = Schema::record( array( 'id' => Schema::integer( 1 ) ) );
		return array(
			'list_workspaces'     => $read + array(
				'path'     => '/workspaces',
				'summary'  => 'Retrieves the workspaces that the account owns, or those shared with it, newest first.',
				'args'     => array(
					'shared'   => Schema::boolean( false ),
					'page'     => Contract::page_argument(),
					'per_page' => Schema::integer(
						1,
						array(
							'maximum' => self::MAX_PER_PAGE,
							'default' => Contract::PER_PAGE,
						)
					),
				),
				'response' => Schema::record( array( 'workspaces' => Schema::list_of( Schema::record( Contract::properties() ), self::MAX_PER_PAGE ) ) + Contract::page() ),
			),
			'list_options'        => $read + array(
				'path'     => '/workspaces/choices',
				'summary'  => 'Retrieves a short list of the account\'s own and shared workspaces, by title.',
				'response' => Schema::record( Contract::options() ),
			),
			'get_workspace'       => $read + array(
				'path'     => '/workspaces/(?P<slug>[a-z0-9-]+-[0-9a-f]{8})',
				'summary'  => 'Retrieves a workspace.',
				'args'     => array( 'slug' => Schema::required( Schema::text( 190 ) ) ),
				'response' => $workspace,
			),
			'create_workspace'    => $write + array(
				'path'     => '/workspaces',
				'summary'  => 'Creates a workspace and sends invitations.',
				'args'     => array(
					'title'      => Schema::required( Contract::title() ),
					'share_with' => Contract::emails(),
				),
				'response' => $workspace,
			),
			'update_workspace'    => array( 'method' => 'PATCH' ) + $write + array(
				'path'     => self::WORKSPACE,
				'summary'  => 'Updates the title and members of a workspace: all or nothing. With a version, only if the workspace still has that version.',
				'args'     => $id + array(
					'version'    => Schema::integer( 1 ),
					'title'      => Contract::title(),
					'share_with' => Contract::emails(),
					'remove'     => Contract::emails( Contract::MAX_PEOPLE ),
					'roles'      => Contract::roles(),
				),
				'response' => $workspace,
			),
			'delete_workspace'    => array( 'method' => 'DELETE' ) + $write + array(
				'path'     => self::WORKSPACE,
				'summary'  => 'Deletes a workspace. Each file moves to the cloud or the trash of its owner.',
				'args'     => $id + array( 'delete_files' => Schema::boolean( false ) ),
				'response' => $done,
			),
			'change_member'       => array( 'method' => 'PATCH' ) + $write + array(
				'path'     => self::WORKSPACE . '/members/(?P<account>\d+)',
				'summary'  => 'Changes the role of a member.',
				'args'     => $member + array( 'role' => Schema::required( Schema::enum( Contract::GIVEN ) ) ),
				'response' => $workspace,
			),
			'remove_member'       => array( 'method' => 'DELETE' ) + $write + array(
				'path'     => self::WORKSPACE . '/members/(?P<account>\d+)',
				'summary'  => 'Removes a member and moves their files to their own cloud. Copies in the workspace belong to its owner.',
				'args'     => $member + array( 'keep_copies' => Schema::boolean( false ) ),
				'response' => $workspace,
			),
			'leave_workspace'     => $write + array(
				'path'     => self::WORKSPACE . '/leave',
				'summary'  => 'Leaves a workspace and takes the account\'s own files along.',
				'args'     => $id,
				'response' => $done,
			),
			'transfer_workspace'  => $write + array(
				'path'     => self::WORKSPACE . '/transfer',
				'summary'  => 'Transfers a workspace to one of its editors.',
				'args'     => $id + array( 'account_id' => Schema::required( Schema::integer( 1 ) ) ),
				'response' => $workspace,
			),
			'resend_invitation'   => $write + array(
				'path'     => self::WORKSPACE . '/invitations/(?P<invitation>\d+)/resend',
				'summary'  => 'Resends an invitation.',
				'args'     => $invited,
				'response' => $workspace,
			),
			'withdraw_invitation' => array( 'method' => 'DELETE' ) + $write + array(
				'path'     => self::WORKSPACE . '/invitations/(?P<invitation>\d+)',
				'summary'  => 'Withdraws an invitation.',
				'args'     => $invited,
				'response' => $workspace,
			),
			'list_activity'       => $read + array(
				'path'     => self::WORKSPACE . '/activity',
				'summary'  => 'Retrieves the activity of a workspace in the last 90 days, newest first.',
				'args'     => $id + array( 'page' => Contract::page_argument() ),
				'response' => Schema::record( Contract::activity() ),
			),
			'list_invitations'    => $read + array(
				'path'     => '/invitations',
				'summary'  => 'Retrieves the pending invitations of the account.',
				'response' => Schema::record( Contract::pending_invitations() ),
			),
			'accept_invitation'   => $write + array(
				'path'     => '/invitations/(?P<id>\d+)/accept',
				'summary'  => 'Accepts an invitation.',
				'args'     => $id,
				'response' => $workspace,
			),
			'decline_invitation'  => $write + array(
				'path'     => '/invitations/(?P<id>\d+)/decline',
				'summary'  => 'Declines an invitation.',
				'args'     => $id,
				'response' => $done,
			),
		);
	}

	public function list_workspaces( array $arguments, Actor $actor ): array {
		return $this->view->page( $arguments['shared'], $arguments['page'], $arguments['per_page'], $actor );
	}

	public function list_options( array $arguments, Actor $actor ): array {
		return $this->view->options( $actor );
	}

	public function get_workspace( array $arguments, Actor $actor ): array {
		return array( 'workspace' => $this->view->get_by_slug( $arguments['slug'], $actor ) );
	}

	public function create_workspace( array $arguments, Actor $actor ): array {
		return array( 'workspace' => $this->workspaces->create( $arguments['title'], $arguments['share_with'], $actor ) );
	}

	public function update_workspace( array $arguments, Actor $actor ): array {
		return array( 'workspace' => $this->workspaces->update( $arguments['id'], $arguments, $actor ) );
	}

	public function delete_workspace( array $arguments, Actor $actor ): array {
		$this->member_removal->delete( $arguments['id'], $arguments['delete_files'], $actor );
		return array( 'id' => $arguments['id'] );
	}

	public function change_member( array $arguments, Actor $actor ): array {
		return array( 'workspace' => $this->workspaces->change_role( $arguments['id'], $arguments['account'], $arguments['role'], $actor ) );
	}

	public function remove_member( array $arguments, Actor $actor ): array {
		return array( 'workspace' => $this->member_removal->remove( $arguments['id'], $arguments['account'], $arguments['keep_copies'], $actor ) );
	}

	public function leave_workspace( array $arguments, Actor $actor ): array {
		$this->member_removal->leave( $arguments['id'], $actor );
		return array( 'id' => $arguments['id'] );
	}

	public function transfer_workspace( array $arguments, Actor $actor ): array {
		return array( 'workspace' => $this->workspaces->transfer( $arguments['id'], $arguments['account_id'], $actor ) );
	}

	public function resend_invitation( array $arguments, Actor $actor ): array {
		return array( 'workspace' => $this->workspaces->resend( $arguments['id'], $arguments['invitation'], $actor ) );
	}

	public function withdraw_invitation( array $arguments, Actor $actor ): array {
		return array( 'workspace' => $this->workspaces->withdraw( $arguments['id'], $arguments['invitation'], $actor ) );
	}

	public function list_activity( array $arguments, Actor $actor ): array {
		return $this->view->activity( $arguments['id'], $arguments['page'], $actor );
	}

	public function list_invitations( array $arguments, Actor $actor ): array {
		return $this->acceptance->pending( $actor );
	}

	public function accept_invitation( array $arguments, Actor $actor ): array {
		return array( 'workspace' => $this->acceptance->accept( $arguments['id'], $actor ) );
	}

	public function decline_invitation( array $arguments, Actor $actor ): array {
		$this->acceptance->decline( $arguments['id'], $actor );
		return array( 'id' => $arguments['id'] );
	}
}
