import type { Run } from './connections.ts';
import { canBeName } from './stored-record.ts';

const documentKeys = `
  select file_path as key from quotes where file_path is not null
  union all
  select key #>> '{}' from quotes,
    jsonb_path_query(record, '$.sources[*].filePath') as key
  union all
  select key #>> '{}' from quotes,
    jsonb_path_query(record, '$.deliverables[*].filePath') as key
  union all
  select key #>> '{}' from quotes,
    jsonb_path_query(record, '$.deliveries[*].files[*].filePath') as key
  union all
  select key #>> '{}' from quotes,
    jsonb_path_query(record, '$.invoices[*].filePath') as key
  union all
  select key #>> '{}' from quotes,
    jsonb_path_query(record, '$.jobs[*].finished[*].filePath') as key
  union all
  select key #>> '{}' from erasures,
    jsonb_path_query(record, '$.invoices[*].filePath') as key`;

/** The keys of all documents that submissions have, and of invoices that outlived theirs. */
export async function findDocumentKeys(run: Run): Promise<ReadonlySet<string>> {
  const rows = await run<{ key: string }>(documentKeys);
  return new Set(rows.map(({ key }) => key));
}

/** Whether a document is one of them. Reads every row: for what is asked seldom. */
export async function isDocumentKey(run: Run, key: string): Promise<boolean> {
  if (!canBeName(key)) return false;
  const text = `select exists (select 1 from (${documentKeys}) as found where found.key = $1) as is_found`;
  const [row] = await run<{ is_found: boolean }>(text, [key]);
  return row?.is_found === true;
}
