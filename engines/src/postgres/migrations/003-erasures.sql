-- What remains of persons who were erased: see erasure-table.ts.
create table erasures (
  id text primary key,
  record jsonb not null
);

-- Ids of submissions that are gone, for readers who have a copy of one.
create table erased_quotes (
  id text primary key,
  change_xid xid8 not null default pg_current_xact_id()
);
create index erased_quotes_change_xid on erased_quotes (change_xid);
