import type { Reply, ReplyContent } from '@yiqiao/contract/record/reply';
import type { Language } from '@yiqiao/contract/text/languages';
import { useEffect, useState } from 'react';
import { replyDraftId } from '../../offline/reply-draft.ts';
import type { ReplyDraft } from '../../offline/storage/records/order-draft.ts';
import { useConsole } from '../../state/use-console.ts';
import { newReplyPlace } from '../replies-places.ts';
import { emptyReply, isSameForm, valuesOf } from '../reply-form-values.ts';

export interface ReplyDraftState {
  readonly values: ReplyDraft;
  /** Whether there is something that the office does not have. */
  readonly isChanged: boolean;
  change(parts: Partial<ReplyDraft>): void;
  changeText(language: Language, text: string): void;
  /** Forgets what was typed. */
  drop(): void;
}

/**
 * What is typed into the form of a reply, kept on the device with each key until the server has it. Until something is
 * typed, the form shows the reply as it is.
 * @param id `null` for a new one. @param back what it said before, to be brought back.
 */
export function useReplyDraft(
  id: string | null,
  reply: Reply | null,
  back: ReplyContent | null,
): ReplyDraftState {
  const { readDraft, writeDraft } = useConsole();
  const draftId = replyDraftId(id ?? newReplyPlace);
  const held = reply === null ? emptyReply() : valuesOf(reply, reply.revision);
  const [typed, setTyped] = useState<ReplyDraft | null>(back && valuesOf(back, held.revision));

  useEffect(() => {
    let isGone = false;
    void readDraft(draftId).then((stored) => {
      // What was typed or brought back meanwhile is newer.
      if (!isGone) setTyped((newer) => newer ?? stored?.reply ?? null);
    });
    return () => {
      isGone = true;
    };
  }, [draftId, readDraft]);

  function store(next: ReplyDraft | null) {
    setTyped(next);
    void writeDraft(draftId, { reply: next ?? undefined });
  }

  const values = typed ?? held;
  function change(parts: Partial<ReplyDraft>) {
    const next = { ...values, ...parts };
    store(isSameForm(next, held) ? null : next);
  }
  return {
    values,
    isChanged: typed !== null && !isSameForm(typed, held),
    change,
    changeText: (language, text) => change({ texts: { ...values.texts, [language]: text } }),
    drop: () => store(null),
  };
}
