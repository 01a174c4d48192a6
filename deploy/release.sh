#!/bin/sh
# Puts a build where a host serves it, under tabs that have the build before open, and goes back to an earlier one.
#
#   deploy/release.sh DIR            releases dist/ and dist-host/ of this folder
#   deploy/release.sh DIR --back     goes back to the release before the one that is served
#
# DIR/current leads to what is served: its dist/ is published, its host/ belongs to it. Assets of all kept releases
# stand in DIR/assets, since open tabs ask for those of their own build.
#
# FROM=FOLDER     holds dist/ and dist-host/, instead of this folder
# KEEP=5          how many releases are kept, with their assets
# RELOAD=COMMAND  makes the host read current/host/ anew, e.g. 'nginx -s reload'
set -eu

fail() {
  echo "release.sh: $1" >&2
  exit 1
}

[ $# -ge 1 ] || fail 'name the folder to release into: deploy/release.sh DIR [--back]'
mkdir -p "$1"
dir=$(cd "$1" && pwd)
from=$(cd "${FROM:-$(dirname "$0")/..}" && pwd)
keep=${KEEP:-5}
case $keep in '' | *[!0-9]* | 0) fail "KEEP=$keep is no number from 1 on" ;; esac

mkdir -p "$dir/assets" "$dir/releases"
exec 9>"$dir/.lock"
flock -n 9 || fail "another release into $dir is under way"

served() {
  if [ -L "$dir/current" ]; then basename "$(readlink "$dir/current")"; fi
}

# Whole releases only; an interrupted one begins with a dot.
releases() {
  (cd "$dir/releases" && ls)
}

# One rename: a request finds the release before or this one, never none.
lead_to() {
  ln -sfn "releases/$1" "$dir/.next"
  mv -T "$dir/.next" "$dir/current"
}

switch_to() {
  before=$(served)
  lead_to "$1"
  if [ -n "${RELOAD:-}" ] && ! sh -c "$RELOAD" >&2; then
    if [ -n "$before" ]; then lead_to "$before"; fi
    fail "the host did not take release $1, so ${before:-none} is served as before: see what “$RELOAD” said"
  fi
  echo "Release $1 is served from $dir/current."
}

go_back() {
  now=$(served)
  [ -n "$now" ] || fail "nothing has been released into $dir"
  earlier=$(releases | awk -v now="$now" '$0 < now' | tail -n 1)
  [ -n "$earlier" ] || fail "no release before $now is kept in $dir"
  switch_to "$earlier"
}

# Before the pages that ask for them. Each comes by a rename, so that nobody gets half a file; the name of an
# asset holds the hash of its content, so that one that is there already is the same.
add_assets() {
  rm -rf "$dir/.assets"
  cp -R "$1" "$dir/.assets"
  find "$dir/.assets" -type f -exec mv -n -t "$dir/assets" {} +
  rm -rf "$dir/.assets"
}

add_pages() {
  next=$dir/releases/.next
  rm -rf "$next"
  mkdir "$next"
  cp -R "$from/dist" "$next/dist"
  cp -R "$from/dist-host" "$next/host"
  rm -r "${next:?}/dist/$2"
  # Up from the folder that holds assets/: releases/ID/dist, and one more for each part of a base path.
  up=$(echo "$2" | sed 's#[^/]*/#../#g; s#assets$##')
  ln -s "../../../${up}assets" "$next/dist/$2"
  (cd "$from/dist/$2" && ls) >"$next/assets"
  echo "root $dir/releases/$1/dist;" >"$next/host/nginx/root.conf"
  mv -T "$next" "$dir/releases/$1"
}

# The one that is served, and the newest others; then the assets that none of them names.
clear_old() {
  now=$(served)
  releases | grep -vx "$now" | sort -r | tail -n "+$keep" | while read -r old; do
    mv "$dir/releases/$old" "$dir/releases/.old"
    rm -rf "$dir/releases/.old"
  done
  cat "$dir"/releases/*/assets | sort -u >"$dir/.named"
  (cd "$dir/assets" && ls) | sort | comm -23 - "$dir/.named" | (cd "$dir/assets" && xargs -r rm --)
  rm "$dir/.named"
}

rm -rf "$dir/releases/.old"
case ${2:-} in
--back) go_back ;;
'')
  [ -d "$from/dist" ] && [ -d "$from/dist-host/nginx" ] ||
    fail "$from has no dist/ and dist-host/: run npm run build first"
  assets=$(cd "$from/dist" && find . -type d -name assets | sed 's#^\./##')
  [ -n "$assets" ] || fail "$from/dist has no assets: run npm run build again"
  last=$(releases | tail -n 1 | sed 's/^0*//')
  id=$(printf '%06d' $((${last:-0} + 1)))
  add_assets "$from/dist/$assets"
  add_pages "$id" "$assets"
  switch_to "$id"
  clear_old
  ;;
*) fail "$2 is unknown: deploy/release.sh DIR [--back]" ;;
esac
