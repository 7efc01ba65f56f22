import { nextAttemptAt } from '@yiqiao/contract/commands/server/retry-pause';
import type { PushResult } from './push/push-sender.ts';

interface Attempted extends Pick<PushResult, 'kind'> {
  readonly retryAfterMs?: number;
}

interface Pause {
  readonly attempts: number;
  /** Of the first failure. */
  readonly since: number;
  readonly until: number;
}

/** Devices whose push service failed, and until when each is left alone: longer and longer. */
export class DevicePauses {
  readonly #pauses = new Map<string, Pause>();

  /** In ms since the epoch; in the past when there is no pause. */
  until(device: string): number {
    return this.#pauses.get(device)?.until ?? 0;
  }

  /** @param result of an attempt; of a push, or of the same kinds. */
  note(device: string, result: Attempted, at: number): void {
    if (result.kind !== 'later' && result.kind !== 'unreachable') {
      this.#pauses.delete(device);
      return;
    }
    const { attempts: before = 0, since = at } = this.#pauses.get(device) ?? {};
    const attempts = before + 1;
    const isReachable = result.kind === 'later';
    // After two days it is a new trouble.
    const next = nextAttemptAt({ attempts, queuedAt: since, at, isReachable });
    const until = Math.max(next ?? at, at + (result.retryAfterMs ?? 0));
    if (next === null) this.#pauses.delete(device);
    else this.#pauses.set(device, { attempts, since, until });
  }
}
