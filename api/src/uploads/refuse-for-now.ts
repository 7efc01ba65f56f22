import { errorCode, isLackOfRoom } from '../engine/disk/error-code.ts';
import { EngineAway } from '../engine/engine-away.ts';
import { noRoom, noStorage } from './disk-room.ts';
import { manyArriving } from './gate/upload-places.ts';

/** The last is a thread that could not be started for want of them. */
const outOfHandles: ReadonlySet<string> = new Set(['EMFILE', 'ENFILE', 'ERR_WORKER_INIT_FAILED']);

/** A full disk, too many open files and a store that is away pass; whatever else they say is a fault. */
export function refuseForNow(error: unknown): never {
  if (error instanceof EngineAway) throw noStorage(error);
  if (isLackOfRoom(error)) throw noRoom(error);
  const code = errorCode(error);
  if (code !== undefined && outOfHandles.has(code)) throw manyArriving(error);
  throw error;
}
