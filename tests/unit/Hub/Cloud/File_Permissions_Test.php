<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Hub\Accounts\Actor;
use Templately\Hub\Cloud\File_Permissions as Access;
use Templately\Hub\Members\Workspace_Permissions as Workspace;

/** @group S14 */
final class File_Permissions_Test extends TestCase {

	/**
	 * For each verb what is said: + yes, - no, 404. Of a living file to a stranger, then to viewer, editor and owner of where it lies,
	 * each with others' files and with their own; of a trashed file to its owner, whom nobody else is told of.
	 */
	private const CASES = array(
		Access::READ    => array( '404', '+ +', '+ +', '+ +', '+' ),
		Access::COPY    => array( '404', '+ +', '+ +', '+ +', '404' ),
		Access::RENAME  => array( '404', '- -', '- +', '- +', '404' ),
		Access::SAVE    => array( '404', '- -', '- +', '- +', '404' ),
		Access::MOVE    => array( '404', '- +', '- +', '- +', '404' ),
		Access::TRASH   => array( '404', '- +', '- +', '+ +', '404' ),
		Access::RESTORE => array( '404', '404 404', '404 404', '404 404', '+' ),
		Access::PURGE   => array( '404', '404 404', '404 404', '404 404', '+' ),
	);

	private const ANSWERS = array(
		'+'   => Access::GRANTED,
		'-'   => Access::NOT_ALLOWED,
		'404' => Access::NOT_THERE,
	);

	private const ROLES = array( Workspace::VIEWER, Workspace::EDITOR, Workspace::OWNER );

	/** Members read and copy files of others; the workspace's owner trashes them. A trash belongs to its owner alone. */
	public function test_every_case(): void {
		$this->assertSame( Access::VERBS, array_keys( self::CASES ) );
		foreach ( self::CASES as $verb => $cases ) {
			foreach ( array( false, true ) as $is_mine ) {
				$this->assertSame( Access::NOT_THERE, Access::check( $verb, Workspace::NONE, $is_mine, false ), "$verb, stranger" );
				foreach ( self::ROLES as $number => $role ) {
					$said = explode( ' ', $cases[ 1 + $number ] )[ (int) $is_mine ];
					$this->assertSame( self::ANSWERS[ $said ], Access::check( $verb, $role, $is_mine, false ), "$verb, $role" );
				}
				foreach ( array_merge( array( Workspace::NONE ), self::ROLES ) as $role ) {
					$this->assertSame( $is_mine ? self::ANSWERS[ $cases[4] ] : Access::NOT_THERE, Access::check( $verb, $role, $is_mine, true ), "$verb, $role, in the trash" );
				}
			}
		}
	}

	/** A destination needs permission to add. Members who may only read get NOT_ALLOWED, strangers NOT_THERE. */
	public function test_every_target(): void {
		$targets = array(
			Workspace::NONE   => Access::NOT_THERE,
			Workspace::VIEWER => Access::NOT_ALLOWED,
			Workspace::EDITOR => Access::GRANTED,
			Workspace::OWNER  => Access::GRANTED,
		);
		foreach ( $targets as $target => $answer ) {
			$this->assertSame( $answer, Access::check_add( $target ) );
			foreach ( Access::VERBS as $verb ) {
				$is_targeted = in_array( $verb, array( Access::COPY, Access::MOVE ), true );
				$alone       = Access::check( $verb, Workspace::EDITOR, true, false );
				$this->assertSame( $is_targeted ? $answer : $alone, Access::check( $verb, Workspace::EDITOR, true, false, $target ), "$verb to $target" );
			}
			// Without the right to move, the destination does not matter.
			$this->assertSame( Access::NOT_ALLOWED, Access::check( Access::MOVE, Workspace::EDITOR, false, false, $target ) );
			$this->assertSame( Access::NOT_THERE, Access::check( Access::COPY, Workspace::NONE, false, false, $target ) );
		}
	}

	public function test_unverified_accounts_read_and_delete_only(): void {
		foreach ( array_merge( Access::VERBS, array( Access::ADD ) ) as $verb ) {
			$this->assertTrue( Access::check_account( $verb, Actor::VERIFIED ), $verb );
			$this->assertFalse( Access::check_account( $verb, Actor::ANONYMOUS ), $verb );
			$this->assertSame( in_array( $verb, array( Access::READ, Access::TRASH, Access::PURGE ), true ), Access::check_account( $verb, Actor::UNVERIFIED ), $verb );
		}
	}
}
