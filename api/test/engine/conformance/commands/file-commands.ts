import { addSource } from '@yiqiao/contract/commands/add-source';
import { decideDownload } from '@yiqiao/contract/commands/client/decide-download';
import { decideJobAcceptance } from '@yiqiao/contract/commands/jobs/accept-job';
import { decideHandIn } from '@yiqiao/contract/commands/jobs/hand-in-job';
import { decideOnJob } from '@yiqiao/contract/commands/jobs/job-decision';
import {
  decideJobFile,
  decideJobFileOpened,
  decideJobFileRemoval,
} from '@yiqiao/contract/commands/jobs/job-files';
import { decideInvoice } from '@yiqiao/contract/commands/office/attach-invoice';
import { decideDeliverable } from '@yiqiao/contract/commands/office/decide-deliverable';
import {
  decideDeletionPlan,
  decideFileDeleted,
} from '@yiqiao/contract/commands/office/decide-file-deletion';
import { decideInvoiceTakenBack } from '@yiqiao/contract/commands/office/take-back-invoice';
import { decideCompletion } from '@yiqiao/contract/commands/server/decide-completion';
import { decideSourceCount } from '@yiqiao/contract/commands/server/decide-count';
import { type FileDeletionRules, fileDeletionCauses } from '@yiqiao/contract/files/file-deletion';
import { removedKeysOf } from '@yiqiao/contract/files/order-files';
import type { RecordStore } from '@yiqiao/ports/record-store';

type Decide = Parameters<RecordStore['change']>[1];

interface FileCommandOptions {
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Of the submission; its files have names made of it. */
  readonly id: string;
  readonly at: number;
  readonly rules: FileDeletionRules;
}

const weekMs = 7 * 24 * 3_600_000;

/** What comes of documents and finished files without anybody's press. */
export function pickFileCommand({ pick, id, at, rules }: FileCommandOptions): {
  readonly kind: string;
  readonly decide: Decide;
} {
  const fileId = pick([`${id}-1`, `${id}-2`]);
  const file = {
    id: fileId,
    fileName: '译文 🀄.docx',
    fileSize: pick([0, 40, 40]),
    fileSha256: 'c'.repeat(64),
    changeId: pick([undefined, `${id}-x`, `${id}-y`]),
  };
  const sourceId = pick([`${id}-3`, `${id}-4`]);
  const source = {
    ...file,
    id: sourceId,
    fileName: '附件四.docx',
    role: pick(['document', 'document', 'reference'] as const),
    from: pick(['client', 'office'] as const),
    text: pick([undefined, '还有一份']),
    changeId: `${sourceId}-${pick(['x', 'y'])}`,
  };
  const invoiceId = pick([`${id}-5`, `${id}-6`]);
  const invoice = {
    ...file,
    id: invoiceId,
    fileName: '发票.ofd',
    kind: 'fapiao',
    format: pick(['ofd', 'ofd', null] as const),
    changeId: `${invoiceId}-x`,
  } as const;
  const jobId = `${id}.${pick([`${id}-x`, `${id}-y`])}`;
  const finishedId = pick([`${id}-7`, `${id}-8`]);
  const context = { at, rules };
  const finished = { ...file, jobId, id: finishedId, changeId: `${finishedId}-x` };
  const hand = { changeId: `${finishedId}-in`, jobId };
  const invoiceRules = { invoiceYears: pick([10, 'off'] as const) };
  const cause = pick(fileDeletionCauses);
  const kinds = {
    arrive: (it) => decideDeliverable(it, file, at, rules),
    'add source': (it) => addSource(it, source, { at, rules }),
    invoice: (it) => decideInvoice(it, invoice, at, invoiceRules),
    'invoice taken back': (it) => decideInvoiceTakenBack(it, { invoiceId }, { at }),
    'count source': (it) => decideSourceCount(it, { sourceId, measurement: null }),
    removed: (it) => decideFileDeleted(it, { cause: 'by-hand', keys: removedKeysOf(it) }, at),
    deleted: (it) => decideFileDeleted(it, { cause }, at),
    plan: (it) => decideDeletionPlan(it, rules, at),
    download: (it) => decideDownload(it, { fileId }, at),
    complete: (it) => decideCompletion(it, at + weekMs, rules),
    'job accepted': (it) =>
      decideOnJob(it, jobId, context, (job) => decideJobAcceptance(job, hand, context)),
    'job file': (it) => decideJobFile(it, finished, context),
    'job file withdrawn': (it) => decideJobFileRemoval(it, { jobId, fileId: finishedId }, context),
    'handed in': (it) =>
      decideOnJob(it, jobId, context, (job) =>
        decideHandIn(job, { ...hand, fileIds: [finishedId] }, context),
      ),
    'job file opened': (it) =>
      decideJobFileOpened(
        it,
        { jobId, fileId: finishedId, by: { id: 'shen', name: '沈若兰' } },
        { at },
      ),
    begin: (it) => ({
      kind: 'changed',
      quote: { ...it, status: 'in-progress', revision: it.revision + 1 },
    }),
  } satisfies Record<string, Decide>;
  const kind = pick([
    ...(['begin', 'arrive', 'arrive', 'arrive', 'removed'] as const),
    ...(['add source', 'add source', 'count source'] as const),
    ...(['invoice', 'invoice', 'invoice taken back'] as const),
    ...([
      'job accepted',
      'job accepted',
      'job file',
      'job file',
      'handed in',
      'handed in',
    ] as const),
    ...(['job file withdrawn', 'job file opened'] as const),
    ...(['deleted', 'plan', 'download', 'complete'] as const),
  ]);
  return { kind, decide: kinds[kind] };
}
