<?php

declare( strict_types=1 );

use Templately\Tests\Calls_Rest;
use Templately\Tests\Gives_Commands;
use Templately\Workspaces\Workspaces_Module;

/**
 * Workspaces from the command line.
 */
final class Workspace_Command_Test extends Test_Case {

	use Calls_Rest;
	use Gives_Commands;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		require_once __DIR__ . '/wp-cli.php';
		add_filter( 'pre_wp_mail', '__return_true' );
	}

	/** They are made, listed, shown, shared and deleted, in JSON; what is refused says why and ends with 1. */
	public function test_all_of_it(): void {
		$this->act_as( 'administrator' );
		list( $said, $code ) = $this->say( 'list_workspaces', array() );
		$this->assertSame( array( 'not_signed_in', 1 ), array( $said['code'], $code ) );
		$this->sign_in();
		list( $made, $code ) = $this->say( 'create', array( 'Ünser Team', 'zoe@example.org' ) );
		$this->assertSame( array( 'Ünser Team', '["zoe@example.org"]', 0 ), array( $made['title'], $made['pending_invitations'], $code ) );
		$this->assertSame( array( $made ), $this->say( 'list_workspaces', array() )[0]['data'] );
		$this->assertSame( array(), $this->say( 'list_workspaces', array(), array( 'shared' => true ) )[0]['data'] );
		$this->assertSame( array(), $this->say( 'list_workspaces', array(), array( 'page' => '2' ) )[0]['data'] );
		$this->assertSame( array( $made, 0 ), $this->say( 'show', array( $made['slug'] ) ) );
		$this->assertSame( '["zoe@example.org","yan@example.org"]', $this->say( 'invite', array( $made['slug'], 'yan@example.org' ) )[0]['pending_invitations'] );
		$this->assertSame( '["yan@example.org"]', $this->say( 'remove', array( $made['slug'], 'zoe@example.org' ) )[0]['pending_invitations'] );
		foreach ( array( array( 'invite', array( $made['slug'], 'nonsense' ), 'rest_invalid_param' ), array( 'create', array( ' ' ), 'rest_invalid_param' ), array( 'leave', array( $made['slug'] ), 'invalid_permission' ), array( 'show', array( 'team-00000000' ), 'not_found' ), array( 'show', array( '../x' ), 'not_found' ) ) as list( $command, $arguments, $refusal ) ) {
			list( $said, $code ) = $this->say( $command, $arguments );
			$this->assertSame( array( $refusal, 1 ), array( $said['code'], $code ), $command );
			$this->assertNotSame( '', $said['error'] );
		}
		$this->assertSame( array( array( 'id' => $made['id'] ), 0 ), $this->say( 'delete', array( $made['slug'] ), array( 'delete-files' => true ) ) );
		$this->assertSame( array(), $this->say( 'list_workspaces', array() )[0]['data'] );
	}

	/**
	 * @param string                     $command   Name of the method.
	 * @param list<string>               $arguments Arguments.
	 * @param array<string, string|bool> $options   Options.
	 * @return array{array<string, mixed>, int} What was said, and the exit code.
	 */
	private function say( string $command, array $arguments, array $options = array() ): array {
		return $this->give( self::module( Workspaces_Module::class )->command(), $command, $arguments, $options );
	}
}
