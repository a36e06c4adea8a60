#!/usr/bin/env bash
# A stand-in for docker.io/library/node:24-bookworm-slim where no registry can be reached, as on our build machine: Debian's smallest
# system by debootstrap, and the Node.js that package-lock.json pins, under the same name. Where the real image can be
# pulled, nobody needs this.
#   bash ops/image/stand-in.sh [NAME]     as root; needs debootstrap, buildah and installed packages (npm ci)
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
name="${1:-docker.io/library/node:24-bookworm-slim}"
node="$(ls "$root"/node_modules/node-linux-*/bin/node | head -n 1)"
npm="$(dirname "$(dirname "$(readlink -f "$(PATH="/usr/bin:$PATH" command -v npm)")")")"
work="$(mktemp -d "${TMPDIR:-/tmp}/estia-stand-in.XXXXXX")"
trap 'rm -rf "$work"' EXIT

debootstrap --variant=minbase --include=ca-certificates bookworm "$work/root" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"} >"$work/log" 2>&1 ||
  { tail -n 20 "$work/log" >&2; exit 1; }
# What the real one leaves out as well.
rm -rf "$work"/root/usr/share/{doc,man,info,locale,lintian,linda} "$work"/root/var/lib/apt/lists/* "$work"/root/var/cache/apt/* \
  "$work"/root/var/log/*
mkdir -p "$work/root/usr/local/lib/node_modules"
install -m 755 "$node" "$work/root/usr/local/bin/node"
cp -r "$npm" "$work/root/usr/local/lib/node_modules/npm"
for tool in npm npx; do ln -s "../lib/node_modules/npm/bin/$tool-cli.js" "$work/root/usr/local/bin/$tool"; done
echo 'node:x:1000:' >>"$work/root/etc/group"
echo 'node:x:1000:1000::/home/node:/bin/bash' >>"$work/root/etc/passwd"

container="$(buildah from scratch)"
buildah copy -q "$container" "$work/root" / >/dev/null
buildah config --env NODE_VERSION="$("$node" -p process.versions.node)" --cmd node "$container"
buildah commit -q --rm "$container" "$name" >/dev/null
echo "$name"
