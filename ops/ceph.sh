#!/usr/bin/env bash
# An S3 store for one checkout: Ceph with one monitor, one OSD in memory and one RADOS gateway, on loopback only.
#   bash ops/ceph.sh start DIR PORT MON_PORT    prints S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY lines
#   bash ops/ceph.sh stop  DIR                  stops what that directory started
# What is stored is gone when it stops: it is for tests and for trying things out.
set -euo pipefail
act="${1:-}"; dir="${2:-}"
usage() { echo "usage: ceph.sh start DIR PORT MON_PORT | stop DIR" >&2; exit 2; }
[ -n "$dir" ] || usage
daemons='mon osd rgw'

runs() { [ -s "$dir/run/$1.id" ] && kill -0 "$(cat "$dir/run/$1.id")" 2>/dev/null; }
# By the ids that were kept, the gateway first; one that does not leave within 5 s is ended.
stop() {
  local name id
  for name in rgw osd mon; do
    runs "$name" || continue
    id="$(cat "$dir/run/$name.id")"
    kill "$id" 2>/dev/null || true
    for _ in $(seq 50); do kill -0 "$id" 2>/dev/null || break; sleep 0.1; done
    kill -9 "$id" 2>/dev/null || true
  done
  rm -rf "$dir/run" "$dir/mon" "$dir/osd"
}
fail() { echo "ceph: $1" >&2; tail -n 5 "$dir"/log/*.out >&2 || true; stop; exit 1; }
# Tries a command for 60 s: a monitor with more to do than the machine can give refuses now and then.
await() {
  local what="$1"; shift
  for _ in $(seq 300); do
    if "$@" >/dev/null 2>&1; then return 0; fi
    sleep 0.2
  done
  fail "$what does not answer"
}
begin() {
  local name="$1"; shift
  setsid "$@" -c "$conf" -f >"$dir/log/$name.out" 2>&1 </dev/null &
  echo $! >"$dir/run/$name.id"
}

case "$act" in
  start)
    port="${3:-}"; mon_port="${4:-}"
    [ -n "$port" ] && [ -n "$mon_port" ] || usage
    for need in ceph-mon ceph-osd radosgw ceph radosgw-admin; do
      command -v "$need" >/dev/null || { echo "missing $need: apt-get install ceph-mon ceph-osd ceph-common radosgw" >&2; exit 1; }
    done
    mkdir -p "$dir"; dir="$(cd "$dir" && pwd)"; conf="$dir/ceph.conf"
    if runs mon && runs osd && runs rgw && [ -s "$dir/s3.env" ]; then cat "$dir/s3.env"; exit 0; fi
    stop
    rm -f "$dir/s3.env" "$dir/keyring" "$dir/monmap"
    mkdir -p "$dir"/{mon,osd,run,log}
    fsid="$(cat /proc/sys/kernel/random/uuid)"; osd="$(cat /proc/sys/kernel/random/uuid)"
    cat >"$conf" <<CONF
[global]
fsid = $fsid
mon_initial_members = a
mon_host = [v1:127.0.0.1:$mon_port]
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
ms_bind_msgr2 = false
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pgp_num = 4
osd_pool_default_pg_autoscale_mode = off
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 2000
osd_crush_chooseleaf_type = 0
run_dir = $dir/run
admin_socket =
log_file = $dir/log/\$name.log
crash_dir = $dir/log
keyring = $dir/keyring
mon_data = $dir/mon
osd_data = $dir/osd
osd_objectstore = memstore
memstore_device_bytes = 4294967296
osd_memory_target = 939524096
osd_class_load_list = *
osd_class_default_list = *
mon_data_avail_crit = 1
mon_data_avail_warn = 2
[client.rgw.a]
rgw_frontends = beast endpoint=127.0.0.1:$port
rgw_dns_name = localhost
rgw_thread_pool_size = 64
rgw_run_sync_thread = false
rgw_data = $dir/run
CONF
    ceph-authtool --create-keyring "$dir/keyring" --gen-key -n mon. --cap mon 'allow *' >/dev/null
    ceph-authtool "$dir/keyring" --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *' >/dev/null
    monmaptool --create --fsid "$fsid" --addv a "[v1:127.0.0.1:$mon_port]" "$dir/monmap" >/dev/null
    ceph-mon -c "$conf" --mkfs -i a --monmap "$dir/monmap" --keyring "$dir/keyring" >"$dir/log/mkfs.out" 2>&1 || fail 'no monitor'
    begin mon ceph-mon -i a
    await 'the monitor' ceph -c "$conf" --connect-timeout 15 osd new "$osd"
    ceph-osd -c "$conf" -i 0 --mkfs --osd-uuid "$osd" >>"$dir/log/mkfs.out" 2>&1 || fail 'no OSD'
    # One that speaks before it has read the monitor's map is refused ("wrong fsid") and ends: it is begun again.
    osd_up() { runs osd || begin osd ceph-osd -i 0; ceph -c "$conf" --connect-timeout 15 osd stat | grep -q '1 up'; }
    await 'the OSD' osd_up
    # The gateway would make them at the first upload, while somebody waits.
    for pool in index data non-ec; do await "the pool $pool" ceph -c "$conf" --connect-timeout 15 osd pool create "default.rgw.buckets.$pool" 4; done
    begin rgw radosgw -n client.rgw.a
    await 'the gateway' curl -s -m 5 -o /dev/null "http://127.0.0.1:$port/"
    access="estia$(head -c 6 /dev/urandom | od -An -tx1 | tr -d ' \n')"
    secret="$(head -c 20 /dev/urandom | od -An -tx1 | tr -d ' \n')"
    # One that was made although its maker heard of a failure is there: made twice, it is refused.
    admin() { radosgw-admin -c "$conf" "$@" >/dev/null 2>"$dir/log/admin.out"; }
    user_exists() { admin user info --uid estia || admin user create --uid estia --display-name estia --access-key "$access" --secret-key "$secret"; }
    await 'the user' user_exists
    printf 'S3_ENDPOINT=http://127.0.0.1:%s\nS3_ACCESS_KEY=%s\nS3_SECRET_KEY=%s\n' "$port" "$access" "$secret" >"$dir/s3.env"
    for name in $daemons; do runs "$name" || fail "$name has stopped"; done
    cat "$dir/s3.env"
    ;;
  stop) stop ;;
  *) usage ;;
esac
