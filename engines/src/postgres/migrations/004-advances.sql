-- Advances by where they stand: most intents never become one.
create index payment_intents_state on payment_intents ((record #>> '{payment,state}'))
  where record ? 'payment';
