import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { useState } from 'react';
import type { JobEntry } from '../../offline/outbox/job-entry.ts';
import { useKeptText } from '../../order/talk/use-kept-text.ts';
import { useConsole } from '../../state/use-console.ts';
import { useSeat } from '../../state/use-seat.ts';
import { focusDetail } from '../../ui/screen/focus-detail.ts';
import { useOnePress } from '../../ui/use-one-press.ts';
import type { Upload } from '../../uploads/upload.ts';
import { type HandInPlan, planHandIn } from './plan-hand-in.ts';

export interface HandingIn {
  readonly plan: HandInPlan;
  /** Ids of earlier files that are to go once more. */
  readonly again: ReadonlySet<string>;
  readonly line: string;
  /** Why it was not taken, as a code; `null` if nothing is wrong. */
  readonly fault: string | null;
  toggleAgain(fileId: string): void;
  changeLine(line: string): void;
  handIn(): Promise<void>;
  /** Takes back what was not sent; its line stands in the field again. */
  takeBack(entry: JobEntry): Promise<void>;
}

/** What is to be handed in, and the line with it, which is kept on the device until then. */
export function useHandIn(job: TranslatorJob, uploads: readonly Upload[]): HandingIn {
  const { takeBack } = useConsole();
  const { changeJob } = useSeat();
  const [again, setAgain] = useState<ReadonlySet<string>>(new Set());
  const [line, changeLine] = useKeptText(job.id, 'delivery');
  const [fault, setFault] = useState<string | null>(null);
  const plan = planHandIn(job, uploads, again);
  const handIn = useOnePress(async () => {
    const note = line.trim();
    const request = { fileIds: [...plan.fileIds], ...(note !== '' && { note }) };
    const refused = await changeJob(job, { command: 'handInJob', request }, plan.uploads);
    setFault(refused);
    if (refused !== null) return;
    changeLine('');
    setAgain(new Set());
    focusDetail();
  });

  return {
    ...{ plan, again, line, fault },
    toggleAgain(fileId) {
      setAgain((before) => {
        const after = new Set(before);
        if (!after.delete(fileId)) after.add(fileId);
        return after;
      });
    },
    changeLine(next) {
      changeLine(next);
      setFault(null);
    },
    handIn,
    async takeBack(entry) {
      await takeBack(entry);
      if (entry.command === 'handInJob') {
        changeLine(entry.request.note ?? '');
        setAgain(new Set(entry.request.fileIds));
      }
      focusDetail();
    },
  };
}
