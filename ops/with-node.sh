#!/usr/bin/env bash
# Runs a command with the Node.js the project pins (an optional dependency for each platform that has one), where that
# binary runs; otherwise with the one on PATH, which has to be the version of .nvmrc.
root="$(cd "$(dirname "$0")/.." && pwd)"
for pinned in "$root"/node_modules/node-{linux,darwin}-{x64,arm64}/bin; do
  if "$pinned/node" --version >/dev/null 2>&1; then PATH="$pinned:$PATH"; break; fi
done
PATH="$root/node_modules/.bin:$PATH" exec "$@"
