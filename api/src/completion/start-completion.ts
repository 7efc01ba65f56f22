import { decideCompletion } from '@yiqiao/contract/commands/server/decide-completion';
import { confirmationDueAt } from '@yiqiao/contract/life/awaited-delivery';
import type { Engine, Housekeeping, Office } from '../engine/engine.ts';
import { startRounds } from '../pace/start-rounds.ts';

/** Nobody waits for the minute: the client had days. */
const roundMs = 60_000;

export interface CompletionOptions extends Office {
  readonly records: Pick<Engine['records'], 'change'>;
  readonly jobs: Pick<Engine['jobs'], 'findWaiting' | 'take'>;
}

/**
 * Completes the orders whose clients have said nothing since the last delivery for as long as a revision can
 * be asked for. The record says when: what became due while no server ran is completed by the next start,
 * and of several processes any one does it.
 */
export function startCompletion(options: CompletionOptions): Housekeeping {
  const round = () => completeDue(options);
  return startRounds({
    everyMs: roundMs,
    round,
    onFault: (error) => options.log('error', 'orders-not-completed', { reason: String(error) }),
    after: round(),
  });
}

async function completeDue({ records, jobs, time, rules, log }: CompletionOptions): Promise<void> {
  for (const quote of await jobs.findWaiting('complete')) {
    const { id } = quote;
    if ((confirmationDueAt(quote) ?? Number.POSITIVE_INFINITY) > time.now()) continue;
    try {
      await jobs.take('complete', id, async () => {
        const decision = await records.change(id, (it) => decideCompletion(it, time.now(), rules));
        if (decision?.kind === 'changed') log('info', 'order-completed', { quote: id });
      });
    } catch (error) {
      // It stays due: the next round tries again.
      log('error', 'order-not-completed', { quote: id, reason: String(error) });
    }
  }
}
