import { decideFact } from '@yiqiao/contract/commands/client/decide-payment';
import { decideAdvanceFact } from '@yiqiao/contract/commands/server/advance';
import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import type { FactObstacle, PaymentFact } from '@yiqiao/contract/life/payment-fact';
import type { Payment } from '@yiqiao/contract/record/payment';
import type { Log } from '@yiqiao/ports/log';
import type { RecordStore } from '@yiqiao/ports/record-store';
import type { PaymentOwner } from './payment-provider.ts';

interface FactKeeperOptions {
  readonly records: Pick<RecordStore, 'change' | 'changePaymentIntent'>;
  readonly clock: () => number;
  readonly readKept: () => FileDeletionRules;
  readonly log: Log;
}

/** The outcome of recording a fact. `no-record`: what it belongs to does not exist here, or no longer does. */
export type Kept = 'kept' | 'known' | 'no-record' | FactObstacle;

/** Records what the provider reports, in the record that it concerns. Resolves when it is stored. */
export type KeepFact = (owner: PaymentOwner, fact: PaymentFact, event?: string) => Promise<Kept>;

export function createFactKeeper({ records, clock, readKept, log }: FactKeeperOptions): KeepFact {
  async function decide(owner: PaymentOwner, fact: PaymentFact, event: string | undefined) {
    const at = clock();
    const { payment, submission } = owner;
    if (submission === undefined) {
      const decision = await records.changePaymentIntent(payment, (intent) =>
        decideAdvanceFact(intent, { fact, event }, at),
      );
      return decision && { ...decision, payment: decision.advance.payment };
    }
    const decision = await records.change(submission, (quote) =>
      decideFact(quote, { payment, fact, event }, at, readKept()),
    );
    const found = decision?.quote.payments?.find(({ id }) => id === payment);
    return decision && { ...decision, payment: found };
  }

  return async (owner, fact, event) => {
    const decision = await decide(owner, fact, event);
    if (decision === null) return 'no-record';
    if (decision.kind === 'refused') return decision.reason;
    if (decision.kind === 'unchanged') return 'known';
    note(log, owner, decision.payment);
    return 'kept';
  };
}

/** Enough to compare the log with the provider's books; no amount and no name. */
function note(log: Log, { payment, submission }: PaymentOwner, now: Payment | undefined): void {
  const about = { payment, ...(submission !== undefined && { quote: submission }) };
  const isUnclear = now?.state === 'unclear';
  log(isUnclear ? 'error' : 'info', 'payment', { ...about, state: now?.state ?? '' });
}
