import { ownJobPath } from '@yiqiao/contract/record/console-paths';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { useMemo } from 'react';
import { Clock } from '../../clocks/clock.tsx';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { groupByEvent } from '../../told/quiet/found-event.ts';
import { sinceOf } from '../../told/quiet/looking.ts';
import { QuietItem } from '../../told/quiet/quiet-item.tsx';
import { QuietGroup, QuietPage } from '../../told/quiet/quiet-page.tsx';
import { type SeenThere, withoutSeen } from '../../told/quiet/seen-there.ts';
import { HanText } from '../../ui/han-text.tsx';
import { jobClock } from '../list/job-clock.ts';
import { jobName } from '../views/job-name.ts';
import { findInJob } from './find-in-job.ts';

export interface QuietJobsProps {
  place: string;
  jobs: readonly TranslatorJob[];
  seen: SeenThere;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** What the office has done to a translator's jobs since a moment. */
export function QuietJobs({ place, jobs, seen, onOpen, onClose }: QuietJobsProps) {
  const { told } = useTexts();
  const now = useConsoleState((state) => state.now);
  const phase = useConsoleState(({ list }) => list.phase);
  const order = useConsoleState(({ notices }) => notices?.choices.order);
  const since = sinceOf(place, now);
  const groups = useMemo(
    () => groupByEvent(jobs, (job) => findInJob(job, { since, now }), order),
    [jobs, since, now, order],
  );
  const shown = withoutSeen(groups, seen, place);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <QuietPage
      {...{ since, onClose }}
      count={phase === 'ready' ? count : null}
      hasSeen={seen.hasAny(place)}
    >
      {shown.map(({ event, items }) => (
        <QuietGroup key={event} title={told.notices.several[event](items.length)}>
          {items.map(({ record, found }) => (
            <QuietItem
              key={record.id}
              href={ownJobPath(record.id)}
              name={jobName(record)}
              onOpen={() => {
                seen.add(place, record.id);
                onOpen(record.id);
              }}
            >
              {found.text === null ? (
                <Clock clock={jobClock(record, now)} />
              ) : (
                <HanText>{found.text}</HanText>
              )}
            </QuietItem>
          ))}
        </QuietGroup>
      ))}
    </QuietPage>
  );
}
