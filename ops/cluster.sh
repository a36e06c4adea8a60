#!/usr/bin/env bash
# The whole of production on one machine, to try failover and releases: three PostgreSQL with Patroni and etcd, HAProxy, two
# PgBouncers, four web processes behind nginx, two workers, Redis and a store for files. Everything it writes lies in DIR.
#   bash ops/cluster.sh start  [DIR] [BASE_PORT]   prints ORIGIN, DATABASE_URL and other lines; RELEASE=DIR: the files of a release image
#   bash ops/cluster.sh status [DIR]               every process, and who the leader is
#   bash ops/cluster.sh stop   [DIR]               stops what that directory started
#   bash ops/cluster.sh member [DIR] N start|kill|freeze|thaw   one machine of the database: Patroni and its PostgreSQL
# Needs Debian's patroni, etcd-server, haproxy, pgbouncer, postgresql, redis-server and nginx-light; ESTIA_S3=1 also Ceph.
# Ports: BASE+0 nginx, +1 to +4 web, +5 and +6 etcd, +7 Redis, +8 and +9 S3, +11 to +13 Patroni, +21 to +23 PostgreSQL, +30 the
# leader, +31 replicas, +32 and +33 PgBouncer, +40 SMTP (yours), +41 purges.
set -euo pipefail
here="$(cd "$(dirname "$0")/.." && pwd)"
act="${1:-}"; dir="${2:-$here/.local/cluster}"
usage() { sed -n 's/^#   //p' "$0" >&2; exit 2; }
fail() { echo "cluster: $1" >&2; exit 1; }
mkdir -p "$dir"; dir="$(cd "$dir" && pwd)"
base="$(cat "$dir/base" 2>/dev/null || true)"
export PATH="$PATH:/usr/sbin"
bin="$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)"
as_postgres() { if [ "$(id -u)" = 0 ]; then (cd / && runuser -u postgres -- "$@"); else "$@"; fi; }

runs() { [ -s "$dir/run/$1" ] && kill -0 "$(cat "$dir/run/$1")" 2>/dev/null; }
# Each in a session of its own, by which all of its processes are found again.
begin() {
  local name="$1"; shift
  runs "$name" && return 0
  setsid "$@" >>"$dir/log/$name" 2>&1 </dev/null &
  echo $! >"$dir/run/$name"
}
await() {
  local what="$1" limit="$2"; shift 2
  for _ in $(seq $((limit * 5))); do "$@" >/dev/null 2>&1 && return 0; sleep 0.2; done
  tail -n 5 "$dir/log/"* >&2
  fail "$what is not there after $limit s"
}
stop_one() {
  local name="$1" id
  runs "$name" || { rm -f "$dir/run/$name"; return 0; }
  id="$(cat "$dir/run/$name")"
  kill -TERM "$id" 2>/dev/null || true
  for _ in $(seq 100); do kill -0 "$id" 2>/dev/null || break; sleep 0.1; done
  pkill -KILL -s "$id" 2>/dev/null || true
  rm -f "$dir/run/$name"
}

