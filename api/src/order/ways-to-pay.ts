import type { WaysToPay } from '@yiqiao/contract/client-page/client-payment';
import { company, localLines } from '@yiqiao/contract/company';
import { toLanguage } from '@yiqiao/contract/text/languages';

/** The ways to pay, in the client's language. */
export type FindWaysToPay = (language: string | undefined) => WaysToPay;

/** @param hasCards whether a provider is set up. */
export function createWaysToPay(
  hasCards: boolean,
  { accounts, bankTransfer }: Pick<typeof company, 'accounts' | 'bankTransfer'> = company,
): FindWaysToPay {
  return (language) => {
    return {
      hasCards,
      ...(accounts && { accounts }),
      ...(bankTransfer && { bankTransfer: localLines(bankTransfer, toLanguage(language)) }),
    };
  };
}
