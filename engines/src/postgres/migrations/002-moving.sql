-- Uploads under way, as long as their process lives. Nothing has to be flushed for them: after a crash of the
-- server there are none.
create unlogged table upload_places (
  id uuid primary key,
  client_key text not null,
  process uuid not null
);
create index upload_places_client_key on upload_places (client_key);

-- Says that the office is somewhere else, or that it is just being moved here: see move-mark.ts.
alter table store add column move jsonb;

-- Enabled when the office has moved away: a server that was cut off then and comes back stores nothing here.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The office has moved away from this database.';
end $$;
create trigger moved_away before insert or update or delete on quotes
  for each statement execute function refuse_change();
alter table quotes disable trigger moved_away;
create trigger moved_away before insert or update or delete on payment_intents
  for each statement execute function refuse_change();
alter table payment_intents disable trigger moved_away;
