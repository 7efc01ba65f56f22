import { partBytes } from '@yiqiao/contract/http/upload-pieces';
import { Overtaken } from '@yiqiao/ports/faults/overtaken';
import { S3Refusal } from '../client/s3-refusal.ts';
import type { FilledPart } from '../incoming/part-stream.ts';
import { markName } from '../object-name.ts';
import { readObject } from '../reading/read-object.ts';
import { countParts, readMark, type StoredMark } from './mark.ts';
import { UnfinishedObject, type UnfinishedTools } from './unfinished-object.ts';

/** Its mark may change while it is read, but not again and again. */
const maxTries = 3;

/** @returns `null` when there is no mark. */
export async function resumeObject(
  key: string,
  tools: UnfinishedTools,
): Promise<UnfinishedObject | null> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const mark = await readMark(tools.client, key);
    if (mark === null) return null;
    const tail = await readTail(key, mark, tools);
    if (tail !== 'changed') return new UnfinishedObject(key, { mark, tail }, tools);
  }
  throw new Overtaken('Another process is at work on the document.');
}

/** Brings the tail back into the part that it belongs to. */
async function readTail(
  key: string,
  mark: StoredMark,
  { client, memory }: UnfinishedTools,
): Promise<FilledPart | null | 'changed'> {
  const length = mark.isCommitted ? 0 : mark.offset - countParts(mark) * partBytes;
  if (mark.tailBytes !== length) throw new Error('The mark of an unfinished document is damaged.');
  if (length === 0) return null;
  const part = memory.take();
  const filling = new Uint8Array(part);
  let filled = 0;
  try {
    const range = { start: 0, end: length - 1 };
    for await (const bytes of readObject(client, markName(key), range, mark)) {
      filling.set(bytes, filled);
      filled += bytes.length;
    }
    return { memory: part, length };
  } catch (error) {
    memory.giveBack(part);
    const isChanged = error instanceof S3Refusal && [404, 412, 416].includes(error.status);
    if (isChanged) return 'changed';
    throw error;
  }
}
