#!/usr/bin/env bash
# While a release goes out the one before works with the new schema, and the new one with the old schema says that it must be migrated.
#   bash ops/previous-release.sh [COMMIT] [DIR] [BASE_PORT]
# COMMIT: the release before; where none is named the last tag, or what was before the newest migration. Its files are taken from git and its pages are built (a minute); a
# database is migrated by it, filled, and migrated by this checkout. Then its web process shows home, search, listing, logs in and keeps a
# step of a draft, and its worker starts. Ends with "0 failed".
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"; cd "$root"
commit="${1:-$(git describe --tags --abbrev=0 2>/dev/null || echo "$(git log -1 --format=%H -- server/migrations)^")}"
commit="$(git rev-parse --verify --quiet "$commit^{commit}")" || { echo "no such commit: $commit" >&2; exit 2; }
made=0
if [ $# -ge 2 ]; then work="$2"; mkdir -p "$work"; else work="$(mktemp -d /tmp/estia-previous.XXXXXX)"; made=1; fi
work="$(cd "$work" && pwd)"; chmod 755 "$work"; base="${3:-$((30000 + RANDOM % 20000))}"; old="$work/$commit"; passed=0; failed=0; children=()
clean() {
  for child in "${children[@]}"; do kill "$child" 2>/dev/null || true; done
  wait 2>/dev/null || true
  bash ops/services.sh stop "$work/services" >/dev/null 2>&1 || true
  # A DIR keeps the build for the next run, and nothing else.
  rm -rf "$work/services" "$work/files"
  if [ "$made" = 1 ]; then rm -rf "$work"; fi
}
: >"$work/log"
trap clean EXIT
check() { # NAME COMMAND…: says whether it succeeded
  local name="$1"; shift
  if "$@" >>"$work/log" 2>&1; then passed=$((passed + 1)); echo "ok    $name"; else failed=$((failed + 1)); echo "FAILED $name (see $work/log)"; tail -n 15 "$work/log" >&2; fi
}
status() { curl -s -o /dev/null -w '%{http_code}' "$1"; }
wait_for() { # STATUS URL SECONDS
  local end=$((SECONDS + $3)); until [ "$(status "$2")" = "$1" ]; do [ $SECONDS -lt $end ] || return 1; sleep 0.3; done
}

# The files of the release before, with the packages of this checkout where the lockfile is the same. Its own workspaces are linked
# by relative paths, so a copy finds the old ones.
if [ ! -s "$old/web/build/server/index.js" ]; then
  mkdir -p "$old"; git archive "$commit" | tar -x -C "$old"
  if cmp -s package-lock.json "$old/package-lock.json"; then
    for modules in node_modules */node_modules; do
      # Hard links; a copy where that is another file system.
      [ -d "$modules" ] && { cp -al "$modules" "$old/$modules" 2>/dev/null || { rm -rf "${old:?}/$modules"; cp -a "$modules" "$old/$modules"; }; }
    done
  else (cd "$old" && npm ci >>"$work/log" 2>&1); fi
  check 'the release before is built' bash -c "cd '$old' && npm run build"
fi
services="$(ESTIA_SYNCHRONOUS_COMMIT=off ESTIA_FSYNC=off bash ops/services.sh start "$work/services" "$base")"
DATABASE_URL="$(sed -n 's/^DATABASE_URL=//p' <<<"$services")"; REDIS_URL="$(sed -n 's/^REDIS_URL=//p' <<<"$services")"
SECRET_KEY="$(head -c 32 /dev/urandom | base64)"
export DATABASE_URL REDIS_URL SECRET_KEY FILES_DIR="$work/files" SMTP_URL=smtp://127.0.0.1:1 NODE_ENV=production LOG_LEVEL=warn
export RATE_LIMIT_PER_MINUTE=0 MAX_LOOP_DELAY_MS=0 DB_HEALTH_TIMEOUT_MS=20000 DB_STATEMENT_TIMEOUT_MS=60000
unset SECRET_KEY_PREVIOUS HASH_KEY
serve() { # FOLDER PORT: a web process
  (cd "$1" && PUBLIC_ORIGIN="http://localhost:$2" PORT="$2" exec node server/src/main/server.ts >>"$work/log" 2>&1) & children+=($!)
}
check 'the release before migrates' bash -c "cd '$old' && node server/src/main/migrate.ts"

# A person who can log in and a listing, made by the release before.
cat >"$old/server/fill.mjs" <<'JS'
import { createPasswordHasher } from './src/platform/auth/password-hasher.ts';
import { connectDatabase } from './testing/environment/connect-database.ts';
import { buildListing, buildProperty, buildUser } from './testing/factories/records.ts';
const { db, close } = connectDatabase(process.env.DATABASE_URL);
const password_hash = await createPasswordHasher().hash('before the release');
const { id } = await buildUser(db, { email: 'before@estia.example', password_hash, email_confirmed_at: new Date() });
const property_id = await buildProperty(db, { account_id: id, district_id: 461200 });
await buildListing(db, { property_id, price: 234_567 });
await close();
console.log(property_id);
JS
property="$(cd "$old" && node server/fill.mjs 2>>"$work/log" | tail -n 1)"

if [ "$(ls "$old/server/migrations" | sort | tail -n 1)" = "$(ls server/migrations | sort | tail -n 1)" ]; then
  echo 'no migration is newer than the release before: nothing to say of an old schema'
elif [ ! -s web/build/server/index.js ]; then
  failed=$((failed + 1)); echo 'FAILED the pages of this checkout are not built: npm run build'
else
  new="http://127.0.0.1:$((base + 10))"; serve "$root" $((base + 10))
  check 'the new release answers with the old schema' wait_for 200 "$new/health/live" 180
  check 'and is not ready' test "$(status "$new/health/ready")" = 503
  check 'because of the schema alone' grep -q '"database":true.*"schema":false' <(curl -s "$new/health/ready")
  check 'and logs what is missing' grep -q 'the database must be migrated first' "$work/log"
  worker_says="$(PUBLIC_ORIGIN=http://localhost node server/src/main/worker.ts 2>&1 || true)"
  check 'its worker ends and says why' grep -q 'must be migrated first' <<<"$worker_says"
fi
check 'this checkout migrates' node server/src/main/migrate.ts
[ -z "${new:-}" ] || check 'and the new release is ready without a restart' wait_for 200 "$new/health/ready" 30

site="http://127.0.0.1:$((base + 11))"; serve "$old" $((base + 11))
check 'the release before is ready with the new schema' wait_for 200 "$site/health/ready" 180
cat >"$work/journey.mjs" <<'JS'
const [origin, property] = process.argv.slice(2);
const fail = (what) => { throw new Error(what); };
for (const [path, text] of [['/', '<h1'], ['/properties/search?for=sale&category_id=1&district_ids=461200', '234.567'], [`/properties/for-sale/${property}`, '234.567']]) {
  const response = await fetch(origin + path);
  const page = await response.text();
  if (response.status !== 200 || !page.includes(text)) fail(`${path}: ${response.status}, ${page.includes(text)}`);
}
const call = async (method, path, body, token) => {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  return response.ok ? answer : fail(`${path}: ${response.status} ${JSON.stringify(answer)}`);
};
const { token } = await call('POST', '/user/login', { email: 'before@estia.example', password: 'before the release' });
const { draft } = await call('POST', '/property/drafts', { for: 'sale', category_id: 1, type_id: 1 }, token);
const kept = await call('PUT', `/property/drafts/${draft.draft_id}`, { answers: { price: '120000' } }, token);
if (Number(kept.draft.answers.price) !== 120_000) fail(`the draft has ${JSON.stringify(kept.draft.answers)}`);
JS
check 'home, search, listing, login and a step of a draft' node "$work/journey.mjs" "$site" "${property:-0}"
(cd "$old" && PUBLIC_ORIGIN="$site" WORKER_HEALTH_PORT=$((base + 12)) exec node server/src/main/worker.ts >>"$work/log" 2>&1) & children+=($!)
check 'its worker starts' wait_for 200 "http://127.0.0.1:$((base + 12))/health" 180
printf '%s passed, %s failed\n' "$passed" "$failed"
[ "$failed" = 0 ]
