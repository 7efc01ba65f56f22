import * as z from 'zod/mini';
import type { StoredSettings } from '../../record/stored-settings.ts';
import { endpoint } from '../endpoint.ts';
import type { SettingsDecision } from '../settings/settings-decision.ts';
import { replyConflictSchema } from './keep-reply.ts';
import { changeReply, findReply, isReplyOutdated, type ReplyContext } from './reply-decision.ts';

/** Deletes a reply. What it said stays in the history for a while. */
export const deleteReply = endpoint({
  method: 'DELETE',
  path: '/api/replies/:id',
  access: 'staff',
  status: 204,
  response: z.undefined(),
  conflict: replyConflictSchema,
});

/** One that is not there is deleted already. */
export function decideDeleteReply(
  stored: StoredSettings | null,
  id: string,
  context: ReplyContext,
): SettingsDecision<'conflict'> {
  const before = findReply(stored, id);
  if (before === undefined) return { kind: 'unchanged', settings: stored };
  if (isReplyOutdated(before, context)) {
    return { kind: 'refused', reason: 'conflict', settings: stored };
  }
  return changeReply(stored, { id, before, after: null }, context);
}
