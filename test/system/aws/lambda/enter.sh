#!/bin/sh
# Runs a program as Lambda runs a function: in namespaces of its own, with a root of its own that cannot be written to
# but for /tmp, as nobody known. Needs root.
#
# enter.sh <tree> <task> <opt> <program> <argument>…
#
# CGROUPS names the control groups to join, separated by spaces.
set -eu

if [ "${NATAL_SANDBOX-}" != inside ]; then
  for group in $CGROUPS; do echo $$ > "$group/cgroup.procs"; done
  NATAL_SANDBOX=inside exec unshare --mount --pid --ipc --uts --fork /bin/sh "$0" "$@"
fi

tree=$1 task=$2 opt=$3
shift 3
mount --bind "$tree" "$tree"
mount -o bind,ro,nodev,nosuid "$task" "$tree/var/task"
mount -o bind,ro,nodev,nosuid "$opt" "$tree/opt"
mount -t tmpfs -o size=512m,mode=1777,nodev,nosuid tmpfs "$tree/tmp"
mount -t proc -o nosuid,nodev,noexec proc "$tree/proc"
for device in null zero full random urandom; do mount --bind "/dev/$device" "$tree/dev/$device"; done
mount -o remount,bind,ro "$tree"
unset NATAL_SANDBOX CGROUPS
exec unshare --root="$tree" --wd=/var/task --setgid 990 --setuid 993 "$@"
