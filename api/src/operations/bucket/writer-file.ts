import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeFileDurably } from '../../engine/disk/durable-file.ts';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import { parseJson } from '../../engine/disk/parse-json.ts';
import { dataFile } from '../../engine/embedded/folder/data-folder.ts';

const writerSchema = z.object({
  /** The place that this is about. */
  place: z.string(),
  term: z.int(),
  /** What this machine wrote last, and what it was about to write: of one of them nobody else knows. */
  tokens: z.array(z.string()),
});

/**
 * In `DATA_DIR`: how a machine knows the backup in the bucket for its own. It is in no backup, so that a machine that was
 * restored from one is told apart.
 */
export type Writer = z.infer<typeof writerSchema>;

/** @returns `null` when this machine has never written to the place. */
export async function readWriter(dataFolder: string, place: string): Promise<Writer | null> {
  const writer = parseJson(writerSchema, await nodeDisk.read(pathIn(dataFolder)));
  return writer?.place === place ? writer : null;
}

export async function writeWriter(dataFolder: string, writer: Writer): Promise<void> {
  await writeFileDurably(pathIn(dataFolder), `${JSON.stringify(writer)}\n`);
}

function pathIn(dataFolder: string): string {
  return join(dataFolder, dataFile.bucketWriter);
}
