-- The office's settings: one row, whose record is null until an owner changes one. See settings-table.ts.
create table settings (
  only_row boolean primary key default true check (only_row),
  record jsonb
);
insert into settings default values;

create trigger moved_away before insert or update or delete on settings
  for each statement execute function refuse_change();
alter table settings disable trigger moved_away;
