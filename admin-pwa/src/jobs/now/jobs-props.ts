import type { JobNow } from '@yiqiao/contract/life/translators-work';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import type { JobStart } from '../job-start.ts';

export interface JobsProps {
  readonly quote: QuoteSubmission;
  /** The same with its jobs as they are wanted here. */
  readonly order: QuoteSubmission;
  readonly queued: readonly OutboxEntry[];
  readonly now: number;
  readonly isOffline: boolean;
  readonly onHandOut: (start: JobStart) => void;
}

export interface JobProps extends JobsProps {
  readonly job: JobNow;
}
