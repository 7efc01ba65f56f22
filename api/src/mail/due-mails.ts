import { dueAt, isQueued, type Mail } from '@yiqiao/contract/record/mail';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';

interface Due {
  readonly at: number;
  /** Whose turn it is: the client's address. */
  readonly client: string;
}

/**
 * Which submission's next mail is due, and when. Clients take turns: who has a hundred mails waiting keeps
 * another's first one back by one mail. All moments are in ms since the epoch.
 */
export class DueMails {
  readonly #due = new Map<string, Due>();
  /** When each client had the last turn, as a number of turns; those who had none come first. */
  readonly #turns = new Map<string, number>();
  #turn = 0;

  /** Takes over from the record when its next mail is due; a record without one is forgotten. */
  note(quote: StoredQuote): void {
    const next = findNext(quote);
    const client = quote.customerEmail.toLowerCase();
    if (next === undefined) this.forget(quote.id);
    else this.#due.set(quote.id, { at: dueAt(next), client });
  }

  postpone(id: string, until: number): void {
    const due = this.#due.get(id);
    if (due !== undefined) this.#due.set(id, { ...due, at: until });
  }

  forget(id: string): void {
    this.#due.delete(id);
    if (this.#due.size === 0) this.#turns.clear();
  }

  /** When the next mail is due; `null` when none waits. */
  nextAt(): number | null {
    let next: number | null = null;
    for (const { at } of this.#due.values()) if (next === null || at < next) next = at;
    return next;
  }

  /** The submission whose client has waited longest for a turn, which is theirs now. */
  take(now: number): string | undefined {
    let first: (Due & { readonly id: string; readonly turn: number }) | undefined;
    for (const [id, due] of this.#due) {
      const turn = this.#turns.get(due.client) ?? 0;
      const isSooner =
        first === undefined || turn < first.turn || (turn === first.turn && due.at < first.at);
      if (due.at <= now && isSooner) first = { ...due, id, turn };
    }
    if (first === undefined) return undefined;
    this.#turn += 1;
    this.#turns.set(first.client, this.#turn);
    return first.id;
  }
}

/** The queued mail that is due first, the older one of two. */
export function findNext({ mails = [] }: StoredQuote): Mail | undefined {
  return mails.filter(isQueued).sort((one, other) => dueAt(one) - dueAt(other))[0];
}
