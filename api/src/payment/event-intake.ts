import type { PaymentFact } from '@yiqiao/contract/life/payment-fact';
import type { Log } from '@yiqiao/ports/log';
import type { KeepFact, Kept } from './fact-keeper.ts';
import {
  type PaymentOwner,
  type PaymentProvider,
  type ProviderEvent,
  ProviderRefusal,
} from './payment-provider.ts';

interface EventIntakeOptions {
  readonly provider: Pick<PaymentProvider, 'readEvent' | 'findOwner'>;
  readonly keepFact: KeepFact;
  /** Whether real money is moved; events of the other kind are not for this office. */
  readonly isLive: boolean;
  readonly log: Log;
}

/**
 * Handles an event from the provider. When this resolves, its content is stored, or is of no use; when it rejects,
 * the provider has to send it again.
 * @returns whether the provider has signed it.
 */
export type TakeEvent = (body: Buffer, signature: string | undefined) => Promise<boolean>;

export function createEventIntake({
  provider,
  keepFact,
  isLive,
  log,
}: EventIntakeOptions): TakeEvent {
  /** Refunds and disputes do not carry the metadata of their payment, so the provider is asked for it. */
  async function findOwner({ intent }: PaymentFact): Promise<PaymentOwner | null> {
    if (intent === undefined) return null;
    return provider.findOwner(intent).catch((error: unknown) => {
      if (error instanceof ProviderRefusal) return null;
      throw error;
    });
  }

  async function take({ id, said, ...event }: ProviderEvent): Promise<Kept | 'not-ours' | null> {
    if (event.isForeign || event.isLive !== isLive) return 'not-ours';
    if (said === null) return null;
    const owner = said.owner ?? (await findOwner(said.fact));
    return owner === null ? 'not-ours' : keepFact(owner, said.fact, id);
  }

  return async (body, signature) => {
    const event = provider.readEvent(body, signature);
    if (event === null) return false;
    const outcome = await take(event);
    if (outcome !== null && outcome !== 'kept' && outcome !== 'known') {
      const { id, type } = event;
      // Money paid on one of our pages is only in the provider's books: a person has to look.
      const isMoney = outcome !== 'not-ours' && bringsMoney(event);
      log(isMoney ? 'error' : 'warn', 'payment-event-ignored', {
        eventId: id,
        type,
        reason: outcome,
      });
    }
    return true;
  };
}

function bringsMoney({ said }: ProviderEvent): boolean {
  return said?.fact.kind === 'session' && said.fact.outcome === 'paid';
}
