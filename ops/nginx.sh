#!/usr/bin/env bash
# nginx in front of one site, from ops/nginx.conf, as a process of its own with everything it writes in one directory.
#   bash ops/nginx.sh start DIR PORT UPSTREAM    UPSTREAM is host:port of the app, or several by comma; prints ORIGIN and CACHE lines
#   bash ops/nginx.sh stop  DIR                  stops what that directory started
#   bash ops/nginx.sh print DIR PORT UPSTREAM    the configuration, for a machine where the system starts nginx
# TRUSTED_PROXIES (addresses or networks by comma): a network in front, from which alone X-Forwarded-For is believed.
# PURGE_PORT: where the worker (CACHE_PURGE_URLS) takes what has changed out of the cache, on PURGE_HOST (default 127.0.0.1), from
# this machine and PURGE_FROM (addresses or networks by comma) alone.
# It listens on LISTEN_HOST (default 127.0.0.1). TLS_CERT and TLS_KEY (files) make it speak TLS and HTTP/2; PLAIN_PORT
# then sends plain HTTP there. NGINX_USER: whose
# rights its workers have (as root; default root here, www-data is Debian's).
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
act="${1:-}"; dir="${2:-}"; port="${3:-}"; upstream="${4:-}"
usage() { echo "usage: nginx.sh start DIR PORT UPSTREAM | stop DIR | print DIR PORT UPSTREAM" >&2; exit 2; }
[ -n "$dir" ] || usage

runs() { [ -s "$dir/nginx.pid" ] && kill -0 "$(cat "$dir/nginx.pid")" 2>/dev/null; }
# Answers what has begun and leaves; within 5 s it is ended.
stop() {
  runs || return 0
  local id; id="$(cat "$dir/nginx.pid")"
  kill -QUIT "$id" 2>/dev/null || true
  for _ in $(seq 50); do kill -0 "$id" 2>/dev/null || return 0; sleep 0.1; done
  kill -TERM "$id" 2>/dev/null || true
}
write() {
  local servers='' real='' name trusted="${TRUSTED_PROXIES:-}"
  for name in ${upstream//,/ }; do servers+="server $name max_fails=1 fail_timeout=2s; "; done
  for name in ${trusted//,/ }; do real+="set_real_ip_from $name; "; done
  [ -z "$real" ] || real+='real_ip_header X-Forwarded-For; real_ip_recursive on;'
  local user='' listen="${LISTEN_HOST:-127.0.0.1}:$port" tls='' hsts='' plain=''
  [ "$(id -u)" = 0 ] && user="user ${NGINX_USER:-root};"
  if [ -n "${TLS_CERT:-}" ]; then
    listen="$listen ssl http2"
    tls="ssl_certificate $TLS_CERT; ssl_certificate_key ${TLS_KEY:?}; ssl_protocols TLSv1.2 TLSv1.3; ssl_session_cache shared:tls:10m; ssl_session_tickets off; ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384;"
    hsts='proxy_hide_header Strict-Transport-Security; add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;'
    # The API is never redirected: a client that sends its token in the clear must notice.
    if [ -n "${PLAIN_PORT:-}" ]; then plain="server { listen $PLAIN_PORT; location /api/ { return 403; } location / { return 308 https://\$host\$request_uri; } }"; fi
  fi
  local purge='' allowed="${PURGE_FROM:-}" from='allow 127.0.0.1;'
  for name in ${allowed//,/ }; do from+=" allow $name;"; done
  if [ -n "${PURGE_PORT:-}" ]; then
    local host="${PURGE_HOST:-127.0.0.1}" self="${PURGE_HOST:-127.0.0.1}"
    [ "$host" != 0.0.0.0 ] || self=127.0.0.1
    purge="$(sed -e "s|@purge_listen@|$host:$PURGE_PORT|; s|@purge_self@|$self:$PURGE_PORT|; s|@from@|$from|; s|@here@|$here/nginx|" "$here/nginx/purge.conf")"
  fi
  local style; style="$(sed -n 's:^<style>\(.*\)</style>$:\1:p' "$here/nginx/unavailable.html" | tr -d '\n' | openssl dgst -sha256 -binary | base64)"
  fill() { local value; value="$(printf %s "$2" | sed 's/[&|\\]/\\&/g; $!s/$/\\/')"; printf 's|@%s@|%s|g\n' "$1" "$value"; }
  sed -f <(fill user "$user"; fill dir "$dir"; fill here "$here/nginx"; fill upstream "$servers"; fill real "$real"; fill listen "$listen"; fill tls "$tls"; fill hsts "$hsts"; fill plain "$plain"; fill purge "$purge"; fill style "$style") "$here/nginx.conf"
}

case "$act" in
  print) [ -n "$upstream" ] || usage; write ;;
  start)
    [ -n "$upstream" ] || usage
    PATH="$PATH:/usr/sbin"
    command -v nginx >/dev/null || { echo 'missing nginx: apt-get install nginx-light' >&2; exit 1; }
    mkdir -p "$dir"; dir="$(cd "$dir" && pwd)"
    stop
    mkdir -p "$dir"/{cache,tmp}
    write >"$dir/nginx.conf"
    nginx -q -p "$dir" -c "$dir/nginx.conf" -e "$dir/error.log" || { cat "$dir/error.log" >&2; exit 1; }
    for _ in $(seq 50); do runs && break; sleep 0.1; done
    runs || { echo 'nginx did not start' >&2; tail -n 5 "$dir/error.log" >&2; exit 1; }
    echo "ORIGIN=http${TLS_CERT:+s}://127.0.0.1:$port"
    echo "CACHE=$dir/cache"
    ;;
  stop) stop ;;
  *) usage ;;
esac
