#!/usr/bin/env bash
# PostgreSQL + PostGIS and Redis for one checkout, on their own ports and data directory. No Docker, nothing global.
#   bash ops/services.sh start [DIR] [BASE_PORT]    prints DATABASE_URL and REDIS_URL lines
#   bash ops/services.sh stop  [DIR]                stops what that directory started
# ESTIA_S3=1 starts an S3 store too (ops/ceph.sh) and prints S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY lines.
# Ports: BASE+0 PostgreSQL, BASE+1 Redis, BASE+4 S3, BASE+5 its monitor.
set -euo pipefail
here="$(cd "$(dirname "$0")/.." && pwd)"
act="${1:-start}"; dir="${2:-$here/.local/services}"; base="${3:-54310}"
mkdir -p "$dir"; dir="$(cd "$dir" && pwd)"

bin="$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)"
[ -n "$bin" ] || bin="$(dirname "$(command -v pg_ctl || echo /usr/bin/pg_ctl)")"

# PostgreSQL refuses to run as root: then it runs as the system's postgres user.
as_pg() { if [ "$(id -u)" = 0 ]; then (cd / && runuser -u postgres -- "$@"); else "$@"; fi; }

case "$act" in
  start)
    for need in "$bin/pg_ctl" "$(command -v redis-server || echo redis-server)"; do
      [ -x "$need" ] || { echo "missing $need: apt-get install postgresql postgresql-15-postgis-3 redis-server" >&2; exit 1; }
    done
    pg="$dir/postgres"
    if [ ! -s "$pg/PG_VERSION" ]; then
      mkdir -p "$pg"
      [ "$(id -u)" = 0 ] && chown postgres "$pg"
      as_pg "$bin/initdb" -D "$pg" -U estia --auth=trust --locale=C.UTF-8 --encoding=UTF8 >/dev/null
      cat >> "$pg/postgresql.conf" <<CONF
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 60
shared_buffers = ${ESTIA_SHARED_BUFFERS:-512MB}
effective_cache_size = 8GB
work_mem = 32MB
maintenance_work_mem = 512MB
random_page_cost = 1.1
jit = off
max_parallel_workers_per_gather = 0
max_wal_size = 8GB
checkpoint_timeout = 15min
wal_compression = on
synchronous_commit = ${ESTIA_SYNCHRONOUS_COMMIT:-on}
fsync = ${ESTIA_FSYNC:-on}
autovacuum_naptime = 20s
CONF
    fi
    as_pg "$bin/pg_ctl" -D "$pg" status >/dev/null 2>&1 ||
      as_pg "$bin/pg_ctl" -D "$pg" -w -t 60 -l "$pg/server.log" -o "-p $base" start >/dev/null
    if ! { [ -f "$dir/redis.pid" ] && kill -0 "$(cat "$dir/redis.pid")" 2>/dev/null; }; then
      redis-server --port $((base + 1)) --bind 127.0.0.1 --save '' --appendonly no --daemonize yes \
        --pidfile "$dir/redis.pid" --dir "$dir" --logfile "$dir/redis.log" --maxmemory 256mb --maxmemory-policy allkeys-lru >/dev/null
    fi
    port="$(sed -n 4p "$pg/postmaster.pid")"
    "$bin/psql" -h 127.0.0.1 -p "$port" -U estia -d postgres -tAc "select 1 from pg_database where datname = 'estia'" | grep -q 1 ||
      "$bin/createdb" -h 127.0.0.1 -p "$port" -U estia estia
    echo "DATABASE_URL=postgres://estia@127.0.0.1:$port/estia"
    echo "REDIS_URL=redis://127.0.0.1:$((port + 1))"
    if [ "${ESTIA_S3:-0}" = 1 ]; then bash "$here/ops/ceph.sh" start "$dir/ceph" $((port + 4)) $((port + 5)); fi
    ;;
  stop)
    [ -d "$dir/postgres" ] && as_pg "$bin/pg_ctl" -D "$dir/postgres" -m fast -w stop >/dev/null 2>&1 || true
    if [ -f "$dir/redis.pid" ]; then kill "$(cat "$dir/redis.pid")" 2>/dev/null || true; rm -f "$dir/redis.pid"; fi
    [ -d "$dir/ceph" ] && bash "$here/ops/ceph.sh" stop "$dir/ceph" || true
    ;;
  *) echo "usage: services.sh start|stop [DIR] [BASE_PORT]" >&2; exit 2 ;;
esac
