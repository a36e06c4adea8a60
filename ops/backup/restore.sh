#!/usr/bin/env bash
# Restores into an empty directory and starts PostgreSQL on it, beside whatever runs.
#   bash ops/backup/restore.sh DIR PORT [TIME]      TIME as 2026-11-19 14:05:00.123+00; without one, to the last WAL
# PGBACKREST_CONFIG names another configuration; PGUSER (postgres) logs in to PGDATABASE (estia) to see that it is there. Nothing is
# archived from the restored one, so it cannot spoil the repository. Debian keeps the configuration of PostgreSQL outside of the
# data: where none came along, a small one is written, and everybody on this machine, nobody else, can log in to what was restored.
# For the real thing see docs/scale.md: stop the site, restore, compare, then point DATABASE_URL there.
set -euo pipefail
dir="${1:?directory}"; port="${2:?port}"; time="${3:-}"
[ ! -e "$dir" ] || [ -z "$(ls -A "$dir")" ] || { echo "$dir is not empty" >&2; exit 1; }
bin="$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)"
[ -n "$bin" ] || bin="$(dirname "$(command -v pg_ctl)")"
as_pg() { if [ "$(id -u)" = 0 ]; then (cd / && runuser -u postgres -- env ${PGBACKREST_CONFIG:+PGBACKREST_CONFIG="$PGBACKREST_CONFIG"} "$@"); else "$@"; fi; }
mkdir -p "$dir"; dir="$(cd "$dir" && pwd)"; chmod 700 "$dir"
[ "$(id -u)" != 0 ] || chown postgres "$dir"
until=(--type=default)
[ -z "$time" ] || until=(--type=time "--target=$time" --target-action=promote)
as_pg pgbackrest --stanza=estia --pg1-path="$dir" --no-delta --archive-mode=off "${until[@]}" restore
if ! as_pg test -f "$dir/postgresql.conf"; then
  # Without readers while it replays, the limits of the lost machine (max_connections and others) need not be reached.
  printf '%s\n' "listen_addresses = '127.0.0.1'" 'hot_standby = off' | as_pg tee "$dir/postgresql.conf" >/dev/null
  echo 'host all all 127.0.0.1/32 trust' | as_pg tee "$dir/pg_hba.conf" >/dev/null
  as_pg touch "$dir/pg_ident.conf"
fi
as_pg "$bin/pg_ctl" -D "$dir" -w -t 3600 -l "$dir/restore.log" \
  -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=" start >/dev/null
# It may answer readers before all is replayed, or nobody. An hour is the end, as is a server that has ended or a login that fails.
end=$((SECONDS + 3600)); state=t
failed() { echo "not restored: see $dir/restore.log" >&2; exit 1; }
while [ "$state" = t ]; do
  sleep 0.2
  [ "$SECONDS" -lt "$end" ] && as_pg "$bin/pg_ctl" -D "$dir" status >/dev/null || failed
  "$bin/pg_isready" -q -h 127.0.0.1 -p "$port" || continue
  state="$("$bin/psql" -h 127.0.0.1 -p "$port" -U "${PGUSER:-postgres}" -d "${PGDATABASE:-estia}" -tAXc 'select pg_is_in_recovery()')" || failed
done
echo "restored to ${time:-the last WAL} on port $port"
