<?php

declare( strict_types=1 );

namespace Templately\Site\Workspaces;

use Templately\Shared\Contract\Cloud_Schema;
use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Contract\Workspace_Schema as Contract;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Schema;

/** Routes of workspaces. The hub checks access. Slugs end in eight hex digits, so they never equal a fixed path (decision C28). */
final class Workspaces_Controller implements Controller {

	private const SLUG = '/workspaces/(?P<slug>[a-z0-9-]+)';

	private const MAX_FILES = 100;

	private Workspaces $workspaces;

	public function __construct( Workspaces $workspaces ) {
		$this->workspaces = $workspaces;
	}

	public static function routes(): array {
		$read      = array(
			'method'     => 'GET',
			'capability' => 'edit_posts',
			'object'     => false,
		);
		$write     = array( 'method' => 'POST' ) + $read;
		$workspace = Schema::record( Contract::site_properties() );
		$id        = Schema::required( Schema::integer( 1 ) );
		$flag      = Schema::boolean( false );
		$of_id     = Schema::record( array( 'id' => Schema::integer( 1 ) ) );
		$changed   = self::success_schema( array( 'workspace' => $workspace ) );
		return array(
			'list_workspaces'   => $read + array(
				'path'     => '/workspaces',
				'summary'  => 'Retrieves a page of the account\'s own or shared workspaces; with list_only, a short list of all workspaces by title.',
				'args'     => array(
					'list_only' => $flag,
					'shared'    => $flag,
					'page'      => Contract::page_argument(),
				),
				'response' => Schema::record(
					array(
						'data'         => Schema::list_of( Schema::record( Contract::site_properties(), array_keys( array_diff_key( Contract::site_properties(), array_flip( array( 'id', 'slug', 'title', 'name', 'shared', 'role' ) ) ) ) ), Contract::MAX ),
						'current_page' => Schema::integer( 1 ),
						'total_page'   => Schema::integer( 1 ),
					)
				),
			),
			'list_activity'     => $read + array(
				'path'     => '/workspaces/activity/(?P<id>\d+)',
				'summary'  => 'Retrieves a page of the activity of a workspace in the last 90 days, newest first.',
				'args'     => array(
					'id'   => $id,
					'page' => Contract::page_argument(),
				),
				'response' => Schema::record( Contract::activity() ),
			),
			'list_invitations'  => $read + array(
				'path'     => '/workspaces/invitations',
				'summary'  => 'Retrieves the pending invitations of the account.',
				'response' => Schema::record( Contract::pending_invitations() ),
			),
			'create_workspace'  => $write + array(
				'path'     => '/workspaces/create',
				'summary'  => 'Creates a workspace and sends invitations.',
				'args'     => array(
					'title'      => Schema::required( Contract::title() ),
					'share_with' => Contract::emails(),
				),
				'response' => $changed,
			),
			'delete_workspace'  => $write + array(
				'path'     => '/workspaces/delete/(?P<id>\d+)',
				'summary'  => 'Deletes a workspace. Each file moves to the cloud or the trash of its owner.',
				'args'     => array(
					'id'           => $id,
					'slug'         => Schema::text( 190, array( 'default' => '' ) ),
					'delete_files' => $flag,
					'page'         => Contract::page_argument(),
				),
				'response' => self::success_schema( array( 'data' => $of_id ) ),
			),
			'add_files'         => $write + array(
				'path'     => '/workspaces/item/add',
				'summary'  => 'Copies files to a workspace.',
				'args'     => array(
					'workspace_id' => $id,
					'files'        => Schema::required( Schema::list_of( Schema::integer( 1 ), self::MAX_FILES ) + array( 'minItems' => 1 ) ),
				),
				'response' => self::success_schema( array( 'data' => Schema::record( array( 'files' => Schema::list_of( Schema::integer( 1 ), self::MAX_FILES ) ) ) ) ),
			),
			'delete_file'       => array( 'method' => 'DELETE' ) + $write + array(
				'path'     => '/workspaces/item/delete/(?P<id>\d+)',
				'also'     => array( 'POST', 'GET' ),
				'summary'  => 'Moves a file of a workspace to the trash of its owner.',
				'args'     => array( 'id' => $id ),
				'response' => self::success_schema( array( 'data' => $of_id ) ),
			),
			'leave'             => $write + array(
				'path'     => '/workspaces/leave',
				'summary'  => 'Leaves a workspace and takes the account\'s own files along.',
				'args'     => array( 'id' => $id ),
				'response' => self::success_schema( array( 'data' => $of_id ) ),
			),
			'transfer'          => $write + array(
				'path'     => '/workspaces/transfer',
				'summary'  => 'Transfers a workspace to one of its editors.',
				'args'     => array(
					'id'         => $id,
					'account_id' => $id,
				),
				'response' => $changed,
			),
			'remove_person'     => $write + array(
				'path'     => '/workspaces/remove',
				'summary'  => 'Removes a member from a workspace.',
				'args'     => array(
					'id'          => $id,
					'account_id'  => $id,
					'keep_copies' => $flag,
				),
				'response' => $changed,
			),
			'answer_invitation' => $write + array(
				'path'     => '/workspaces/invitations',
				'summary'  => 'Accepts or declines an invitation.',
				'args'     => array(
					'id'     => $id,
					'action' => Schema::required( Schema::enum( array( 'accept', 'decline' ) ) ),
				),
				'response' => self::success_schema( array( 'workspace' => Schema::nullable( $workspace ) ) ),
			),
			'change_invitation' => $write + array(
				'path'     => '/workspaces/invitation',
				'summary'  => 'Resends or withdraws an invitation.',
				'args'     => array(
					'id'            => $id,
					'invitation_id' => $id,
					'action'        => Schema::required( Schema::enum( array( 'resend', 'withdraw' ) ) ),
				),
				'response' => $changed,
			),
			'get_workspace'     => $read + array(
				'path'     => self::SLUG,
				'summary'  => 'Retrieves a workspace and a page of its files. The arguments shared, directLoad and source have no effect.',
				'args'     => array(
					'slug'       => Schema::required( Schema::text( 190 ) ),
					'file_type'  => Schema::text( 20, array( 'default' => '' ) ),
					'shared'     => $flag,
					'page'       => Contract::page_argument(),
					'directLoad' => $flag,
					'search'     => Schema::text( 200, array( 'default' => '' ) ),
					'name'       => Cloud_Schema::own_file_name(),
					'source'     => Schema::enum( array( '', 'clouds', 'workspaces', 'shared_workspaces' ), '' ),
					'platform'   => Schema::enum( array_merge( array( '' ), Item_Schema::PLATFORMS ), '' ),
				),
				'response' => Schema::record(
					array(
						'workspace' => $workspace,
						'files'     => Cloud_Schema::site_files(),
					)
				),
			),
			'update_workspace'  => $write + array(
				'path'     => self::SLUG,
				'summary'  => 'Updates the title and members of a workspace: all or nothing. With a version, only if the workspace still has that version.',
				'args'     => array(
					'slug'       => Schema::required( Schema::text( 190 ) ),
					'id'         => $id,
					'version'    => Schema::integer( 1 ),
					'title'      => Contract::title(),
					'share_with' => Contract::emails(),
					'remove'     => Contract::emails( Contract::MAX_PEOPLE ),
					'roles'      => Contract::roles(),
				),
				'response' => $changed,
			),
		);
	}

