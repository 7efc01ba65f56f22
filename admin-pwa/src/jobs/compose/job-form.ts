import type { RequestOf } from '@yiqiao/contract/commands/command';
import type { changeJob } from '@yiqiao/contract/commands/jobs/change-job';
import { readFee, readTerms } from '@yiqiao/contract/commands/jobs/read-terms';
import { offerThatHolds } from '@yiqiao/contract/life/life-state';
import { countDocuments } from '@yiqiao/contract/life/needs-reason';
import { feeCurrencies } from '@yiqiao/contract/money/currency';
import { type Fee, feeKinds, type Job } from '@yiqiao/contract/record/job';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { readMoment, wallText } from '../../composer/offer-form.ts';
import { plainNumber } from '../../figures/plain-number.ts';
import type { JobDraft } from '../../offline/storage/records/order-draft.ts';
import type { JobStart } from '../job-start.ts';
import { filesToHandOut, nameInJob, type OfferedFile } from './job-files.ts';
import { proposeDue } from './propose-due.ts';

/** What a draft is begun with. */
export interface DraftContext {
  readonly start: JobStart;
  /** Who could have it, the first one preferred. */
  readonly translatorIds: readonly string[];
  /** What was agreed last with a translator. */
  readonly lastFee: (personId: string) => Fee | undefined;
  readonly now: number;
  readonly zone: string;
}

/** The initial form: the job that is changed or offered once more, or what the order says. */
export function newJobDraft(quote: QuoteSubmission, context: DraftContext): JobDraft {
  const { start, translatorIds, now, zone } = context;
  const like = quote.jobs?.find(({ id }) => id === (start.changes ?? start.like));
  const others = translatorIds.filter((id) => id !== like?.translator.id);
  const isChange = start.changes !== undefined;
  const personId = isChange ? like?.translator.id : (start.personId ?? others[0]);
  const files = filesToHandOut(quote);
  const isThere = (id: string) => files.some((file) => file.id === id);
  const fileIds = like ? like.files.map(({ id }) => id) : files.map(({ id }) => id);
  const due = wallText(dueAt(quote, like, now, zone), zone);
  return {
    jobId: start.changes ?? '',
    personId: personId ?? '',
    fileIds: fileIds.filter(isThere),
    names: Object.fromEntries(like?.files.map(({ id, fileName }) => [id, fileName]) ?? []),
    isNameless: true,
    words: wordsText(like?.words ?? wordsOf(quote, files)),
    dueDay: due.day,
    dueTime: due.time,
    ...feeFields(like ? like.fee : context.lastFee(personId ?? '')),
    note: like?.note ?? '',
  };
}

/** Those of the quote, or those that were counted. */
function wordsOf(quote: QuoteSubmission, files: readonly OfferedFile[]): number {
  const offered = offerThatHolds(quote)?.wordCount;
  return offered ?? countDocuments({ wordCount: 0 }, files.map(asCounted));
}

function asCounted({ words }: OfferedFile) {
  return { wordCount: words };
}

function wordsText(words: number): string {
  return words === 0 ? '' : String(words);
}

/** That of the job before, unless it is over. */
function dueAt(quote: QuoteSubmission, like: Job | undefined, now: number, zone: string): number {
  const before = Date.parse(like?.dueAt ?? '');
  return before > now ? before : proposeDue(quote, now, zone);
}

/** The fields of a fee as it was agreed. */
export function feeFields(
  fee: Fee | undefined,
): Pick<JobDraft, 'feeKind' | 'currency' | 'perWord' | 'fixed'> {
  const kind = feeKinds.find((one) => one === fee?.kind) ?? 'none';
  const amount = fee?.amount ?? '';
  return {
    feeKind: kind,
    currency: knownCurrency(fee?.currency),
    perWord: kind === 'per-word' ? amount : '',
    fixed: kind === 'fixed' ? amount : '',
  };
}

/** The currency of that code, or the first that fees can have. */
export function knownCurrency(code: string | undefined): JobDraft['currency'] {
  return feeCurrencies.find((one) => one === code) ?? feeCurrencies[0];
}

/** What a draft becomes when a file is put in or left out: its words follow, unless they cannot be read. */
export function toggleFile(
  draft: JobDraft,
  { id, words }: OfferedFile,
): Pick<JobDraft, 'fileIds' | 'words'> {
  const isIn = draft.fileIds.includes(id);
  const fileIds = isIn ? draft.fileIds.filter((other) => other !== id) : [...draft.fileIds, id];
  const before = readWords(draft.words);
  if (before === null) return { fileIds, words: draft.words };
  return { fileIds, words: wordsText(Math.max(0, before + (isIn ? -words : words))) };
}

/** "8,912" → 8912, and nothing → 0: not everything is counted. `null` for anything else. */
export function readWords(text: string): number | null {
  const digits = plainNumber(text);
  return /^\d{0,9}$/.test(digits) ? Number(digits) : null;
}

/** The fee of a draft; `null` while it cannot be worked out, or where there is none. */
export function draftFee(draft: JobDraft): Fee | null {
  const words = readWords(draft.words);
  const fee = typedFee(draft);
  return words === null || fee === undefined ? null : readFee(fee, words);
}

function typedFee({ feeKind, currency, perWord, fixed }: JobDraft) {
  if (feeKind === 'none') return undefined;
  return { currency, kind: feeKind, amount: plainNumber(feeKind === 'fixed' ? fixed : perWord) };
}

export type JobField = 'person' | 'files' | 'words' | 'due' | 'fee' | 'note';

/** The faults of a draft by field, as codes of `order.faults`. */
export type JobFaults = Partial<Record<JobField, string>>;

const fieldOf = {
  'words-invalid': 'words',
  'due-invalid': 'due',
  'fee-invalid': 'fee',
  'text-too-long': 'note',
} as const;

/** What the request says of the terms. */
export type JobTerms = Omit<RequestOf<typeof changeJob>, 'device' | 'changeId'>;

/** The terms of a draft, or the faults that keep it from being sent. */
export function readJobDraft(
  draft: JobDraft,
  { now, zone }: { now: number; zone: string },
): { readonly terms: JobTerms } | { readonly faults: JobFaults } {
  const words = readWords(draft.words);
  const due = readMoment(draft.dueDay, draft.dueTime, zone);
  const isDue = due > now;
  const faults: JobFaults = {
    ...(draft.personId === '' && { person: 'translator-missing' }),
    ...(draft.fileIds.length === 0 && draft.jobId === '' && { files: 'files-missing' }),
    ...(words === null && { words: 'words-invalid' }),
    ...(!isDue && { due: 'due-invalid' }),
  };
  if (words === null || !isDue || Object.keys(faults).length > 0) return { faults };
  const note = draft.note.trim();
  const fee = typedFee(draft);
  const terms = {
    words,
    dueAt: new Date(due).toISOString(),
    ...(fee !== undefined && { fee }),
    ...(note !== '' && { note }),
  };
  const read = readTerms(terms, now);
  return typeof read === 'string' ? { faults: { [fieldOf[read]]: read } } : { terms };
}

/** What is handed out of a draft: its files under the names that were on screen. */
export function readFiles(quote: QuoteSubmission, draft: JobDraft) {
  const chosen = filesToHandOut(quote).filter(({ id }) => draft.fileIds.includes(id));
  return {
    fileIds: chosen.map(({ id }) => id),
    names: chosen.map((file) => ({ id: file.id, fileName: nameInJob(quote, draft, file) })),
  };
}
