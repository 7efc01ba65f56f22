import { gatherMessages } from '@yiqiao/contract/commands/server/gathered-messages';
import type { Mail } from '@yiqiao/contract/record/mail';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Log } from '@yiqiao/ports/log';
import { createTokenBuckets } from '../pace/token-buckets.ts';
import type { Compose } from './compose/compose-mail.ts';
import { type Delivery, type Message, nothingToSay } from './message.ts';
import type { Outcome } from './record-outcome.ts';
import type { Sender } from './smtp-sender.ts';

interface DeliveryTools {
  readonly compose: Compose;
  readonly sender: Pick<Sender, 'send'>;
  readonly clock: () => number;
  readonly log: Log;
}

/** Rejects when the mail cannot be composed, and when `signal` aborts: nobody knows then whether it arrived. */
export type DeliverMail = (quote: StoredQuote, mail: Mail, signal: AbortSignal) => Promise<Outcome>;

/**
 * Anybody can name any address: so many mails in a row about requests that name one, then twenty an hour.
 * The pages of all of them are there all the same.
 */
const strangersLimit = { capacity: 20, msPerToken: 180_000 };
const tooMany = {
  kind: 'refused',
  reason: 'Too many requests have named this address within an hour.',
  code: 'ELIMIT',
} as const;

/** Writes a mail from the record as it is now, and hands it to the server. */
export function createMailDelivery({ compose, sender, clock, log }: DeliveryTools): DeliverMail {
  const strangers = createTokenBuckets({ ...strangersLimit, clock });

  async function hand(
    message: Message | null,
    { event, attempts, address }: Mail,
    signal: AbortSignal,
  ): Promise<Delivery> {
    if (message === null) return nothingToSay;
    const isFirst = event === 'received' && attempts === 0;
    if (isFirst && strangers.take(address.toLowerCase()) > 0) return tooMany;
    return sender.send(message, signal);
  }

  return async (quote, mail, signal) => {
    const upTo = mail.event === 'answer' ? gatherMessages(quote, mail.about).at(-1)?.id : undefined;
    const delivery = await hand(await compose(quote, mail), mail, signal);
    signal.throwIfAborted();
    // Not the id: the page that a message was written on has given a part of it.
    const about = { quote: quote.id, mail: mail.event };
    if (delivery.kind === 'sent') log('info', 'mail-sent', about);
    // Not the reason: it may name the reader, and logs are not erased with a person.
    else log('warn', 'mail-failed', { ...about, outcome: delivery.kind, code: delivery.code });
    return { upTo, delivery };
  };
}
