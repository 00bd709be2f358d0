<?php

declare( strict_types=1 );

namespace Templately\Site\Workspaces;

use Templately\Site\Cloud\Json_Output;

/**
 * Manages the workspaces of the user given by --user.
 * Prints JSON. Errors are printed as {"error": …, "code": …} with exit code 1.
 */
final class Workspace_Command {

	use Json_Output;

	/** @var callable(): Workspaces */
	private $make_workspaces;

	/** @param callable(): Workspaces $make_workspaces */
	public function __construct( callable $make_workspaces ) {
		$this->make_workspaces = $make_workspaces;
	}

	/**
	 * Lists workspaces.
	 *
	 * ## OPTIONS
	 *
	 * [--shared]
	 * : List the workspaces shared with the user instead of the user's own.
	 *
	 * [--page=<page>]
	 * : Page number. A page has 11 workspaces.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately workspace list --user=admin
	 * @subcommand list
	 */
	public function list_workspaces( array $arguments, array $options ): void {
		$this->say(
			static function ( Workspaces $workspaces ) use ( $options ): array {
				return $workspaces->page( isset( $options['shared'] ), self::number( $options['page'] ?? '1' ) );
			}
		);
	}

	/**
	 * Creates a workspace and invites people.
	 *
	 * ## OPTIONS
	 *
	 * <title>
	 * : Title of the workspace.
	 *
	 * [<email>...]
	 * : Email addresses to invite.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately workspace create "Our team" ada@example.org --user=admin
	 * @param list<string> $arguments
	 */
	public function create( array $arguments ): void {
		$this->say(
			static function ( Workspaces $workspaces ) use ( $arguments ): array {
				return $workspaces->create( $arguments[0], array_slice( $arguments, 1 ) );
			}
		);
	}

	/**
	 * Shows a workspace.
	 *
	 * ## OPTIONS
	 *
	 * <slug>
	 * : Slug of the workspace.
	 */
	public function show( array $arguments ): void {
		$this->say(
			static function ( Workspaces $workspaces ) use ( $arguments ): array {
				return $workspaces->find( $arguments[0] );
			}
		);
	}

	/**
	 * Invites people to a workspace.
	 *
	 * ## OPTIONS
	 *
	 * <slug>
	 * : Slug of the workspace.
	 *
	 * <email>...
	 * : Email addresses to invite.
	 * @param list<string> $arguments
	 */
	public function invite( array $arguments ): void {
		$this->change( $arguments, 'share_with' );
	}

	/**
	 * Removes people from a workspace, or withdraws their invitations.
	 *
	 * ## OPTIONS
	 *
	 * <slug>
	 * : Slug of the workspace.
	 *
	 * <email>...
	 * : Email addresses to remove.
	 * @param list<string> $arguments
	 */
	public function remove( array $arguments ): void {
		$this->change( $arguments, 'remove' );
	}

	/**
	 * Leaves a workspace. The user's files return to their own cloud.
	 *
	 * ## OPTIONS
	 *
	 * <slug>
	 * : Slug of the workspace.
	 */
	public function leave( array $arguments ): void {
		$this->say(
			static function ( Workspaces $workspaces ) use ( $arguments ): array {
				$id = $workspaces->find( $arguments[0] )['id'];
				$workspaces->leave( $id );
				return compact( 'id' );
			}
		);
	}

	/**
	 * Deletes a workspace. Files return to their owners' clouds.
	 *
	 * ## OPTIONS
	 *
	 * <slug>
	 * : Slug of the workspace.
	 *
	 * [--delete-files]
	 * : Move the files to their owners' trash instead.
	 */
	public function delete( array $arguments, array $options ): void {
		$this->say(
			static function ( Workspaces $workspaces ) use ( $arguments, $options ): array {
				$id = $workspaces->find( $arguments[0] )['id'];
				$workspaces->delete( $id, $arguments[0], isset( $options['delete-files'] ) );
				return compact( 'id' );
			}
		);
	}

	/**
	 * @param list<string> $arguments Slug and email addresses.
	 * @param string $field 'share_with' or 'remove'.
	 */
	private function change( array $arguments, string $field ): void {
		$this->say(
			static function ( Workspaces $workspaces ) use ( $arguments, $field ): array {
				$id = $workspaces->find( $arguments[0] )['id'];
				return $workspaces->update( $arguments[0], $id, array( $field => array_slice( $arguments, 1 ) ) );
			}
		);
	}

	/** @param callable( Workspaces ): array<string, mixed> $work */
	private function say( callable $work ): void {
		self::say_json(
			function () use ( $work ): array {
				return $work( ( $this->make_workspaces )() );
			}
		);
	}
}
