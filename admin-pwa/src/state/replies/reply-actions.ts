import { deleteReply } from '@yiqiao/contract/commands/replies/delete-reply';
import { keepReply, replyConflictSchema } from '@yiqiao/contract/commands/replies/keep-reply';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { ifMatch } from '@yiqiao/contract/http/send';
import type { Reply, ReplyContent } from '@yiqiao/contract/record/reply';
import type { replyHistorySchema } from '@yiqiao/contract/record/stored-replies';
import type * as z from 'zod/mini';
import { createPreferenceActions } from '../actions/preference-actions.ts';
import type { ConsoleContext } from '../edges.ts';
import type { WithProof } from '../people/proving.ts';
import { createTelling, type Told } from '../people/telling.ts';
import { readConflict, toWrong } from '../refusal.ts';
import type { SessionNeeds } from '../session-needs.ts';

export type ReplyOutcome =
  | { readonly kind: 'kept' }
  /** Somebody else was first: what it says now, or `null` where it was deleted. */
  | { readonly kind: 'conflict'; readonly reply: Reply | null }
  /** Which field is wrong, such as `texts.en.text`. */
  | { readonly kind: 'wrong'; readonly field: string }
  | { readonly kind: 'none'; readonly message: string };

/** What staff do with the office's replies. They can be read and used offline; changing them needs the server. */
export interface ReplyActions {
  /** Shows those kept on the device, then those of the server. @returns why it did not answer; `null` if it did. */
  readReplies(): Promise<string | null>;
  /** @param revision on which it is based; 0 for a new one. */
  keepReply(id: string, content: ReplyContent, revision: number): Promise<ReplyOutcome>;
  deleteReply(id: string, revision: number): Promise<ReplyOutcome>;
  readReplyHistory(): Promise<Told<z.infer<typeof replyHistorySchema>>>;
  /** Counts on this device how often a reply is used: the list is in that order. */
  noteReplyUse(id: string): Promise<void>;
}

export function createReplyActions(
  context: ConsoleContext,
  needs: SessionNeeds & { readonly withProof: WithProof },
): ReplyActions {
  const { edges, store } = context;
  const { ask, storage } = edges;
  const { sessionId } = needs;
  const { tell } = createTelling(context, needs);
  const { setPreference } = createPreferenceActions(context);

  async function readKept(): Promise<void> {
    const askedIn = sessionId();
    const kept = await storage.readReplies();
    if (kept !== null && sessionId() === askedIn && store.getState().replies === null) {
      store.setState({ replies: kept });
    }
  }

  async function readServed(): Promise<string | null> {
    const askedIn = sessionId();
    const known = store.getState().replies;
    const query: Record<string, string> = known === null ? {} : { known: String(known.revision) };
    const told = await tell(() => ask(endpoints.readReplies, {}, { query }));
    if (told.kind === 'none') return told.message;
    const { revision, replies: list } = told.value;
    if (list === undefined || sessionId() !== askedIn) return null;
    store.setState({ replies: { revision, list } });
    await storage.writeReplies(askedIn, { revision, list });
    return null;
  }

  async function readReplies(): Promise<string | null> {
    if (store.getState().replies === null) await readKept();
    return readServed();
  }

  /** Does something, then shows what there is by now. */
  async function change(act: () => Promise<unknown>): Promise<ReplyOutcome> {
    const outcome = await tell(() => act().then(() => kept, toOutcome));
    if (outcome.kind === 'none') return outcome;
    await readServed();
    return outcome.value;
  }

  return {
    readReplies,
    keepReply: (id, body, revision) =>
      change(() => ask(keepReply, { id }, { body, headers: ifMatch(revision) })),
    deleteReply: (id, revision) =>
      change(() => ask(deleteReply, { id }, { headers: ifMatch(revision) })),
    readReplyHistory: () => tell(() => ask(endpoints.replyHistory, {})),
    async noteReplyUse(id) {
      const { preferences, replies } = store.getState();
      const { replyUses = {} } = preferences;
      const isThere = (one: string) => replies?.list.some((reply) => reply.id === one) ?? true;
      const others = Object.entries(replyUses).filter(([one]) => isThere(one));
      const next = { ...Object.fromEntries(others), [id]: (replyUses[id] ?? 0) + 1 };
      await setPreference({ replyUses: next });
    },
  };
}

const kept: ReplyOutcome = { kind: 'kept' };

/** A refusal that the form can show where it belongs. @throws any other. */
function toOutcome(error: unknown): ReplyOutcome {
  const conflict = readConflict(error, replyConflictSchema);
  return conflict === null ? toWrong(error) : { kind: 'conflict', reply: conflict.reply ?? null };
}