# A machine of the database: PostgreSQL begins a session of its own, which its first line names.
postmaster() { head -n 1 "$dir/db$1/data/postmaster.pid" 2>/dev/null || true; }
signal_member() {
  local n="$1" signal="$2" main
  main="$(postmaster "$n")"
  if runs "db$n"; then pkill "-$signal" -s "$(cat "$dir/run/db$n")" || true; fi
  if [ -n "$main" ]; then pkill "-$signal" -P "$main" || true; kill "-$signal" "$main" 2>/dev/null || true; fi
}
start_member() {
  if [ "$(id -u)" = 0 ]; then begin "db$1" runuser -u postgres -- patroni "$dir/db$1.yml"; else begin "db$1" patroni "$dir/db$1.yml"; fi
}
is_leader() { [ "$(curl -s -m 1 -o /dev/null -w '%{http_code}' "http://127.0.0.1:$((base + 10 + $1))/primary")" = 200 ]; }
leader() { local n; for n in 1 2 3; do if is_leader "$n"; then echo "$n"; return 0; fi; done; return 1; }
replicas() { [ "$(curl -s -m 1 "http://127.0.0.1:$((base + 11))/cluster" | grep -o '"state": "\(running\|streaming\)"' | wc -l)" = 3 ]; }

member_files() {
  local n="$1" cluster_etcd="127.0.0.1:$((base + 5))"
  mkdir -p "$dir/db$n"
  bash "$here/ops/fill.sh" "$here/ops/production/patroni.yml" name="db$n" host=127.0.0.1 api_port=$((base + 10 + n)) port=$((base + 20 + n)) \
    etcd_interface="$etcd_interface" etcd="\"$cluster_etcd\"" ttl=7 shared_buffers="${ESTIA_SHARED_BUFFERS:-256MB}" dir="$dir/db$n" bin="$bin" network=127.0.0.1/32 socket_dir='' watchdog=off \
    superuser_password="$(cat "$dir/passwords/postgres")" replication_password="$(cat "$dir/passwords/replicator")" rewind_password="$(cat "$dir/passwords/rewinder")" >"$dir/db$n.yml"
  if [ "$(id -u)" = 0 ]; then chown -R postgres "$dir/db$n" "$dir/db$n.yml"; fi
  chmod 600 "$dir/db$n.yml"
}
haproxy_file() {
  local servers='' backups='' n
  for n in 1 2 3; do
    servers+="  server db$n 127.0.0.1:$((base + 20 + n)) check port $((base + 10 + n))"$'\n'
    backups+="  server db$n-leader 127.0.0.1:$((base + 20 + n)) check port $((base + 10 + n)) backup"$'\n'
  done
  bash "$here/ops/fill.sh" "$here/ops/production/haproxy.cfg" host=127.0.0.1 write_port=$((base + 30)) read_port=$((base + 31)) servers="${servers%$'\n'}" leader_as_backup="${backups%$'\n'}" >"$dir/haproxy.cfg"
}
pgbouncer_files() {
  local n="$1"
  printf '"estia_web" "%s"\n' "$(cat "$dir/passwords/estia_web")" >"$dir/pgbouncer-users"
  mkdir -p "$dir/pgbouncer$n"
  bash "$here/ops/fill.sh" "$here/ops/production/pgbouncer.ini" host=127.0.0.1 write_port=$((base + 30)) listen=127.0.0.1 port=$((base + 31 + n)) users="$dir/pgbouncer-users" \
    log="$dir/pgbouncer$n/log" pidfile="$dir/pgbouncer$n/pid" >"$dir/pgbouncer$n.ini"
  if [ "$(id -u)" = 0 ]; then chown -R nobody "$dir/pgbouncer$n" "$dir/pgbouncer-users" "$dir/pgbouncer$n.ini"; fi
}

# The files of an image have their own start command; a checkout is started with the same one.
release="${RELEASE:-$here}"
entry="$here/ops/image/estia"
if [ -x "$release/estia" ]; then entry="$release/estia"; else export RELEASE_DIR="$release"; fi

case "$act" in
  start)
    base="${3:-${base:-55400}}"
    for need in patroni etcd haproxy pgbouncer redis-server nginx curl openssl; do command -v "$need" >/dev/null || fail "missing $need: apt-get install patroni etcd-server haproxy pgbouncer redis-server nginx-light curl openssl"; done
    [ -n "$bin" ] || fail 'missing PostgreSQL: apt-get install postgresql-15 postgresql-15-postgis-3'
    chmod 755 "$dir"; mkdir -p "$dir"/{run,log,passwords,files}; chmod 700 "$dir/passwords"
    echo "$base" >"$dir/base"
    for role in postgres replicator rewinder estia_owner estia_web estia_worker estia_read estia_backup; do [ -s "$dir/passwords/$role" ] || openssl rand -hex 24 >"$dir/passwords/$role"; done
    for key in secret hash; do [ -s "$dir/$key-key" ] || openssl rand -base64 32 >"$dir/$key-key"; done

    # Why by version: ops/production/patroni.yml.
    etcd_interface=etcd3; etcd_options=()
    case "$(patroni --version)" in *' 2.'* | *' 3.0.'*) etcd_interface=etcd; etcd_options=(--enable-v2=true) ;; esac
    begin etcd etcd --name etcd1 --data-dir "$dir/etcd" --listen-client-urls "http://127.0.0.1:$((base + 5))" --advertise-client-urls "http://127.0.0.1:$((base + 5))" \
      --listen-peer-urls "http://127.0.0.1:$((base + 6))" --initial-advertise-peer-urls "http://127.0.0.1:$((base + 6))" --initial-cluster "etcd1=http://127.0.0.1:$((base + 6))" "${etcd_options[@]}"
    await etcd 30 curl -fs "http://127.0.0.1:$((base + 5))/health"
    for n in 1 2 3; do member_files "$n"; start_member "$n"; done
    await 'a leader' 120 leader
    await 'two replicas' 120 replicas
    haproxy_file
    begin haproxy haproxy -db -f "$dir/haproxy.cfg"
    export PGHOST=127.0.0.1 PGPORT=$((base + 30)) PGUSER=postgres PGPASSWORD; PGPASSWORD="$(cat "$dir/passwords/postgres")"
    await 'the leader behind HAProxy' 30 psql -X -d postgres -c 'select 1'
    PASSWORD_DIR="$dir/passwords" bash "$here/ops/production/database.sh" estia >/dev/null
    unset PGHOST PGPORT PGUSER PGPASSWORD

    for n in 1 2; do
      pgbouncer_files "$n"
      if [ "$(id -u)" = 0 ]; then begin "pgbouncer$n" pgbouncer -u nobody "$dir/pgbouncer$n.ini"; else begin "pgbouncer$n" pgbouncer "$dir/pgbouncer$n.ini"; fi
    done
    begin redis redis-server --port $((base + 7)) --bind 127.0.0.1 --save '' --appendonly no --dir "$dir" --maxmemory 256mb --maxmemory-policy allkeys-lru
    url() { echo "postgres://$1:$(cat "$dir/passwords/$1")@127.0.0.1:$2/estia"; }
    site=(NODE_ENV=production "PUBLIC_ORIGIN=http://localhost:$base" HOST=127.0.0.1 "REDIS_URL=redis://127.0.0.1:$((base + 7))" "SMTP_URL=${SMTP_URL:-smtp://127.0.0.1:$((base + 40))}"
      "SECRET_KEY=$(cat "$dir/secret-key")" "HASH_KEY=$(cat "$dir/hash-key")" TRUSTED_PROXIES=127.0.0.1 "LOG_LEVEL=${LOG_LEVEL:-warn}" "RATE_LIMIT_PER_MINUTE=${RATE_LIMIT_PER_MINUTE:-600}"
      "CACHE_PURGE_URLS=http://127.0.0.1:$((base + 41))" DRAIN_MS=1000)
    if [ "${ESTIA_S3:-0}" = 1 ]; then
      s3="$(bash "$here/ops/ceph.sh" start "$dir/ceph" $((base + 8)) $((base + 9)))"
      while IFS= read -r line; do site+=("$line"); done <<<"$s3"
    else
      site+=("FILES_DIR=$dir/files")
    fi
    env "${site[@]}" "DATABASE_URL=$(url estia_owner $((base + 30)))" sh "$entry" migrate >>"$dir/log/migrate" 2>&1 || { tail -n 5 "$dir/log/migrate" >&2; fail 'migrations'; }
    # Two machines with a pooler and two web processes each.
    for n in 1 2 3 4; do
      begin "web$n" env "${site[@]}" "PORT=$((base + n))" "DATABASE_URL=$(url estia_web $((base + 31 + (n + 1) / 2)))" "DATABASE_DIRECT_URL=$(url estia_web $((base + 30)))" \
        "DATABASE_READ_URL=$(url estia_web $((base + 31)))" DB_NAMED_STATEMENTS=off sh "$entry" web
    done
    worker=("${site[@]}" "DATABASE_URL=$(url estia_worker $((base + 30)))")
    begin worker1 env "${worker[@]}" WORKER_QUEUES=email,billing,alerts,listings,accounts sh "$entry" worker
    begin worker2 env "${worker[@]}" WORKER_QUEUES=photos,feeds,stats sh "$entry" worker
    for n in 1 2 3 4; do await "web$n" 120 curl -fs "http://127.0.0.1:$((base + n))/health/ready"; done
    PURGE_PORT=$((base + 41)) bash "$here/ops/nginx.sh" start "$dir/nginx" "$base" "127.0.0.1:$((base + 1)),127.0.0.1:$((base + 2)),127.0.0.1:$((base + 3)),127.0.0.1:$((base + 4))" >/dev/null
    echo "ORIGIN=http://localhost:$base"
    echo "DATABASE_URL=$(url estia_owner $((base + 30)))"
    echo "DATABASE_READ_URL=$(url estia_read $((base + 31)))"
    echo "REDIS_URL=redis://127.0.0.1:$((base + 7))"
    echo "LEADER=db$(leader)"
    ;;
  status)
    [ -n "$base" ] || fail "nothing was started in $dir"
    for file in "$dir"/run/*; do name="${file##*/}"; printf '%-11s %s\n' "$name" "$(runs "$name" && echo runs || echo 'does not run')"; done
    echo "leader      db$(leader || echo ' is missing')"
    ;;
  stop)
    bash "$here/ops/nginx.sh" stop "$dir/nginx" || true
    for name in web1 web2 web3 web4 worker1 worker2 pgbouncer1 pgbouncer2 haproxy; do stop_one "$name"; done
    # Patroni ends its PostgreSQL before it goes; one that is frozen could not.
    for n in 1 2 3; do signal_member "$n" CONT; stop_one "db$n"; main="$(postmaster "$n")"; [ -z "$main" ] || kill -QUIT "$main" 2>/dev/null || true; done
    for name in etcd redis; do stop_one "$name"; done
    [ -d "$dir/ceph" ] && bash "$here/ops/ceph.sh" stop "$dir/ceph" || true
    ;;
  member)
    [ -n "$base" ] || fail "nothing was started in $dir"
    n="${3:-}"; case "$n" in 1 | 2 | 3) ;; *) usage ;; esac
    case "${4:-}" in
      start) start_member "$n" ;;
      kill) signal_member "$n" KILL; rm -f "$dir/run/db$n" ;;
      freeze) signal_member "$n" STOP ;;
      thaw) signal_member "$n" CONT ;;
      *) usage ;;
    esac
    ;;
  *) usage ;;
esac
