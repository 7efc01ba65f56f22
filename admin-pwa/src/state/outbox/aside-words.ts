import type { Aside } from '../../offline/outbox/outbox-entry.ts';
import { texts } from '../../texts/texts.ts';

/** What a command does, and what is said once the server has taken it. */
export function asideWords(aside: Aside): { readonly name: string; readonly done: string } {
  const { asides, settlement } = texts().order;
  return aside.command === 'settle' ? settlement[aside.request.what] : asides[aside.command];
}
