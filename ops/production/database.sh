#!/usr/bin/env bash
# The database of a real site: its roles, the database itself and its extensions. May be run again at any time; only what is
# missing is made. Run it as a superuser of PostgreSQL (PGHOST, PGPORT, PGUSER), before `estia-migrate`:
#   runuser -u postgres -- bash ops/production/database.sh [DATABASE]
# A role without a password gets one from PASSWORD_DIR (default /etc/estia/passwords), a file of its own name; where there is no
# such file it can log in by peer or certificate alone.
set -euo pipefail
database="${1:-estia}"
passwords="${PASSWORD_DIR:-/etc/estia/passwords}"
run() { psql -X -q -v ON_ERROR_STOP=1 "$@"; }

role() {
  local name="$1"; shift
  run -d postgres -v name="$name" <<'SQL'
select format('create role %I login', :'name') where not exists (select from pg_roles where rolname = :'name') \gexec
SQL
  run -d postgres -c "alter role $name login nosuperuser nocreatedb nocreaterole $*"
  if [ -s "$passwords/$name" ]; then
    # By standard input: a command line is read by everybody on the machine.
    { printf "\\set password '"; tr -d '\n' <"$passwords/$name" | sed "s/'/''/g; s/\\\\/\\\\\\\\/g"; printf "'\nalter role %s password :'password';\n" "$name"; } | run -d postgres
  fi
}

# The owner of the tables: migrations alone.
role estia_owner
role estia_web
role estia_worker
role estia_read
role estia_backup replication

# How far each replica is behind (the alert ReplicaLag): without it a role sees their names alone.
run -d postgres -c 'grant pg_monitor to estia_worker'

# Of the roles and not of the connection, since a pooler hands one connection to many. Compiling a plan costs more than any
# of our statements takes.
run -d postgres <<'SQL'
alter role estia_web set statement_timeout = '5s';
alter role estia_web set idle_in_transaction_session_timeout = '60s';
alter role estia_worker set statement_timeout = '120s';
alter role estia_read set statement_timeout = '30s';
alter role estia_read set default_transaction_read_only = on;
alter role estia_web set jit = off;
alter role estia_worker set jit = off;
SQL

run -d postgres -v database="$database" <<'SQL'
select format('create database %I owner estia_owner encoding %L locale %L template template0', :'database', 'UTF8', 'C.UTF-8')
where not exists (select from pg_database where datname = :'database') \gexec
select format('revoke all on database %I from public', :'database') \gexec
select format('grant connect on database %I to estia_web, estia_worker, estia_read, estia_backup', :'database') \gexec
-- Market stats are counted in temporary tables.
select format('grant temporary on database %I to estia_worker', :'database') \gexec
SQL

run -d "$database" <<'SQL'
set client_min_messages = warning;
create extension if not exists postgis;
create extension if not exists pg_trgm;
create extension if not exists citext;
create extension if not exists btree_gist;
revoke create on schema public from public;
grant create, usage on schema public to estia_owner;
SQL
echo "database $database is there, with its roles"
