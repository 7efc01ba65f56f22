import { takeOverJob } from '@yiqiao/contract/commands/jobs/take-over-job';
import { findDeliveryObstacle } from '@yiqiao/contract/commands/office/decide-deliverable';
import { handedInFiles } from '@yiqiao/contract/life/translators-work';
import { jobIdOf } from '@yiqiao/contract/record/job-id';
import { focusDelivered } from '../../delivery/delivered.tsx';
import { findArrived } from '../../delivery/files/find-arrived.ts';
import { useChangeNow } from '../../state/use-change-now.ts';
import { useConsole } from '../../state/use-console.ts';
import { useUploadsOf } from '../../state/use-uploads-of.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { focusDetail } from '../../ui/screen/focus-detail.ts';
import type { JobProps } from './jobs-props.ts';

/**
 * Makes what was handed in finished files of the order, and delivers them where nothing is to be decided besides: they
 * are the only ones, and the first that the client gets.
 */
export function useTakingOver({ quote, job, isOffline }: JobProps) {
  const { deliver, toaster } = useConsole();
  const { order, translators } = useTexts();
  const { changeNow, isAsking, problem } = useChangeNow();
  const arrived = findArrived(quote);
  const uploads = useUploadsOf(quote.id, (purpose) => purpose === undefined, arrived);
  const isFirst = arrived.length + uploads.length + (quote.deliveries?.length ?? 0) === 0;
  const deed = isFirst ? 'deliver' : 'take';
  const obstacle = findDeliveryObstacle(quote);
  const fileIds = handedInFiles(job).map(({ id }) => id);

  async function takeOver(): Promise<boolean> {
    const isTaken = await changeNow(takeOverJob, {
      parameters: { jobId: jobIdOf(quote.id, job.id) },
      body: { fileIds },
      words: translators.takingOver,
    });
    if (isTaken) focusDetail();
    return isTaken;
  }

  async function goOn() {
    const isTaken = await takeOver();
    if (!isTaken || deed === 'take') return;
    const failed = await deliver(quote, { fileIds, note: '' });
    if (failed === null) return focusDelivered();
    // The files are the order's by now, and this part of the screen is gone.
    toaster.show({ title: texts().answers.error, description: failed, variant: 'destructive' });
  }

  const closed = obstacle === null ? null : order.faults(obstacle);
  return {
    goOn,
    takeOver,
    deed,
    isBusy: isAsking,
    problem,
    /** Why it cannot be done now. */
    reason: isOffline ? translators.handedIn.offline : closed,
  } as const;
}
