import * as z from 'zod/mini';
import { problemSchema } from '../../problem/problem.ts';
import {
  isSameContent,
  type Reply,
  type ReplyContent,
  replyContentSchema,
  replyLimits,
  replySchema,
} from '../../record/reply.ts';
import type { StoredSettings } from '../../record/stored-settings.ts';
import { languages } from '../../text/languages.ts';
import type { RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import type { SettingsDecision, WrongValue } from '../settings/settings-decision.ts';
import {
  changeReply,
  findReply,
  isReplyOutdated,
  type ReplyContext,
  repliesOf,
} from './reply-decision.ts';

/** The reply as it is now, in answer to a change that was based on something else; none where it was deleted. */
export const replyConflictSchema = z.object({
  ...problemSchema.shape,
  reply: z.optional(replySchema),
});

/** Adds a reply under an id that the sender has made, or changes what it says: all of it. */
export const keepReply = endpoint({
  method: 'PUT',
  path: '/api/replies/:id',
  access: 'staff',
  request: z.record(z.string(), z.unknown()),
  invalid: 'Give `name`, `texts` by language and, if any, `word`.',
  response: replySchema,
  conflict: replyConflictSchema,
});

type Refusal = 'conflict' | 'value-invalid' | 'replies-full';

/** @param id of the reply. */
export function decideKeepReply(
  stored: StoredSettings | null,
  id: string,
  request: RequestOf<typeof keepReply>,
  context: ReplyContext,
): SettingsDecision<Refusal> {
  const refuse = (reason: Refusal) => ({ kind: 'refused', reason, settings: stored }) as const;
  const before = findReply(stored, id);
  if (isReplyOutdated(before, context)) return refuse('conflict');
  const content = z.safeParse(replyContentSchema, request);
  if (!content.success) return { ...refuse('value-invalid'), wrong: wrongValueOf(content.error) };
  if (!isReplyId(id)) {
    const wrong = { field: 'id', message: 'must be 1 to 64 letters, digits, - or _' };
    return { ...refuse('value-invalid'), wrong };
  }
  if (before === undefined && repliesOf(stored).list.length >= replyLimits.replies) {
    return refuse('replies-full');
  }
  if (before !== undefined && isSameContent(before, content.data)) {
    return { kind: 'unchanged', settings: stored };
  }
  const revision = repliesOf(stored).revision + 1;
  const after = signed({ id, revision, before, content: content.data }, context);
  return changeReply(stored, { id, before, after }, context);
}

function isReplyId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id);
}

function wrongValueOf(error: z.core.$ZodError): WrongValue {
  const [issue] = error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...(issue?.path ?? []), ...unknown].join('.');
  return { field: field || 'reply', message: issue?.message ?? 'is not valid' };
}

interface Written {
  readonly id: string;
  readonly revision: number;
  readonly before: Reply | undefined;
  readonly content: ReplyContent;
}

/** With who has changed it, as a whole and each text that differs. */
function signed({ id, revision, before, content }: Written, context: ReplyContext): Reply {
  const { name, word, texts } = content;
  const edited = { at: new Date(context.at).toISOString(), by: context.by };
  const kept: Reply['texts'] = {};
  for (const language of languages) {
    const [old, next] = [before?.texts[language], texts[language]];
    if (next === undefined) continue;
    const { text, isDraft = false } = next;
    const isSame = old?.text === text && (old.isDraft === true) === isDraft;
    kept[language] = isSame ? old : { text, ...(isDraft && { isDraft }), ...edited };
  }
  return { id, revision, name, ...(word !== undefined && { word }), texts: kept, ...edited };
}
