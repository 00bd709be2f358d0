<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

use Templately\Shared\Rest\Schema;

final class Account_Schema {

	public static function properties(): array {
		return array(
			'id'            => Schema::integer( 1 ),
			'name'          => Schema::text(),
			'first_name'    => Schema::text(),
			'last_name'     => Schema::text(),
			'email'         => Schema::text( 254 ),
			'joined'        => Schema::text( 40 ),
			'is_verified'   => Schema::boolean(),
			'profile_photo' => Schema::text( 2000 ),
			'plan'          => Schema::text( 40 ),
			'show_notice'   => Schema::boolean(),
		) + Collection_Schema::profile_fields() + array( 'cloud_activity' => Cloud_Schema::activity() );
	}
}
