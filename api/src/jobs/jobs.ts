import { createCountLanes } from '../counting/count-lanes.ts';
import type { Mailing } from '../mail/open-mailing.ts';
import type { Noticing } from '../notices/open-noticing.ts';
import type { Payments } from '../payment/open-payments.ts';
import type { Accounts } from '../people/accounts.ts';
import type { OfficePeople } from '../people/office-people.ts';
import type { Premises } from '../premises/premises.ts';
import { closePages } from './close-pages.ts';
import { completeOrders } from './complete-orders.ts';
import { countDocuments, type DocumentCounts } from './count-documents.ts';
import { deleteDueFiles } from './delete-due-files.ts';
import { deleteOldInvoices } from './delete-old-invoices.ts';
import { type Eraser, erasePersons } from './erase-persons.ts';
import type { Task } from './job.ts';
import { type LinksMailer, mailLinks } from './mail-links.ts';
import { payBack } from './pay-back.ts';
import { readScans, type ScanReadings } from './read-scans.ts';
import { reassignOrders } from './reassign-orders.ts';
import { remind } from './remind.ts';
import type { JobRunner } from './run-jobs.ts';
import { sendMails } from './send-mails.ts';
import { type Round, tell } from './tell.ts';
import { watchPayments } from './watch-payments.ts';

interface WorkingOffice extends Premises {
  readonly people: OfficePeople;
  readonly accounts: Pick<Accounts, 'findById'>;
  readonly noticing: Noticing;
  /** `null`: the office sends no mail. */
  readonly mailing: Mailing | null;
  /** `null`: nothing can be paid online. */
  readonly payments: Payments | null;
}

/** All background work. Those named here also serve requests. */
export interface Jobs {
  readonly counts: DocumentCounts;
  readonly readings: ScanReadings;
  readonly eraser: Eraser;
  /** `null`: the office sends no mail. */
  readonly linksMailer: LinksMailer | null;
  /** Takes the orders of those who cannot have any more. */
  readonly orphans: Pick<JobRunner<Task>, 'look'>;
  /** Tells people on their devices. */
  readonly telling: Pick<JobRunner<Round>, 'add'>;
  /** Continues the work of an earlier process. Resolves when every unfinished erasure was tried. */
  start(): Promise<void>;
  /** Starts no further tasks, and gives running ones a few seconds to finish. */
  stop(): Promise<void>;
}

export function createJobs(office: WorkingOffice): Jobs {
  const { measurer, mailing, payments } = office;
  const lanes = createCountLanes({ measurer, clock: () => performance.now() });
  const eraser = erasePersons(office);
  const counts = countDocuments({ ...office, lanes });
  const readings = readScans(office);
  const mails = mailing && sendMails({ ...office, mailing });
  const linksMailer = mailing && mailLinks(office);
  const refunds = payments && payBack({ ...office, payments });
  const orphans = reassignOrders(office);
  const telling = tell(office);
  const clocks = [
    completeOrders(office),
    deleteDueFiles(office),
    deleteOldInvoices(office),
    remind(office),
  ];
  const others = [counts, readings, mails, refunds, orphans, telling, ...clocks];
  // These do not run at the start: the provider reports most payments, and most pages are closed at once.
  const ofPayments = payments && [
    watchPayments({ ...office, payments }),
    closePages({ ...office, payments }),
  ];
  return {
    counts,
    readings,
    eraser,
    linksMailer,
    orphans,
    telling,
    async start() {
      await eraser.start();
      for (const job of others) void job?.look();
    },
    async stop() {
      const all = [eraser, linksMailer, ...others, ...(ofPayments ?? [])];
      await Promise.all(all.map((job) => job?.stop()));
    },
  };
}
