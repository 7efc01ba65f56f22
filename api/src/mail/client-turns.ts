import { dueAt, isQueued, type Mail } from '@yiqiao/contract/record/mail';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';

/** A submission with a mail that waits. */
export interface DueMail {
  /** Of the submission. */
  readonly id: string;
  /** When its next mail is due, in ms since the epoch. */
  readonly at: number;
  /** Whose turn it is: the client's address. */
  readonly client: string;
}

/** @returns undefined when no mail of the submission waits. */
export function dueMailOf(quote: StoredQuote): DueMail | undefined {
  const next = findNextMail(quote);
  const client = quote.customerEmail.toLowerCase();
  return next && { id: quote.id, at: dueAt(next), client };
}

/** The queued mail that is due first, the older one of two. */
export function findNextMail({ mails = [] }: StoredQuote): Mail | undefined {
  return mails.filter(isQueued).sort((one, other) => dueAt(one) - dueAt(other))[0];
}

/**
 * Clients take turns: a hundred mails of one client delay another client's first mail by one.
 * @returns a function that picks the mail of the client who has waited longest for a turn.
 */
export function createClientTurns(): (due: readonly DueMail[]) => DueMail | undefined {
  /** The number of each client's last turn; clients without one come first. */
  const turns = new Map<string, number>();
  let turn = 0;

  return (due) => {
    const lastTurn = ({ client }: DueMail) => turns.get(client) ?? 0;
    // With nobody to take turns with, past turns do not matter.
    if (due.length < 2) turns.clear();
    const [first, ...others] = due;
    if (first === undefined) return undefined;
    const next = others.reduce((best, mail) => {
      const turnsSooner = lastTurn(mail) - lastTurn(best);
      return turnsSooner < 0 || (turnsSooner === 0 && mail.at < best.at) ? mail : best;
    }, first);
    turn += 1;
    turns.set(next.client, turn);
    return next;
  };
}