	public function list_workspaces( array $arguments ): array {
		return $arguments['list_only'] ? $this->workspaces->options( $arguments['shared'] ) : $this->workspaces->page( $arguments['shared'], $arguments['page'] );
	}

	public function list_activity( array $arguments ): array {
		return $this->workspaces->activity( $arguments['id'], $arguments['page'] );
	}

	public function list_invitations(): array {
		return $this->workspaces->invitations();
	}

	public function get_workspace( array $arguments ): array {
		$workspace = $this->workspaces->find( $arguments['slug'] );
		return array(
			'workspace' => $workspace,
			'files'     => $this->workspaces->files(
				$workspace,
				array(
					'platform' => $arguments['platform'],
					'type'     => $arguments['file_type'],
					'search'   => $arguments['search'],
					'name'     => $arguments['name'],
					'page'     => $arguments['page'],
				)
			),
		);
	}

	public function create_workspace( array $arguments ): array {
		$workspace = $this->workspaces->create( $arguments['title'], $arguments['share_with'] );
		return self::success( sprintf( /* translators: %s: name of a workspace. */ __( 'You have created a WorkSpace called %s', 'templately' ), $workspace['title'] ), compact( 'workspace' ) );
	}

	public function update_workspace( array $arguments ): array {
		$changes = array_diff_key( $arguments, array_flip( array( 'slug', 'id' ) ) );
		return self::success( __( 'You have succesfully saved your WorkSpace changes.', 'templately' ), array( 'workspace' => $this->workspaces->update( $arguments['slug'], $arguments['id'], $changes ) ) );
	}

