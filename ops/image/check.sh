#!/usr/bin/env bash
# Builds the release image and runs it as production does: as nobody, on a root file system that cannot be written. Takes
# minutes, so `bash .ci/run full` runs it and the normal checks do not.
#   DATABASE_URL=… REDIS_URL=… bash ops/image/check.sh      as root; needs buildah and built packages
# Where no registry can be reached, ops/image/stand-in.sh makes the image that this one starts from.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
tag="${IMAGE:-estia-release}"
work="$(mktemp -d "${TMPDIR:-/tmp}/estia-image.XXXXXX")"
container=''; mounted=''; pids=()
finish() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  [ -z "$mounted" ] || buildah umount "$container" >/dev/null
  [ -z "$container" ] || buildah rm "$container" >/dev/null
  rm -rf "$work"
}
trap finish EXIT
fail() { echo "FAILED: $*" >&2; exit 1; }

buildah inspect --type image docker.io/library/node:24-bookworm-slim >/dev/null 2>&1 ||
  buildah pull -q docker.io/library/node:24-bookworm-slim >/dev/null 2>&1 || bash "$root/ops/image/stand-in.sh"

began=$SECONDS
# Of this machine, for the build alone: packages that it has fetched before, and the certificates of a proxy that it is behind.
options=(); [ ! -d "$HOME/.npm" ] || options+=(--volume "$HOME/.npm:/root/.npm")
[ -z "${NODE_EXTRA_CA_CERTS:-}" ] || options+=(--build-arg "NODE_EXTRA_CA_CERTS=$NODE_EXTRA_CA_CERTS" --volume /etc/ssl/certs:/etc/ssl/certs:ro)
buildah build --isolation chroot "${options[@]}" -f "$root/ops/image/Containerfile" --ignorefile "$root/ops/image/ignore" -t "$tag" "$root" >"$work/build" 2>&1 ||
  { tail -n 40 "$work/build" >&2; fail 'the image cannot be built'; }
seconds=$((SECONDS - began))

container="$(buildah from "$tag")"
image="$(buildah mount "$container")"; mounted=1
megabytes="$(du -sm --apparent-size "$image" | cut -f 1)"
echo "built in $seconds s, $megabytes MB"
[ "$megabytes" -le 350 ] || fail "$megabytes MB, more than 350"

# What must not be inside, and what must: a check of names that are never there would prove nothing.
inside() { (cd "$image" && ls -d $1 2>/dev/null) | head -n 3; }
for pattern in app/demo app/e2e app/bench app/server/testing app/node_modules/@estia/demo 'app/node_modules/vite*' app/node_modules/typescript \
  app/node_modules/kysely-codegen 'app/node_modules/*playwright*' app/node_modules/smtp-server 'app/.env*' app/.git \
  app/server/src/main/generate.ts usr/local/bin/npm usr/bin/apt; do
  [ -z "$(inside "$pattern")" ] || fail "$pattern is inside"
done
tests="$(find "$image/app/server" "$image/app/contract" "$image/app/web" -name '*.test.*' | head -n 3)"
[ -z "$tests" ] || fail "tests are inside: $tests"
for pattern in app/estia app/server/src/main/worker.ts app/server/migrations/0001_places.sql app/server/data/places app/web/build/server/index.js \
  app/web/build/client/assets app/node_modules/fastify app/node_modules/@estia/contract app/sbom.cdx.json app/ops/README.md usr/local/bin/node; do
  [ -n "$(inside "$pattern")" ] || fail "$pattern is missing"
done
grep -q '"bomFormat": "CycloneDX"' "$image/app/sbom.cdx.json" || fail 'the list of parts is not CycloneDX'
grep -q '"name": "fastify"' "$image/app/sbom.cdx.json" || fail 'the list of parts does not know fastify'
! grep -q '"name": "vitest"' "$image/app/sbom.cdx.json" || fail 'the list of parts knows vitest'
user="$(buildah inspect --format '{{.OCIv1.Config.User}}' "$container")"
[ "$user" = 10001:10001 ] || fail "it runs as $user"

# As a container runtime would: root file system read-only, /tmp in memory, no privileges to gain.
cat >"$work/run" <<'RUN'
set -e
image="$1"; shift
mount --bind "$image" "$image"; mount -o remount,ro,bind "$image"
mount -t tmpfs -o mode=1777 tmp "$image/tmp"
mount --rbind /dev "$image/dev"; mount -t proc proc "$image/proc"
for file in etc/hosts etc/resolv.conf; do [ ! -e "$image/$file" ] || mount --bind "/$file" "$image/$file"; done
exec chroot "$image" /usr/bin/setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs --bounding-set=-all "$@"
RUN
port=$((20000 + RANDOM % 20000))
# What the image sets, then what an operator would.
mapfile -t environment < <(buildah inspect --format '{{range .OCIv1.Config.Env}}{{println .}}{{end}}' "$container" | grep =)
environment+=(HOST=127.0.0.1 "PORT=$port" "WORKER_HEALTH_PORT=$((port + 1))"
  "PUBLIC_ORIGIN=http://localhost:$port" "DATABASE_URL=$DATABASE_URL" "REDIS_URL=$REDIS_URL" "SECRET_KEY=$(head -c 32 /dev/urandom | base64)"
  FILES_DIR=/tmp/files LOG_LEVEL=warn)
run() { unshare --mount --pid --fork --kill-child bash "$work/run" "$image" /usr/bin/env -i "${environment[@]}" "$@"; }

run /app/estia migrate >"$work/migrate" 2>&1 || { cat "$work/migrate" >&2; fail 'migrate'; }
if run /bin/sh -c 'echo x >/app/one' 2>/dev/null; then fail 'the root file system can be written'; fi
[ "$(run /bin/sh -c 'id -u')" = 10001 ] || fail 'it runs as somebody'

run /app/estia web >"$work/web" 2>&1 & pids+=($!)
run /usr/bin/env SMTP_URL=smtp://127.0.0.1:1 /app/estia worker >"$work/worker" 2>&1 & pids+=($!)
get() { curl -s -o "$work/answer" -w '%{http_code}' "$1"; }
ready() { for _ in $(seq 600); do [ "$(get "$1")" = 200 ] && return 0; sleep 0.2; done; return 1; }
ready "http://127.0.0.1:$port/health/ready" || { cat "$work/web" >&2; fail 'the web does not become ready'; }
[ "$(get "http://127.0.0.1:$port/")" = 200 ] && grep -q '<html lang="el"' "$work/answer" || { cat "$work/web" >&2; fail 'no home page'; }
[ "$(get "http://127.0.0.1:$port/en")" = 200 ] && grep -q '<html lang="en"' "$work/answer" || fail 'no English home page'
script="$(grep -o '/assets/[^"]*\.js' "$work/answer" | head -n 1)"
[ -n "$script" ] && [ "$(get "http://127.0.0.1:$port$script")" = 200 ] || fail "no script of the page ($script)"
[ "$(get "http://127.0.0.1:$port/api/property/prefectures")" = 200 ] || fail 'no answer of the API'
ready "http://127.0.0.1:$((port + 1))/health" || { cat "$work/worker" >&2; fail 'the worker does not answer'; }
grep -q '"emails"' "$work/answer" || fail 'the worker does not know its jobs'
echo "image of $megabytes MB, built in $seconds s: migrates, serves and works as nobody on a read-only root"
