import {
  decideFact,
  decidePayment,
  decideSession,
} from '@yiqiao/contract/commands/client/decide-payment';
import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import type { PaymentFact } from '@yiqiao/contract/life/payment-fact';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { AnyDecision } from '@yiqiao/ports/record-store';

type Pick = <Item>(items: readonly Item[]) => Item;

const intent = 'pi_1';

/** What clients and the provider do to the payments of an order; right and wrong, early and twice. */
export function choosePayment(pick: Pick, at: number, rules: FileDeletionRules) {
  const id = pick(['payment-1', 'payment-2']);
  const version = pick([1, 2]);
  const session = pick(['cs_1', 'cs_1', 'cs_2']);
  const expiresAt = new Date(at + 86_400_000).toISOString();
  const facts: readonly PaymentFact[] = [
    {
      kind: 'session',
      session,
      intent,
      outcome: pick(['open', 'submitted', 'paid', 'failed'] as const),
      units: pick([135, 5]),
      currency: 'usd',
      at,
    },
    { kind: 'charge', intent, method: 'wechat_pay' },
    { kind: 'refund', intent, id: 're_1', cents: pick([5, 135]), status: 'succeeded', at },
    { kind: 'dispute', intent, id: 'dp_1', status: pick(['needs_response', 'won']), at },
  ];
  const told = { payment: id, fact: pick(facts), event: pick([undefined, 'evt_1', 'evt_2']) };
  const kinds = {
    begin: (it) => decidePayment(it, { id, version }, at, rules),
    open: (it) => decideSession(it, { id, session, expiresAt }, at),
    tell: (it) => decideFact(it, told, at, rules),
  } satisfies Record<string, (quote: StoredQuote) => AnyDecision>;
  return kinds[pick(['begin', 'open', 'tell', 'tell'] as const)];
}
