import { useEffect, useState } from 'react';
import type { DraftParts } from '../../offline/storage/records/order-draft.ts';
import { useConsole } from '../../state/use-console.ts';

/** A text being typed about a submission, kept on the device until it is sent. */
export function useKeptText(
  quoteId: string,
  part: Exclude<keyof DraftParts, 'offer' | 'newRequest'>,
): readonly [text: string, change: (text: string) => void] {
  const { readDraft, writeDraft } = useConsole();
  const [text, setText] = useState('');

  useEffect(() => {
    let isGone = false;
    void readDraft(quoteId).then((draft) => {
      // What was typed meanwhile is newer.
      if (!isGone) setText((typed) => typed || (draft?.[part] ?? ''));
    });
    return () => {
      isGone = true;
    };
  }, [quoteId, part, readDraft]);

  function change(next: string) {
    setText(next);
    void writeDraft(quoteId, { [part]: next });
  }

  return [text, change];
}
