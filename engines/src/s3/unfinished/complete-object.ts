import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { listParts } from '../incoming/list-parts.ts';
import {
  abortUpload,
  completeUpload,
  type Put,
  putPart,
  putWhole,
  type SignedBytes,
  unlessThere,
} from '../incoming/put-object.ts';
import { countParts, type Mark } from './mark.ts';
import { sealParts } from './seal-parts.ts';

/**
 * Makes an object of the full parts that a mark counts and the tail, unless it has been made before.
 * @throws EngineAway when the store no longer has what was counted.
 */
export async function completeObject(
  put: Put,
  mark: Mark,
  tail: SignedBytes,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { uploadId, offset: size } = mark;
  if (countParts(mark) > 0) {
    return unlessThere(put, size, () => completeOfParts(put, mark, tail));
  }
  await putWhole(put, tail, headers);
  // Nobody needs it; if it stays, it is aborted later.
  await abortUpload(put.client, put.key, uploadId).catch(() => {});
}

async function completeOfParts(put: Put, mark: Mark, tail: SignedBytes): Promise<void> {
  const { uploadId, offset: size, seal } = mark;
  const count = countParts(mark);
  const parts = (await listParts(put, uploadId)).filter(({ number }) => number <= count);
  if (parts.length !== count || sealParts('', parts) !== seal) {
    throw new EngineAway('The parts in the store are not those that arrived.');
  }
  const isTailEmpty = tail.body.length === 0;
  const end = isTailEmpty ? [] : [await putPart(put, uploadId, count + 1, tail)];
  await completeUpload(put, uploadId, { parts: [...parts, ...end], size });
}
