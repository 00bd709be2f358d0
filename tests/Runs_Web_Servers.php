<?php

declare( strict_types=1 );

namespace Templately\Tests;

/** Runs Apache and nginx from Debian packages, one at a time, each in its own folder. */
trait Runs_Web_Servers {

	use Runs_Servers;

	/** @var string Folder of the running server. */
	private $folder = '';

	/** @var string URL of the running server. */
	private $address = '';

	/** @var resource|null */
	private $server = null;

	/** Folder of a server; not created yet. */
	protected static function server_folder(): string {
		return sys_get_temp_dir() . '/web-' . wp_generate_password( 12, false );
	}

	/** Stops the server and removes its folder. */
	protected function end_server(): void {
		if ( null !== $this->server ) {
			proc_terminate( $this->server );
			proc_close( $this->server );
			$this->server = null;
		}
		WP_Filesystem();
		$GLOBALS['wp_filesystem']->delete( $this->folder, true );
	}

	protected function serve_nginx( string $rules, string $more = '' ): void {
		$root  = $this->programs();
		$paths = '';
		foreach ( array( 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ) as $kind ) {
			$paths .= "{$kind}_temp_path {$this->folder}/$kind;\n";
		}
		$this->serve(
			function ( int $port ) use ( $root, $paths, $rules, $more ): array {
				file_put_contents( "{$this->folder}/nginx.conf", "daemon off;\nmaster_process off;\npid {$this->folder}/pid;\nerror_log {$this->folder}/error.log;\nevents {}\nhttp {\n{$paths}access_log off;\n{$more}server {\nlisten 127.0.0.1:$port;\n$rules\n}\n}\n" );
				return array( "$root/usr/sbin/nginx", '-e', "{$this->folder}/error.log", '-p', $this->folder, '-c', "{$this->folder}/nginx.conf" );
			},
			$root
		);
	}

	/** @param list<string> $modules In addition to the default ones. */
	protected function serve_apache( array $modules, string $rules ): void {
		$root = $this->programs();
		$load = '';
		foreach ( array_merge( array( 'mpm_event', 'authz_core', 'mime', 'dir' ), $modules ) as $module ) {
			$load .= "LoadModule {$module}_module $root/usr/lib/apache2/modules/mod_$module.so\n";
		}
		$this->serve(
			function ( int $port ) use ( $root, $load, $rules ): array {
				file_put_contents( "{$this->folder}/apache.conf", "{$load}ServerRoot {$this->folder}\nServerName localhost\nListen 127.0.0.1:$port\nPidFile {$this->folder}/pid\nErrorLog {$this->folder}/error.log\nUser nobody\nGroup nogroup\nTypesConfig /dev/null\n$rules\n" );
				return array( "$root/usr/sbin/apache2", '-X', '-f', "{$this->folder}/apache.conf" );
			},
			$root
		);
	}

	/** @param callable( int ): list<string> $command Command line for a port. */
	private function serve( callable $command, string $root ): void {
		list( $this->server, $port ) = $this->start_server( $command, "{$this->folder}/said", array( 'LD_LIBRARY_PATH' => implode( ':', glob( "$root/usr/lib/*-linux-gnu" ) ?: array() ) ), $this->folder );
		$this->address               = "http://127.0.0.1:$port";
	}

	/** Folder of the servers' binaries. */
	protected function programs(): string {
		$root = (string) getenv( 'TEMPLATELY_WEB_SERVERS' );
		if ( '' === $root ) {
			$this->markTestSkipped( 'Apache and nginx are taken from Debian\'s packages, and this is no Debian.' );
		}
		return $root;
	}
}
