import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { useEffect, useState } from 'react';
import type { JobEntry } from '../../offline/outbox/job-entry.ts';
import { useSeat } from '../../state/use-seat.ts';
import type { Upload } from '../../uploads/upload.ts';

/**
 * Whether a hand-in waits for a file that can arrive no more: a device without room for it loses it when the page is
 * left. What another tab has added is looked for before that is said.
 */
export function useLostUploads(
  { uploads: awaited }: JobEntry,
  { finished }: Pick<TranslatorJob, 'finished'>,
  uploads: readonly Pick<Upload, 'id'>[],
): boolean {
  const { loadFinished } = useSeat();
  const missing = awaited
    .filter((id) => !uploads.some((upload) => upload.id === id))
    .filter((id) => !finished.some(({ changeId }) => changeId === id))
    .join(' ');
  const [lookedFor, setLookedFor] = useState('');

  useEffect(() => {
    if (missing === '') return;
    let isGone = false;
    void loadFinished().then(() => {
      if (!isGone) setLookedFor(missing);
    });
    return () => {
      isGone = true;
    };
  }, [missing, loadFinished]);

  return missing !== '' && lookedFor === missing;
}
