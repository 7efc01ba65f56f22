import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { describeFault } from '@yiqiao/ports/log';
import { StoreRefusal } from '../../engine/embedded/folder/store-refusal.ts';
import { OperationError } from '../operation-error.ts';
import type { RoundAnswer, RoundRequest } from './backup-messages.ts';
import { explainObstacle } from './backup-obstacle.ts';
import { makeRound } from './make-round.ts';
import { openPlace, type Place } from './place.ts';
import { emptyMemory } from './place-memory.ts';

const memory = emptyMemory();
let place: Place | null = null;

async function answer({ id, backup, ...folders }: RoundRequest): Promise<RoundAnswer> {
  place ??= openPlace(backup);
  let found: { readonly ageMs: number; readonly at: number } | null = null;
  const onFound = (ageMs: number | null) => {
    found = ageMs === null ? null : { ageMs, at: performance.now() };
  };
  try {
    const { everyMs } = backup;
    const result = await makeRound({ ...folders, place, everyMs, onFound }, memory);
    return { id, kind: 'whole', result };
  } catch (error) {
    return { id, kind: 'failed', failed: { reason: reasonOf(error, backup), ageMs: ageOf(found) } };
  }
}

function ageOf(found: { readonly ageMs: number; readonly at: number } | null): number | null {
  return found === null ? null : found.ageMs + performance.now() - found.at;
}

function reasonOf(error: unknown, backup: RoundRequest['backup']): string {
  const obstacle = explainObstacle(error, backup);
  if (obstacle !== null) return `${obstacle.what}. ${obstacle.remedy}.`;
  if (error instanceof OperationError || error instanceof StoreRefusal) return error.message;
  const { fault, stack } = describeFault(error);
  return String(stack ?? fault);
}

parentPort?.on('message', (request: RoundRequest) => {
  void answer(request).then((told) => parentPort?.postMessage(told));
});
