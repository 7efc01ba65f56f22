import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { texts } from '../texts/texts.ts';

/** Who did something, and on which device. */
export type Sender = Pick<QuoteSubmission['history'][number], 'device' | 'by'>;

/** Tells who did something: by name in an office of several people, and on which device. */
export type SayWho = (sender: Sender) => string;

/** @param hasSeveral whether people are told apart. */
export function createSayWho(hasSeveral: boolean): SayWho {
  return ({ device = '', by }) => {
    const { changes, figures } = texts();
    const named = [hasSeveral ? (by?.name ?? '') : '', changes.device(device)];
    return figures.list(named.filter((part) => part !== ''));
  };
}
