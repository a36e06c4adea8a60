#!/usr/bin/env bash
# Monthly, on a machine with room: restores the last backup of the real repository with all WAL since, reads every row of
# every table, verifies the audit log, and notes it (kind restore_test).
#   DATABASE_URL=… bash ops/backup/restore-test.sh DIR PORT
# DATABASE_URL: the live site, as a superuser (it asks for the last WAL to be archived). PGUSER and PGDATABASE: in the restored
# one. RELEASE: where server/ and node_modules/ are, as /opt/estia/current; without it, this checkout.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
dir="$(realpath -m "${1:?directory}")"; port="${2:?port}"
: "${DATABASE_URL:?where the test is noted}"
# It is removed in the end: never what was there before.
[ ! -e "$dir" ] || [ -z "$(ls -A "$dir")" ] || { echo "$dir is not empty" >&2; exit 1; }
bin="$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)"
as_pg() { if [ "$(id -u)" = 0 ]; then (cd / && runuser -u postgres -- "$@"); else "$@"; fi; }
stop() { as_pg "$bin/pg_ctl" -D "$dir" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$dir"; }
from=$SECONDS
before="$(psql "$DATABASE_URL" -tAXc 'select coalesce(max(id), 0) from audit_log')"
psql "$DATABASE_URL" -qtAXc 'select pg_switch_wal()' >/dev/null
trap stop EXIT
bash "$root/ops/backup/restore.sh" "$dir" "$port"
restored="postgres://${PGUSER:-postgres}@127.0.0.1:$port/${PGDATABASE:-estia}"
rows="$(psql "$restored" -qtAX -v ON_ERROR_STOP=1 -f "$root/ops/backup/content.sql" | awk '{ rows += $2 } END { print rows + 0 }')"
[ "$rows" -gt 0 ] || { echo 'the restored database is empty' >&2; exit 1; }
diff <(psql "$DATABASE_URL" -tAXc 'select name, sha256 from migration order by 1') \
  <(psql "$restored" -tAXc 'select name, sha256 from migration order by 1')
[ "$(psql "$restored" -tAXc 'select coalesce(max(id), 0) from audit_log')" -ge "$before" ] || { echo 'entries of the audit log are missing' >&2; exit 1; }
DATABASE_URL="$restored" node "${RELEASE:-$root}/server/src/main/verify-audit-log.ts"
psql "$DATABASE_URL" -qX -v ON_ERROR_STOP=1 -c "insert into backup_run (kind, seconds) values ('restore_test', $((SECONDS - from)))"
echo "$rows rows restored and read in $((SECONDS - from)) s"
