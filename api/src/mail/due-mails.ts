import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import { dueAt, isQueued, type Mail } from '@yiqiao/contract/mail/mail';

/** Which submission's next mail is due, and when. All moments are in ms since the epoch. */
export class DueMails {
  readonly #due = new Map<string, number>();

  /** Takes over from the record when its next mail is due; a record without one is forgotten. */
  note(quote: StoredQuote): void {
    const next = findNext(quote);
    if (next === undefined) this.#due.delete(quote.id);
    else this.#due.set(quote.id, dueAt(next));
  }

  postpone(id: string, until: number): void {
    this.#due.set(id, until);
  }

  forget(id: string): void {
    this.#due.delete(id);
  }

  /** The submission whose mail has been due longest, or is due next; `null` when no mail waits. */
  first(): { readonly id: string; readonly at: number } | null {
    let first: { id: string; at: number } | null = null;
    for (const [id, at] of this.#due) if (first === null || at < first.at) first = { id, at };
    return first;
  }
}

/** The queued mail that is due first, the older one of two. */
export function findNext({ mails = [] }: StoredQuote): Mail | undefined {
  return mails.filter(isQueued).sort((one, other) => dueAt(one) - dueAt(other))[0];
}
