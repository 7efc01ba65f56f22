import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import { confirmationDueAt } from '@yiqiao/contract/delivery/awaited-delivery';
import { decideCompletion } from '@yiqiao/contract/delivery/decide-completion';
import type { Engine, Housekeeping, Office } from '../engine/engine.ts';
import { startRounds } from '../pace/start-rounds.ts';

/** Nobody waits for the minute: the client had days. */
const roundMs = 60_000;

export interface CompletionOptions extends Office {
  readonly records: Pick<Engine['records'], 'change'>;
  readonly feed: Pick<Engine['feed'], 'onChange'>;
  readonly jobs: Pick<Engine['jobs'], 'findWaiting' | 'take'>;
}

/**
 * Completes the orders whose clients have said nothing since the last delivery for as long as a revision can
 * be asked for. The record says when: what became due while no server ran is completed by the next start,
 * and of several processes any one does it.
 */
export function startCompletion(options: CompletionOptions): Housekeeping {
  const { feed, jobs, log } = options;
  const dueById = new Map<string, number>();

  function note(quote: StoredQuote): void {
    const dueAt = confirmationDueAt(quote);
    if (dueAt === null) dueById.delete(quote.id);
    else dueById.set(quote.id, dueAt);
  }

  async function prepare(): Promise<void> {
    const newer = new Set<string>();
    let isPrepared = false;
    feed.onChange((quote) => {
      if (!isPrepared) newer.add(quote.id);
      note(quote);
    });
    try {
      const waiting = await jobs.findWaiting('complete');
      for (const quote of waiting) if (!newer.has(quote.id)) note(quote);
    } catch (error) {
      log('error', 'completion-not-started', { reason: String(error) });
    }
    isPrepared = true;
    await completeDue(options, dueById);
  }

  return startRounds({
    everyMs: roundMs,
    round: () => completeDue(options, dueById),
    onFault: (error) => log('error', 'order-not-completed', { reason: String(error) }),
    after: prepare(),
  });
}

async function completeDue(
  { records, jobs, time, rules, log }: CompletionOptions,
  dueById: ReadonlyMap<string, number>,
): Promise<void> {
  const due = [...dueById].filter(([, dueAt]) => dueAt <= time.now());
  for (const [id] of due) {
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
