import { useState } from 'react';
import { useKeptText } from '../order/talk/use-kept-text.ts';
import { focusDelivered } from './delivered.tsx';

/** What accompanies the files of the next delivery. The note survives a reload until they are delivered. */
export function useDeliveryDraft(quoteId: string) {
  const [note, setNote] = useKeptText(quoteId, 'delivery');
  const [replaces, setReplaces] = useState<readonly string[]>([]);
  function end() {
    setNote('');
    setReplaces([]);
    focusDelivered();
  }
  return { note, setNote, replaces, setReplaces, end };
}
