import { decideFileDeleted } from '@yiqiao/contract/commands/office/decide-file-deletion';
import { invoiceFiles } from '@yiqiao/contract/files/order-files';
import { isInvoiceOver } from '@yiqiao/contract/record/invoice';
import type { Premises } from '../premises/premises.ts';
import type { Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

type KeepingOffice = Pick<Premises, 'engine' | 'clock' | 'log'>;

/** Something that has an invoice whose time is over. */
interface OldInvoices extends Task {
  readonly of: 'submission' | 'erasure';
}

const dayMs = 24 * 3_600_000;

/** Deletes invoices once the law no longer asks for them: looks for them at the start and once a day. */
export function deleteOldInvoices(office: KeepingOffice): JobRunner<OldInvoices> {
  const { log } = office;
  return runJobs<OldInvoices>(
    {
      // The deletion of a file can be repeated, by another process too.
      kind: null,
      everyMs: dayMs,
      retryMs: 60_000,
      find: () => findOld(office),
      do: ({ id, of }) => (of === 'submission' ? deleteOf(office, id) : deleteOfErased(office, id)),
      failed(error, task) {
        log('error', 'invoice-not-deleted', { id: task.id, reason: String(error) });
        return task;
      },
      notFound: ['error', 'invoices-not-looked-for'],
    },
    office,
  );
}

async function findOld({ engine, clock }: KeepingOffice): Promise<readonly OldInvoices[]> {
  const at = clock();
  const found: OldInvoices[] = [];
  for await (const part of (await engine.feed.readAll()).parts) {
    for (const quote of part) {
      const isOld = invoiceFiles(quote).some((invoice) => isInvoiceOver(invoice, at));
      if (isOld) found.push({ id: quote.id, of: 'submission' });
    }
  }
  for (const { id, invoices = [] } of await engine.erasures.readErasures()) {
    if (invoices.some((invoice) => isInvoiceOver(invoice, at))) found.push({ id, of: 'erasure' });
  }
  return found;
}

/** First the bytes, then the record: after a crash in between, it is done again. */
async function deleteOf({ engine, clock, log }: KeepingOffice, id: string): Promise<void> {
  const at = clock();
  const quote = await engine.records.get(id);
  if (quote === undefined) return;
  const keys = invoiceFiles(quote)
    .filter((invoice) => isInvoiceOver(invoice, at))
    .map(({ filePath }) => filePath);
  for (const key of keys) await engine.documents.remove(key);
  await engine.records.change(id, (it) => decideFileDeleted(it, { cause: 'completed', keys }, at));
  log('info', 'invoices-deleted', { quote: id, invoices: keys.length });
}

async function deleteOfErased({ engine, clock, log }: KeepingOffice, id: string): Promise<void> {
  const at = clock();
  const erasure = (await engine.erasures.readErasures()).find((it) => it.id === id);
  if (erasure === undefined) return;
  const { invoices = [], ...others } = erasure;
  const old = invoices.filter((invoice) => isInvoiceOver(invoice, at));
  for (const { filePath } of old) await engine.documents.remove(filePath);
  const left = invoices.filter((invoice) => !old.includes(invoice));
  // Nothing is erased by it: what remains of the person is written anew.
  await engine.erasures.begin([], () => ({
    ...others,
    ...(left.length > 0 && { invoices: left }),
  }));
  log('info', 'invoices-deleted', { erasure: id, invoices: old.length });
}
