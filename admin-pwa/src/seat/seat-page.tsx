import { useMemo, useRef, useState } from 'react';
import { LateMe } from '../me/late-me.tsx';
import { isJobEntry } from '../offline/outbox/outbox-entry.ts';
import { predictJob } from '../offline/outbox/queue-jobs.ts';
import { groupByQuote } from '../outbox-view/group-by-quote.ts';
import { Proof } from '../proof/proof.tsx';
import { Frame } from '../shell/frame/frame.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { useDocumentTitle } from '../shell/use-document-title.ts';
import { useFocusAfterLogin } from '../shell/use-focus-after-login.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useSeatState } from '../state/use-seat.ts';
import { useTexts } from '../texts/texts.ts';
import { useSeenThere } from '../told/quiet/seen-there.ts';
import { LateSeatDialog } from './dialogs/late-seat-dialog.tsx';
import type { SeatDialogName } from './dialogs/seat-dialog.tsx';
import { LateFees } from './fees/late-fees.tsx';
import { JobPane } from './job-pane.tsx';
import { useSeatKeys } from './keys/use-seat-keys.ts';
import { JobList } from './list/job-list.tsx';
import { LateQuietJobs } from './quiet/late-quiet-jobs.tsx';
import { SeatHeader } from './seat-header.tsx';
import { jobName } from './views/job-name.ts';
import { countJobs } from './views/job-views.ts';
import { isInRoom, useSeatAddress } from './views/use-seat-address.ts';

/** A translator's console: their own jobs in the place of orders. */
export function SeatPage() {
  const hasSeat = useConsoleState(({ seat }) => seat !== null);
  return hasSeat ? <SeatDesk /> : null;
}

function SeatDesk() {
  const address = useSeatAddress();
  const { me, quiet, isAtFees } = address;
  const isElsewhere = isInRoom(address);
  const seenThere = useSeenThere();
  const [dialog, setDialog] = useState<SeatDialogName | null>(null);
  const listPane = useRef<HTMLElement>(null);
  const stored = useSeatState((state) => state.jobs);
  const outbox = useConsoleState((state) => state.outbox);
  const phase = useConsoleState(({ list }) => list.phase);
  const jobs = useMemo(() => stored.map((job) => predictJob(job, outbox)), [stored, outbox]);
  const queuedById = useMemo(() => groupByQuote(outbox.filter(isJobEntry)), [outbox]);
  const counts = useMemo(() => (phase === 'ready' ? countJobs(jobs) : null), [jobs, phase]);
  const job = stored.find(({ id }) => id === address.jobId);
  const { title, skip } = useTexts().seat;
  const enterList = () =>
    listPane.current?.querySelector<HTMLElement>('article[tabindex="0"]')?.focus();
  useDocumentTitle(job && jobName(job), counts?.['to-answer'], title);
  useFocusAfterLogin(listPane);
  useSeatKeys({
    isElsewhere,
    chooseView: address.chooseView,
    help: () => setDialog('help'),
    enterList,
    close() {
      address.close();
      // After the list behind the job is no longer inert.
      requestAnimationFrame(enterList);
    },
  });
  return (
    <>
      <Frame
        header={
          <>
            <SkipLink name={skip} onEnterList={enterList} />
            <SeatHeader {...{ address, counts }} jobs={stored} onDialog={setDialog} />
          </>
        }
        onReview={() => setDialog('outbox')}
      >
        {!isElsewhere && (
          <>
            <JobList {...{ address, jobs, queuedById }} pane={listPane} onEnterList={enterList} />
            <JobPane {...{ address, job }} hasJobs={stored.length > 0} />
          </>
        )}
        {isAtFees && (
          <LateFees
            jobs={stored}
            onOpen={(id) => address.open(id)}
            onClose={() => address.showFees(false)}
          />
        )}
        {me !== null && (
          <LateMe place={me} onPlace={address.showMe} onClose={() => address.showMe(null)} />
        )}
        {quiet !== null && (
          <LateQuietJobs
            place={quiet}
            jobs={stored}
            seen={seenThere}
            onOpen={(id) => address.open(id)}
            onClose={address.closeQuiet}
          />
        )}
      </Frame>
      {dialog !== null && (
        <LateSeatDialog
          dialog={dialog}
          onClose={() => setDialog(null)}
          onOpenJob={(id) => address.open(id, address.jobId !== null)}
        />
      )}
      <Proof />
    </>
  );
}
