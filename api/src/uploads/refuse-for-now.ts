import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { isOutOfHandles, isOutOfSpace } from '@yiqiao/ports/faults/error-code';
import { noRoom, noStorage } from './disk-room.ts';
import { manyArriving } from './gate/upload-places.ts';

/** Uploads hold most of the handles, and most take a few seconds. */
const handlesSeconds = 10;

/** Temporary conditions (full disk, too many open files, store away) become refusals; anything else is a fault. */
export function refuseForNow(error: unknown): never {
  if (error instanceof EngineAway) throw noStorage(error);
  if (isOutOfSpace(error)) throw noRoom(error);
  if (isOutOfHandles(error)) throw manyArriving(handlesSeconds, error);
  throw error;
}
