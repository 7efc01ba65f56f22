import * as z from 'zod/mini';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { senderShape } from '../../record/sender.ts';
import { endpoint } from '../endpoint.ts';

/** Path of the client's page, for staff to copy. */
export const linkAnswerSchema = z.object({ requestPath: z.string() });

/** Makes a new link and revokes the current one. */
export const renewLink = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/link',
  access: 'staff',
  request: z.object(senderShape),
  status: 201,
  response: linkAnswerSchema,
});

export interface LinkCommand {
  /** Digest of the key of this submission's n-th link; only the server can compute it. */
  readonly digestOf: (number: number) => string;
  /** Whether to revoke the current link. */
  readonly isRenewal: boolean;
  /** The sender's id of a renewal: a retry changes nothing. */
  readonly changeId?: string | undefined;
}

/**
 * Ensures that the client's page has a link that the server can recompute. Makes a new one if there is none, if one
 * was asked for, or if the secret behind the old one is lost. A new link revokes the old one.
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
