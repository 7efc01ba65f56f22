import * as z from 'zod/mini';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { senderShape } from '../../record/sender.ts';
import { endpoint } from '../endpoint.ts';

/** Where the client's page is; staff copy it. */
export const linkAnswerSchema = z.object({ requestPath: z.string() });

/** A new link; the one before ends. */
export const renewLink = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/link',
  access: 'staff',
  request: z.object(senderShape),
  status: 201,
  response: linkAnswerSchema,
});

export interface LinkCommand {
  /** The digest of the key of this submission's link with a number; only the server can tell it. */
  readonly digestOf: (number: number) => string;
  /** Whether the link that there is shall end. */
  readonly isRenewal: boolean;
  /** The sender's own id of a renewal: a repeat of it changes nothing. */
  readonly changeId?: string | undefined;
}

/**
 * Sees to it that the client's page has a link that the server can repeat: makes one where there is none,
 * where a new one is wanted, and where the secret that made the old one is lost. A new link ends the old.
 * @param at in ms since the epoch.
 */
export function decideLink<Quote extends Decidable & { readonly linkDigest?: string }>(
  quote: Quote,
  { digestOf, isRenewal, changeId }: LinkCommand,
  at: number,
): Decision<Quote> {
  const { link, linkDigest } = quote;
  const isKnown = link !== undefined && linkDigest === digestOf(link.number);
  const isRepeat = changeId !== undefined && link?.changeId === changeId;
  if (isKnown && (isRepeat || !isRenewal)) return { kind: 'unchanged', quote };
  const number = (link?.number ?? 0) + 1;
  const made = { number, at: toDateTime(at), ...(changeId !== undefined && { changeId }) };
  const changed = changeAside(quote, { link: made });
  return { kind: 'changed', quote: { ...changed.quote, linkDigest: digestOf(number) } };
}
