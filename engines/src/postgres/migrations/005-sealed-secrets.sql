-- Cookies are signed with SESSION_SECRET. The link secret is sealed with it by the first start, see link-secret.ts.
delete from secrets where name = 'signing-key';

-- Clients are counted under names that only SESSION_SECRET tells: see client-names.ts.
delete from attempts;
