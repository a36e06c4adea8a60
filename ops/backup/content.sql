-- Every table with the number of its rows and a hash over all of them: two databases with the same lines have the same
-- content. The queue's own tables change while nobody writes; they hold no record.
select format(
  'select %L || '' '' || count(*) || '' '' || coalesce(md5(string_agg(md5(t::text), '''' order by md5(t::text))), ''-'') from %I.%I t',
  schemaname || '.' || tablename, schemaname, tablename)
from pg_tables
where schemaname = 'public' and tablename <> 'spatial_ref_sys'
order by schemaname, tablename
\gexec
