import type { Delivery } from '../record/delivery.ts';
import type { Mail } from '../record/mail.ts';
import type { Message, Offer } from '../record/order.ts';
import type { Source } from '../record/source.ts';
import { findOpenWishes, wishDueAt } from '../record/wish.ts';
import { replyDueAt, replyHours } from '../text/deadline.ts';
import { confirmationDueAt } from './awaited-delivery.ts';
import { acceptedOffer, type LifeFields, type LifeState } from './life-state.ts';

export interface Due {
  readonly what:
    | 'mail'
    | 'reply'
    | 'answer'
    | 'file'
    | 'revision'
    | 'decision'
    | 'delivery'
    | 'confirmation'
    | 'wish'
    | 'deletion';
  readonly by: 'office' | 'client' | 'server';
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const hourMs = 3_600_000;

/** With time alone, an open offer expires at its moment, and the office becomes late right after its own. */
export function nextChange(dues: readonly Due[], at: number): number {
  const moments = dues
    .filter((due) => isPromise(due) || due.what === 'decision')
    .map((due) => (isPromise(due) ? due.at + 1 : due.at));
  return Math.min(Number.POSITIVE_INFINITY, ...moments.filter((moment) => moment > at));
}

/** Whether the office is late once the moment has passed; a failed mail had promised nothing. */
function isPromise({ what, by }: Due): boolean {
  return by === 'office' && what !== 'mail';
}

/** The first item that the office is late with. */
export function findLate(dues: readonly Due[], at: number): Due | undefined {
  return dues.find((due) => isPromise(due) && due.at < at);
}

/**
 * The item to show: what is late, then a failed mail, since nothing else reaches the client until that is fixed,
 * then what is due first for a person.
 */
export function firstDue(dues: readonly Due[], at: number): Due | null {
  const failed = dues.find(({ what }) => what === 'mail');
  const next = dues.find(({ by }) => by !== 'server');
  return findLate(dues, at) ?? failed ?? next ?? dues[0] ?? null;
}

/** The facts that determine what is due. */
export interface LifeFacts {
  readonly state: LifeState;
  /** The offer that can be accepted now. */
  readonly openOffer: Offer | null;
  /** The client's last message, as long as the office has not answered, at whatever status. */
  readonly unanswered: Message | null;
  /** Added files that the office has yet to answer. */
  readonly openSources: readonly Source[];
  /** The revision that the client has asked for, as long as the office has not answered. */
  readonly askedRevision: NonNullable<Delivery['revision']> | null;
  /** The mail that did not reach the client, as long as nobody has fixed that. */
  readonly failedMail: Mail | null;
}

/** When the office owes an answer to what was sent, in ms since the epoch. */
export function answerDueAt({ at }: { readonly at: string }): number {
  return Date.parse(at) + replyHours * hourMs;
}

/** Everything that is due, earliest first. */
export function duesOf(quote: LifeFields, facts: LifeFacts): Due[] {
  const { state, openOffer, unanswered, openSources, askedRevision, failedMail } = facts;
  const { createdAt, messages = [], fileDeletionDueAt } = quote;
  const isReplied = messages.some(({ from }) => from === 'office');
  const deliverBy = promisedDelivery(quote);
  const confirmation = confirmationDueAt(quote);
  const dues: (Due | false)[] = [
    state === 'received' && !isReplied && office('reply', replyDueAt(createdAt)),
    failedMail !== null && office('mail', Date.parse(failedMail.queuedAt)),
    // The texts of a revision and of what came with a file are messages as well.
    unanswered !== null &&
      unanswered.id !== askedRevision?.id &&
      !openSources.some(({ id }) => id === unanswered.sourceId) &&
      office('answer', answerDueAt(unanswered)),
    ...openSources.map((source) => office('file', answerDueAt(source))),
    askedRevision !== null && office('revision', answerDueAt(askedRevision)),
    openOffer !== null && { what: 'decision', by: 'client', at: Date.parse(openOffer.validUntil) },
    ...findOpenWishes(quote).map((wish) => office('wish', wishDueAt(wish))),
    state === 'accepted' && deliverBy !== null && office('delivery', deliverBy),
    confirmation !== null && { what: 'confirmation', by: 'client', at: confirmation },
    state === 'completed' &&
      fileDeletionDueAt !== undefined && {
        what: 'deletion',
        by: 'server',
        at: Date.parse(fileDeletionDueAt),
      },
  ];
  // An unreadable date makes nothing due.
  return dues
    .filter((due) => due !== false)
    .filter(({ at }) => !Number.isNaN(at))
    .sort((one, other) => one.at - other.at);
}

function office(what: Due['what'], at: number): Due {
  return { what, by: 'office', at };
}

/**
 * When the finished files are due by the accepted offer; `null` if nothing was promised or a delivery has met the
 * promise. For a revision the office promises an answer.
 */
function promisedDelivery(quote: LifeFields): number | null {
  const accepted = acceptedOffer(quote);
  const isDelivered = (quote.deliveries?.length ?? 0) > 0;
  return accepted === null || isDelivered ? null : Date.parse(accepted.deliverBy);
}
