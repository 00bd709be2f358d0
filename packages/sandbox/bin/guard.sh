#!/bin/sh
# Runs a program that must not outlive whoever started it.
#
# Started as the leader of a process group, with descriptor 3 reading from a pipe whose other end the starter holds. When the
# starter goes, even by `kill -9`, the pipe closes, and the whole group is ended.

# The program does not inherit a trap; an ignored signal it would.
trap : TERM
# A job in the background would lose its standard input: 4 keeps it.
exec 4<&0
"$@" <&4 4<&- 3<&- &
program=$!
{
	trap '' TERM
	read -r _ <&3
	kill -TERM -$$
	sleep 1
	kill -KILL -$$
} 4<&- </dev/null >/dev/null 2>&1 &
watcher=$!
exec 3<&- 4<&-

wait "$program"
code=$?
# A signal to us ends `wait` before the program has ended.
while kill -0 "$program" 2>/dev/null; do
	wait "$program"
	code=$?
done
kill -KILL "$watcher" 2>/dev/null
exit "$code"
