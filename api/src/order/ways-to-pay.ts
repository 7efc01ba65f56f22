import type { WaysToPay } from '@yiqiao/contract/client-page/client-payment';
import { localLines } from '@yiqiao/contract/company';
import { acceptedOffer, latestOffer } from '@yiqiao/contract/life/life-state';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { toLanguage } from '@yiqiao/contract/text/languages';
import type { OwnSettings } from '../own-settings/own-settings.ts';

/** The ways to pay, in the client's language. */
export type FindWaysToPay = (
  quote: Pick<StoredQuote, 'language' | 'offers' | 'acceptance'>,
) => WaysToPay;

interface WaysToPayOptions {
  /** Whether a provider is set up. */
  readonly hasCards: boolean;
  readonly accountsAt: OwnSettings['accountsAt'];
}

/** What a client pays keeps the account that it was sent with. */
export function createWaysToPay({ hasCards, accountsAt }: WaysToPayOptions): FindWaysToPay {
  return (quote) => {
    const offer = acceptedOffer(quote) ?? latestOffer(quote);
    if (offer === null) return { hasCards };
    const { bankTransfer, ...accounts } = accountsAt(Date.parse(offer.at));
    const language = toLanguage(quote.language);
    return {
      hasCards,
      ...(Object.keys(accounts).length > 0 && { accounts }),
      ...(bankTransfer && { bankTransfer: localLines(bankTransfer, language) }),
    };
  };
}
