-- The people of the office: one row, whose record is null until somebody is invited. See people-table.ts.
create table people (
  only_row boolean primary key default true check (only_row),
  record jsonb
);
insert into people default values;

create trigger moved_away before insert or update or delete on people
  for each statement execute function refuse_change();
alter table people disable trigger moved_away;

-- Whose session it is; that of the first owner has none. What it was begun on and from where, and when its person last
-- proved who they are; sessions of earlier releases have none of it.
alter table sessions
  add column person_id text,
  add column device text,
  add column address text,
  add column proven_at double precision,
  add column factor_at double precision;
