<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Hub\Accounts\Actor;
use Templately\Hub\Members\Workspace_Permissions as Access;

/** @group S14 */
final class Workspace_Permissions_Test extends TestCase {

	/** For each verb what is said to a verified stranger, viewer, editor and owner: + yes, - no, 404, and whether it is so for one who is not verified too. */
	private const CASES = array(
		'see'      => array( array( '404', '+', '+', '+' ), true ),
		'activity' => array( array( '404', '-', '+', '+' ), true ),
		'leave'    => array( array( '404', '+', '+', '-' ), true ),
		'save'     => array( array( '404', '-', '-', '+' ), false ),
		'invite'   => array( array( '404', '-', '-', '+' ), false ),
		'people'   => array( array( '404', '-', '-', '+' ), true ),
		'transfer' => array( array( '404', '-', '-', '+' ), false ),
		'delete'   => array( array( '404', '-', '-', '+' ), true ),
	);

	private const ANSWERS = array(
		'+'   => Access::GRANTED,
		'-'   => Access::NOT_ALLOWED,
		'404' => Access::NOT_THERE,
	);

	/**
	 * Strangers learn nothing, members read and leave, editors add, owners do everything. Unverified accounts do nothing that reaches others.
	 * @group WSP-034
	 * @group WSP-053
	 */
	public function test_every_case(): void {
		$roles = array( Access::NONE, Access::VIEWER, Access::EDITOR, Access::OWNER );
		foreach ( self::CASES as $verb => list( $answers, $so_too ) ) {
			foreach ( $roles as $number => $role ) {
				$answer = self::ANSWERS[ $answers[ $number ] ];
				$this->assertSame( $answer, Access::check( $verb, $role, Actor::VERIFIED ), "$verb, $role" );
				$this->assertSame( Access::GRANTED === $answer && ! $so_too ? Access::NOT_VERIFIED : $answer, Access::check( $verb, $role, Actor::UNVERIFIED ), "$verb, $role, not verified" );
				$this->assertSame( Access::NOT_THERE, Access::check( $verb, $role, Actor::ANONYMOUS ), "$verb, $role, nobody" );
			}
		}
		$verbs = array( Access::SEE, Access::ACTIVITY, Access::LEAVE, Access::SAVE, Access::INVITE, Access::PEOPLE, Access::TRANSFER, Access::DELETE );
		$this->assertSame( $verbs, array_keys( self::CASES ) );
	}

	public function test_creating_a_workspace_and_answering_an_invitation(): void {
		$this->assertSame( array( Access::GRANTED, Access::NOT_VERIFIED, Access::NOT_VERIFIED ), array_map( array( Access::class, 'check_create' ), array( Actor::VERIFIED, Actor::UNVERIFIED, Actor::ANONYMOUS ) ) );
		$this->assertSame( Access::GRANTED, Access::check_answer( true, true ) );
		$this->assertSame( Access::NOT_VERIFIED, Access::check_answer( true, false ) );
		$this->assertSame( Access::NOT_THERE, Access::check_answer( false, true ) );
		$this->assertSame( Access::NOT_VERIFIED, Access::check_answer( false, false ) );
	}
}
