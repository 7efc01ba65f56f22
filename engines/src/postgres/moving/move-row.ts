import { StartError } from '@yiqiao/ports/faults/start-error';
import { explainMark, type MoveMark, moveMarkSchema } from '@yiqiao/ports/moving/move-mark';
import * as z from 'zod/mini';
import type { Run } from '../connections.ts';

/** Reads the mark, also of a database that no server of this release has been started on. */
export async function findMoveRow(run: Run): Promise<MoveMark | null> {
  return (await hasStoreColumn(run, 'move')) ? readMoveRow(run) : null;
}

/** Whether the table `store` exists and has a column. */
export async function hasStoreColumn(run: Run, column: string): Promise<boolean> {
  const [row] = await run<{ there: boolean }>(
    `select exists (select 1 from information_schema.columns
      where table_schema = current_schema and table_name = 'store' and column_name = $1) as there`,
    [column],
  );
  return row?.there ?? false;
}

async function readMoveRow(run: Run): Promise<MoveMark | null> {
  const [row] = await run<{ move: unknown }>('select move from store');
  return z.parse(z.nullable(moveMarkSchema), row?.move ?? null);
}

export async function writeMoveRow(run: Run, mark: MoveMark | null): Promise<void> {
  await run('update store set move = $1', [mark === null ? null : JSON.stringify(mark)]);
}

/** @throws StartError when the office was moved away, or has not fully arrived. */
export async function refuseMovedDatabase(run: Run): Promise<void> {
  refuseMark(await readMoveRow(run));
}

/** @throws StartError when there is one. */
export function refuseMark(mark: MoveMark | null): void {
  if (mark === null) return;
  throw new StartError(explainMark(mark, 'postgres', 'the database of DATABASE_URL'));
}
