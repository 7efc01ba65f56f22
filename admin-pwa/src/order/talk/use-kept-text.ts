import { useEffect, useState } from 'react';
import type { DraftParts } from '../../offline/storage/records/order-draft.ts';
import { useConsole } from '../../state/use-console.ts';

/**
 * A text being typed about a submission, kept on the device until it is sent.
 * @param draftId the submission, or the job that it is about.
 */
export function useKeptText(
  draftId: string,
  part: Exclude<keyof DraftParts, 'offer' | 'newRequest' | 'job' | 'reply'>,
): readonly [text: string, change: (text: string) => void] {
  const { readDraft, writeDraft } = useConsole();
  const [text, setText] = useState('');

  useEffect(() => {
    let isGone = false;
    void readDraft(draftId).then((draft) => {
      // What was typed meanwhile is newer.
      if (!isGone) setText((typed) => typed || (draft?.[part] ?? ''));
    });
    return () => {
      isGone = true;
    };
  }, [draftId, part, readDraft]);

  function change(next: string) {
    setText(next);
    void writeDraft(draftId, { [part]: next });
  }

  return [text, change];
}
