-- Names the store: a cursor of another one is not known here.
create table store (
  id uuid primary key default gen_random_uuid()
);
insert into store default values;

create table quotes (
  id text primary key,
  -- In the order in which they came; the newest has the greatest.
  ordinal bigint generated always as identity unique,
  -- The transaction that changed it last: see change-feed.ts.
  change_xid xid8 not null default pg_current_xact_id(),
  reference text not null unique,
  idempotency_key text unique,
  file_path text,
  link_digest text,
  -- What jobsOf says of the record.
  jobs text[] not null,
  -- Of the record's shape: see schema-version.ts.
  version integer not null,
  record jsonb not null
);
create index quotes_change_xid on quotes (change_xid);
create index quotes_file_path on quotes (file_path) where file_path is not null;
create index quotes_link_digest on quotes (link_digest) where link_digest is not null;
create index quotes_jobs on quotes (ordinal) where jobs <> '{}';

create table payment_intents (
  id text primary key,
  record jsonb not null
);

-- Processes that share this database. One that has not been seen for a while is dead.
create table processes (
  id uuid primary key,
  seen_at timestamptz not null default now()
);

-- A job that is being done, as long as its process lives.
create table job_claims (
  kind text not null,
  quote_id text not null,
  process uuid not null,
  claimed_at timestamptz not null default clock_timestamp(),
  primary key (kind, quote_id)
);

-- Moments are milliseconds since the epoch, by the clock of the program.
create table sessions (
  digest text primary key,
  created_at double precision not null,
  last_seen_at double precision not null,
  credential text not null
);

-- The administrator's password (its hash), and the program's own secrets, by name.
create table secrets (
  name text primary key,
  value jsonb not null
);

-- Token buckets: how many attempts are left of each key, and when that was.
create table attempts (
  name text not null,
  key text not null,
  tokens double precision not null,
  wait_ms double precision not null,
  filled_at timestamptz not null,
  primary key (name, key)
);
create index attempts_filled_at on attempts (filled_at);
