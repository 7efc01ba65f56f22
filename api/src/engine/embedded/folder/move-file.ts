import { join } from 'node:path';
import { explainMark, type MoveMark, moveMarkSchema } from '@yiqiao/ports/moving/move-mark';
import * as z from 'zod/mini';
import type { Disk } from '../../disk/disk.ts';
import { writeFileDurably } from '../../disk/durable-file.ts';
import { dataFile } from './data-folder.ts';
import { StoreRefusal } from './store-refusal.ts';

/** @throws StoreRefusal when the file is unreadable: the office may be in use elsewhere. */
export async function readMoveFile(dataFolder: string, disk: Disk): Promise<MoveMark | null> {
  const path = join(dataFolder, dataFile.move);
  const bytes = await disk.read(path);
  if (bytes === null) return null;
  try {
    return z.parse(moveMarkSchema, JSON.parse(bytes.toString()));
  } catch (cause) {
    throw new StoreRefusal(
      `${path} is damaged: nobody can tell whether the office was moved away from here. Nothing was changed. ` +
        'See docs/operations/moving.md.',
      { cause },
    );
  }
}

export async function writeMoveFile(dataFolder: string, mark: MoveMark): Promise<void> {
  await writeFileDurably(join(dataFolder, dataFile.move), `${JSON.stringify(mark)}\n`);
}

/** @throws StoreRefusal when the office was moved away, or has not fully arrived. */
export async function refuseMoved(dataFolder: string, disk: Disk): Promise<void> {
  const mark = await readMoveFile(dataFolder, disk);
  if (mark !== null) throw new StoreRefusal(explainMark(mark, 'embedded', dataFolder));
}
