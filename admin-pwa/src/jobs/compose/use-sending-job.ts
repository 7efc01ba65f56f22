import { jobIdOf } from '@yiqiao/contract/record/job-id';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { RefObject } from 'react';
import { localZone } from '../../clocks/zone-time.ts';
import { isMomentUnfinished } from '../../composer/unfinished-moments.ts';
import { useFaults } from '../../composer/use-faults.ts';
import type { Aside } from '../../offline/outbox/outbox-entry.ts';
import type { JobDraft } from '../../offline/storage/records/order-draft.ts';
import { useConsole } from '../../state/use-console.ts';
import { useOnePress } from '../../ui/use-one-press.ts';
import {
  type JobFaults,
  type JobField,
  type JobTerms,
  readFiles,
  readJobDraft,
} from './job-form.ts';

interface Sending {
  readonly order: QuoteSubmission;
  readonly draft: JobDraft;
  readonly now: number;
  readonly onClose: () => void;
}

/** Hands the job out, or says what is wrong with it. */
export function useSendingJob(
  form: RefObject<HTMLFormElement | null>,
  { order, draft, now, onClose }: Sending,
) {
  const { take, writeDraft } = useConsole();
  const { point, refuse, ...shown } = useFaults<JobField>(form);

  const send = useOnePress(async () => {
    const read = readJobDraft(draft, { now, zone: localZone() });
    const isUnfinished = form.current !== null && isMomentUnfinished(form.current, 'due');
    const unfinished: JobFaults = isUnfinished ? { due: 'moment-unfinished' } : {};
    if ('faults' in read) return point({ ...read.faults, ...unfinished });
    if (isUnfinished) return point(unfinished);
    const refused = await take(order, asideOf(order, draft, read.terms, now));
    if (refused !== null) return refuse(refused);
    await writeDraft(order.id, { job: undefined });
    onClose();
  });

  return { ...shown, send };
}

function asideOf(order: QuoteSubmission, draft: JobDraft, terms: JobTerms, now: number): Aside {
  const { jobId, personId } = draft;
  if (jobId === '') {
    const request = { personId, ...readFiles(order, draft), ...terms };
    return { command: 'handOutJob', request };
  }
  // It is not asked for here, and a change drops what it does not name.
  const answerBy = order.jobs?.find(({ id }) => id === jobId)?.answerBy;
  const isKept = answerBy !== undefined && answerBy <= terms.dueAt && Date.parse(answerBy) > now;
  const request = { jobId: jobIdOf(order.id, jobId), ...terms, ...(isKept && { answerBy }) };
  return { command: 'changeJob', request };
}
