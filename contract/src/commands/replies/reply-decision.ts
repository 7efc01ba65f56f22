import type { Author } from '../../record/author.ts';
import { contentOf, type Reply } from '../../record/reply.ts';
import {
  maxReplyLines,
  noReplies,
  type ReplyLine,
  type StoredReplies,
} from '../../record/stored-replies.ts';
import type { StoredSettings } from '../../record/stored-settings.ts';
import { nothingStored, type SettingsDecision } from '../settings/settings-decision.ts';

export interface ReplyContext {
  /** In ms since the epoch. */
  readonly at: number;
  /** Whose session it is. */
  readonly by: Author;
  /** Refuse at any other revision of the reply; 0 where there must be none. */
  readonly ifRevision?: number | undefined;
}

export function repliesOf(stored: StoredSettings | null): StoredReplies {
  return stored?.replies ?? noReplies;
}

export function findReply(stored: StoredSettings | null, id: string): Reply | undefined {
  return repliesOf(stored).list.find((reply) => reply.id === id);
}

/** Whether somebody else has changed the reply since the revision that a command was based on. */
export function isReplyOutdated(
  reply: Reply | undefined,
  { ifRevision }: Pick<ReplyContext, 'ifRevision'>,
): boolean {
  return ifRevision !== undefined && ifRevision !== (reply?.revision ?? 0);
}

interface ReplyChange {
  readonly id: string;
  readonly before: Reply | undefined;
  /** `null`: it is deleted. */
  readonly after: Reply | null;
}

/** With a reply added, changed or deleted, and a line of the history that says so. */
export function changeReply(
  stored: StoredSettings | null,
  { id, before, after }: ReplyChange,
  { at, by }: ReplyContext,
): SettingsDecision {
  const { revision, list, history } = repliesOf(stored);
  const line: ReplyLine = {
    at: new Date(at).toISOString(),
    by,
    replyId: id,
    what: whatOf(before, after),
    name: (after ?? before)?.name ?? '',
    ...(before !== undefined && { before: contentOf(before) }),
  };
  const others = list.filter((reply) => reply.id !== id);
  const replies: StoredReplies = {
    ...repliesOf(stored),
    revision: revision + 1,
    list: after === null ? others : inPlace(list, after),
    history: [...history, line].slice(-maxReplyLines),
  };
  return { kind: 'changed', settings: { ...(stored ?? nothingStored), replies } };
}

function whatOf(before: Reply | undefined, after: Reply | null): string {
  if (after === null) return 'deleted';
  return before === undefined ? 'added' : 'changed';
}

function inPlace(list: readonly Reply[], reply: Reply): Reply[] {
  const isKnown = list.some(({ id }) => id === reply.id);
  return isKnown ? list.map((one) => (one.id === reply.id ? reply : one)) : [...list, reply];
}
