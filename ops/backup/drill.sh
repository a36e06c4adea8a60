#!/usr/bin/env bash
# Point-in-time restore, tried whole: a PostgreSQL of its own archives, is backed up, goes on being written, is damaged, and
# is restored to the moment before. Every table is compared by its content, and the audit log is verified.
#   bash ops/backup/drill.sh [DIR] [BASE_PORT]
# ESTIA_DRILL_ROWS: audit entries in each of the three batches (200). Ends with "0 differences" and the seconds of each step.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
made=0
if [ $# -ge 1 ]; then work="$1"; mkdir -p "$work"; else work="$(mktemp -d /tmp/estia-drill.XXXXXX)"; made=1; fi
work="$(cd "$work" && pwd)"; chmod 755 "$work"
base="${2:-$((30000 + RANDOM % 20000))}"; rows="${ESTIA_DRILL_ROWS:-200}"
bin="$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)"
for need in "$bin/initdb" "$(command -v pgbackrest || echo pgbackrest)" "$(command -v node || echo node)"; do
  [ -x "$need" ] || { echo "missing $need: apt-get install postgresql-15 pgbackrest" >&2; exit 1; }
done
primary="$work/primary"; restored="$work/restored"
export PGBACKREST_CONFIG="$work/pgbackrest.conf" PGUSER=estia
as_pg() { if [ "$(id -u)" = 0 ]; then (cd / && runuser -u postgres -- env PGBACKREST_CONFIG="$PGBACKREST_CONFIG" "$@"); else "$@"; fi; }
stop() {
  for data in "$primary" "$restored"; do
    [ ! -f "$data/postmaster.pid" ] || as_pg "$bin/pg_ctl" -D "$data" -m immediate stop >/dev/null 2>&1 || true
  done
  if [ "$made" = 1 ]; then rm -rf "$work"; fi
}
trap stop EXIT
failed() { echo "FAILED: $1" >&2; tail -n 20 "$primary/server.log" "$restored/restore.log" 2>/dev/null >&2; exit 1; }
declare -A took; step=$SECONDS
done_with() { took[$1]=$((SECONDS - step)); step=$SECONDS; }

mkdir -p "$work/repository" "$work/lock" "$work/spool" "$work/log" "$work/socket" "$primary"
cat >"$PGBACKREST_CONFIG" <<CONF
[global]
repo1-path=$work/repository
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=drill
repo1-retention-full=2
lock-path=$work/lock
spool-path=$work/spool
log-path=$work/log
log-level-console=warn
start-fast=y
compress-type=zst
[estia]
pg1-path=$primary
pg1-port=$base
pg1-socket-path=$work/socket
pg1-user=estia
pg1-database=estia
CONF
[ "$(id -u)" != 0 ] || chown -R postgres "$work"
as_pg "$bin/initdb" -D "$primary" -U estia --auth=trust --locale=C.UTF-8 --encoding=UTF8 >/dev/null
# As on Debian: the configuration is no part of the data, so a restore brings none.
as_pg mkdir "$work/etc"
as_pg mv "$primary"/{postgresql,pg_hba,pg_ident}.conf "$work/etc/"
as_pg tee -a "$work/etc/postgresql.conf" >/dev/null <<CONF
data_directory = '$primary'
hba_file = '$work/etc/pg_hba.conf'
ident_file = '$work/etc/pg_ident.conf'
max_connections = 120
listen_addresses = '127.0.0.1'
port = $base
unix_socket_directories = '$work/socket'
archive_mode = on
archive_command = 'PGBACKREST_CONFIG=$PGBACKREST_CONFIG pgbackrest --stanza=estia archive-push %p'
archive_timeout = 60
max_wal_size = 2GB
CONF
as_pg "$bin/pg_ctl" -D "$work/etc" -w -l "$primary/server.log" start >/dev/null
"$bin/createdb" -h 127.0.0.1 -p "$base" -U estia estia
live="postgres://estia@127.0.0.1:$base/estia"; back="postgres://estia@127.0.0.1:$((base + 1))/estia"
sql() { psql "$1" -qtAX -v ON_ERROR_STOP=1 -c "$2"; }
write() { sql "$live" "insert into audit_log (at, admin_id, action, subject, subject_id, reason, before, after)
  select clock_timestamp(), 1, 'user_changed', 'account', n, '$1', '{\"username\": \"Α\"}', '{\"username\": \"Β\"}' from generate_series(1, $rows) n"; }
count() { sql "$1" "select count(*) from audit_log where reason = '$2'"; }
export DATABASE_URL="$live"
node "$root/server/src/main/migrate.ts" >/dev/null
write 'in the backup'
done_with prepare

as_pg pgbackrest --stanza=estia stanza-create
if [ "$(id -u)" = 0 ]; then as_pg env DATABASE_URL="$live" bash "$root/ops/backup/backup.sh" full; else bash "$root/ops/backup/backup.sh" full; fi
[ "$(sql "$live" "select count(*) from backup_run where kind = 'full' and bytes > 100000")" = 1 ] || failed 'the backup is not noted'
done_with backup

write 'after the backup'
psql "$live" -qtAX -v ON_ERROR_STOP=1 -f "$root/ops/backup/content.sql" >"$work/before"
moment="$(sql "$live" 'select clock_timestamp()')"
sleep 1
# What a wrong hand does: some rows too many, some changed, a table gone.
write 'after the moment'
sql "$live" "update account set username = 'x'; delete from place_key; drop table listing_view_day cascade; select pg_switch_wal()" >/dev/null
last="$(sql "$live" 'select pg_walfile_name(pg_switch_wal())')"
for _ in $(seq 100); do
  [ "$(sql "$live" "select coalesce(last_archived_wal, '') >= '${last}' from pg_stat_archiver")" = t ] && break
  sleep 0.2
done
as_pg "$bin/pg_ctl" -D "$primary" -m immediate stop >/dev/null
done_with damage

bash "$root/ops/backup/restore.sh" "$restored" $((base + 1)) "$moment"
done_with restore

psql "$back" -qtAX -v ON_ERROR_STOP=1 -f "$root/ops/backup/content.sql" >"$work/after"
tables="$(wc -l <"$work/before")"
[ "$tables" -gt 100 ] || failed "only $tables tables were compared"
diff "$work/before" "$work/after" >"$work/differences" || failed "$(grep -c '^[<>]' "$work/differences") differences: $(head -5 "$work/differences")"
[ "$(count "$back" 'in the backup')" = "$rows" ] || failed 'rows of the backup are missing'
[ "$(count "$back" 'after the backup')" = "$rows" ] || failed 'rows between backup and moment are missing'
[ "$(count "$back" 'after the moment')" = 0 ] || failed 'rows after the moment are there'
DATABASE_URL="$back" node "$root/server/src/main/verify-audit-log.ts" || failed 'the audit log does not verify'
# It takes writes again, and a comparison that could not fail would say nothing.
write_back="$(sql "$back" "insert into backup_run (kind, seconds) values ('restore_test', 1) returning id")"
[ -n "$write_back" ] || failed 'the restored database takes no writes'
psql "$back" -qtAX -f "$root/ops/backup/content.sql" | diff -q - "$work/before" >/dev/null && failed 'the comparison sees no difference where there is one'
done_with compare

echo "prepare ${took[prepare]} s, backup ${took[backup]} s, damage ${took[damage]} s, restore ${took[restore]} s, compare ${took[compare]} s"
echo "$tables tables compared at $moment: 0 differences"
