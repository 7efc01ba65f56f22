import type { AttemptCounter } from '../../engine/session-store.ts';
import { type LocalUploadGate, refuseForNow, type UploadGate } from './upload-gate.ts';

/**
 * The gate of one process among several: how many submissions a client sends in an hour is counted for all of
 * them together. Places, room and bytes are each process's own: they are what it has to give.
 */
export function createSharedGate(gate: LocalUploadGate, submissions: AttemptCounter): UploadGate {
  return {
    async admit(clientKey, expectedBytes) {
      refuseForNow(await submissions.take(clientKey));
      return gate.admit(clientKey, expectedBytes);
    },
  };
}
