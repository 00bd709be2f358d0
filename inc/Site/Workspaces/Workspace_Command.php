<?php

declare( strict_types=1 );

namespace Templately\Site\Workspaces;

use Templately\Site\Cloud\Json_Output;

/**
 * Workspaces of the user that --user names, who is signed in on this site. Everything is said as JSON; what was refused as
 * {"error": …, "code": …}, with the exit code 1.
 */
final class Workspace_Command {

	use Json_Output;

	/** @var callable(): Workspaces */
	private $make_workspaces;

	/**
	 * @param callable(): Workspaces $make_workspaces Makes the service, once a command is given.
	 */
	public function __construct( callable $make_workspaces ) {
		$this->make_workspaces = $make_workspaces;
	}

	/**
	 * Lists workspaces.
	 *
	 * ## OPTIONS
	 *
	 * [--shared]
	 * : Those that others share with the user, instead of the user's own.
	 *
	 * [--page=<page>]
	 * : Number of the page; each has 11.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately workspace list --user=admin
	 *
	 * @subcommand list
	 *
	 * @param list<string>          $arguments None.
	 * @param array<string, string> $options   Options.
	 */
	public function list_workspaces( array $arguments, array $options ): void {
		$this->say(
			static function ( Workspaces $workspaces ) use ( $options ): array {
				return $workspaces->page( isset( $options['shared'] ), self::number( $options['page'] ?? '1' ) );
			}
		);
	}

	/**
	 * Makes a workspace, and invites people.
	 *
	 * ## OPTIONS
	 *
	 * <title>
	 * : What it is called.
	 *
	 * [<email>...]
	 * : Addresses of people.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately workspace create "Our team" ada@example.org --user=admin
	 *
	 * @param list<string> $arguments Title and addresses.
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
	 * : Its slug.
	 *
	 * @param list<string> $arguments The slug.
	 */
	public function show( array $arguments ): void {
		$this->say(
			static function ( Workspaces $workspaces ) use ( $arguments ): array {
				return $workspaces->find( $arguments[0] );
			}
		);
	}

	/**
	 * Invites people into a workspace.
	 *
	 * ## OPTIONS
	 *
	 * <slug>
	 * : Its slug.
	 *
	 * <email>...
	 * : Addresses of people.
	 *
	 * @param list<string> $arguments Slug and addresses.
	 */
	public function invite( array $arguments ): void {
		$this->change( $arguments, 'share_with' );
	}

	/**
	 * Takes people out of a workspace, or withdraws their invitations.
	 *
	 * ## OPTIONS
	 *
	 * <slug>
	 * : Its slug.
	 *
	 * <email>...
	 * : Addresses of people.
	 *
	 * @param list<string> $arguments Slug and addresses.
	 */
	public function remove( array $arguments ): void {
		$this->change( $arguments, 'remove' );
	}

	/**
	 * Leaves a workspace. The user's files go home with them.
	 *
	 * ## OPTIONS
	 *
	 * <slug>
	 * : Its slug.
	 *
	 * @param list<string> $arguments The slug.
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
	 * Deletes a workspace. Each file goes home to whose it is.
	 *
	 * ## OPTIONS
	 *
	 * <slug>
	 * : Its slug.
	 *
	 * [--delete-files]
	 * : Puts the files into their owners' trash.
	 *
	 * @param list<string>          $arguments The slug.
	 * @param array<string, string> $options   Options.
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
	 * @param list<string> $arguments Slug and addresses.
	 * @param string       $field     What is done with the addresses: 'share_with' or 'remove'.
	 */
	private function change( array $arguments, string $field ): void {
		$this->say(
			static function ( Workspaces $workspaces ) use ( $arguments, $field ): array {
				$id = $workspaces->find( $arguments[0] )['id'];
				return $workspaces->update( $arguments[0], $id, array( $field => array_slice( $arguments, 1 ) ) );
			}
		);
	}

	/**
	 * @param callable( Workspaces ): array<string, mixed> $work Does it, and returns what is said.
	 */
	private function say( callable $work ): void {
		self::say_json(
			function () use ( $work ): array {
				return $work( ( $this->make_workspaces )() );
			}
		);
	}
}
