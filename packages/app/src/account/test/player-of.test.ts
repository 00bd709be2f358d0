import { getVideoEmbed } from '../sign-in-screen';

it.each( [
	[
		'https://a.example/film.mp4?x=1',
		'https://a.example/film.mp4?x=1',
		true,
	],
	[ 'https://a.example/Film.WEBM', 'https://a.example/Film.WEBM', true ],
	[
		'https://www.youtube.com/watch?v=ab_C-1&t=3',
		'https://www.youtube-nocookie.com/embed/ab_C-1?autoplay=1',
		false,
	],
	[
		'https://youtu.be/ab_C-1',
		'https://www.youtube-nocookie.com/embed/ab_C-1?autoplay=1',
		false,
	],
	[
		'https://vimeo.com/76979871',
		'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
		false,
	],
	[ 'https://a.example/player/7', 'https://a.example/player/7', false ],
] )( 'ACC-009 plays %s', ( address, src, isFile ) => {
	expect( getVideoEmbed( address ) ).toEqual( { src, isFile } );
} );
