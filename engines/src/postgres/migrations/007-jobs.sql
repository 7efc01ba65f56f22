-- Whose jobs are in a submission: see record-table.ts.
create index quotes_translators on quotes
  using gin (jsonb_path_query_array(record, '$.jobs[*].translator.id'))
  where record ? 'jobs';