	public function delete_workspace( array $arguments ): array {
		$this->workspaces->delete( $arguments['id'], $arguments['slug'], $arguments['delete_files'] );
		return self::success( __( 'You have deleted a WorkSpace from your account.', 'templately' ), array( 'data' => array( 'id' => $arguments['id'] ) ) );
	}

	public function add_files( array $arguments ): array {
		return self::success( __( 'Your file has been added to this workspace.', 'templately' ), array( 'data' => array( 'files' => $this->workspaces->add_files( $arguments['workspace_id'], $arguments['files'] ) ) ) );
	}

	public function delete_file( array $arguments ): array {
		$this->workspaces->delete_file( $arguments['id'] );
		return self::success( \Templately\Site\Cloud\Cloud::trashed_message( 1 ), array( 'data' => array( 'id' => $arguments['id'] ) ) );
	}

	public function leave( array $arguments ): array {
		$this->workspaces->leave( $arguments['id'] );
		return self::success( __( 'You have left the WorkSpace. Your files are in My Clouds.', 'templately' ), array( 'data' => array( 'id' => $arguments['id'] ) ) );
	}

	public function transfer( array $arguments ): array {
		$workspace = $this->workspaces->transfer( $arguments['id'], $arguments['account_id'] );
		return self::success( sprintf( /* translators: %s: name of a person. */ __( '%s now owns the WorkSpace. You are an editor.', 'templately' ), $workspace['owner']['name'] ), compact( 'workspace' ) );
	}

	public function remove_person( array $arguments ): array {
		return self::success( __( 'The person has been removed from the WorkSpace, together with their files.', 'templately' ), array( 'workspace' => $this->workspaces->remove( $arguments['id'], $arguments['account_id'], $arguments['keep_copies'] ) ) );
	}

	public function answer_invitation( array $arguments ): array {
		$workspace = $this->workspaces->answer_invitation( $arguments['id'], 'accept' === $arguments['action'] );
		return self::success( null === $workspace ? __( 'Invitation declined.', 'templately' ) : sprintf( /* translators: %s: name of a workspace. */ __( 'You have joined the WorkSpace “%s”.', 'templately' ), $workspace['title'] ), compact( 'workspace' ) );
	}

	public function change_invitation( array $arguments ): array {
		$again = 'resend' === $arguments['action'];
		return self::success( $again ? __( 'Invitation sent again.', 'templately' ) : __( 'Invitation withdrawn.', 'templately' ), array( 'workspace' => $this->workspaces->change_invitation( $arguments['id'], $arguments['invitation_id'], $again ) ) );
	}

	private static function success( string $message, array $more ): array {
		return array(
			'status'  => 'success',
			'message' => $message,
		) + $more;
	}

	private static function success_schema( array $more ): array {
		return Schema::record(
			array(
				'status'  => Schema::enum( array( 'success' ) ),
				'message' => Schema::text( 500 ),
			) + $more
		);
	}
}
