import { openPostgresEngine } from '@yiqiao/engines/postgres/open-postgres-engine';
import { Client } from 'pg';
import { databaseSettings } from '../../api/test/engine/postgres/open-postgres.ts';
import { addQuote } from '../../api/test/keep-quotes.ts';
import { sampleQuote } from '../../api/test/sample-quote.ts';

export async function openEngineOn(url: string) {
  return openPostgresEngine({ ...databaseSettings(url), maxConnections: 10 }, { log: () => {} });
}

/** Makes the tables and fills them with `count` submissions: "q1", "q2" and so on, copies of one. */
export async function fillDatabase(url: string, count: number): Promise<void> {
  const engine = await openEngineOn(url);
  await addQuote(engine.records, sampleQuote('q1'));
  await engine.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into quotes (id, reference, file_path, jobs, version, record)
    select 'q' || n, 'YQ-q' || n, 'file-q' || n, jobs, version, record || jsonb_build_object(
      'id', 'q' || n, 'reference', 'YQ-q' || n, 'filePath', 'file-q' || n)
    from quotes, generate_series(2, $1::int) as n`,
    [count],
  );
  await client.query('vacuum analyze quotes');
  await client.end();
}
