#!/usr/bin/env bash
# One backup, and a row that says so: the worker gives its age as a figure, and alerts go by that.
#   bash ops/backup/backup.sh full|diff|incr
# On the database machine, as the user of PostgreSQL: full on Sundays, diff daily, incr every 4 hours.
# PGBACKREST_CONFIG names another configuration; DATABASE_URL is where the row is written.
set -euo pipefail
kind="${1:-incr}"
case "$kind" in full | diff | incr) ;; *) echo 'usage: backup.sh full|diff|incr' >&2; exit 2 ;; esac
: "${DATABASE_URL:?where the backup is noted}"
from=$SECONDS
pgbackrest --stanza=estia --type="$kind" backup
# What it says of the last one, rather than what was asked for: the first of all is a full one.
read -r kind bytes < <(pgbackrest --stanza=estia --output=json info | grep -o '"backup":\[.*' |
  grep -oE '"(repository|type)":[^,]*("delta":[0-9]+|"[a-z]+")|"delta":[0-9]+|"type":"[a-z]+"' |
  sed -nE 's/.*"delta":([0-9]+).*/b \1/p; s/.*"type":"([a-z]+)".*/k \1/p' |
  awk '$1 == "b" { bytes = $2 } $1 == "k" { kind = $2 } END { print kind, bytes }')
psql "$DATABASE_URL" -qX -v ON_ERROR_STOP=1 -v kind="$kind" -v seconds="$((SECONDS - from))" -v bytes="$bytes" <<'SQL'
insert into backup_run (kind, seconds, bytes) values (:'kind', :seconds, :bytes);
SQL
echo "$kind backup of $bytes bytes in $((SECONDS - from)) s"
