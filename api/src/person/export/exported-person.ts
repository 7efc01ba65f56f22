import { company } from '@yiqiao/contract/company';
import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import * as z from 'zod/mini';
import type { ExportedFile } from './exported-files.ts';

/** All that the office holds about a person, for programs and, through `person-page.ts`, for people. */
export interface ExportedPerson {
  readonly format: 'yiqiao-person';
  readonly version: 1;
  readonly company: { readonly name: string; readonly email: string };
  readonly exportedAt: string;
  /** Newest first. */
  readonly submissions: readonly ExportedSubmission[];
}

export interface ExportedSubmission {
  readonly record: QuoteSubmission;
  readonly files: readonly Omit<ExportedFile, 'key'>[];
}

export function toExportedPerson(
  quotes: readonly StoredQuote[],
  files: ReadonlyMap<string, readonly ExportedFile[]>,
  at: number,
): ExportedPerson {
  return {
    format: 'yiqiao-person',
    version: 1,
    company: { name: company.name, email: company.email },
    exportedAt: new Date(at).toISOString(),
    submissions: quotes.map((quote) => ({
      record: toRecord(quote),
      files: (files.get(quote.id) ?? []).map(({ key: _key, ...file }) => file),
    })),
  };
}

/** Not about the person: the office's people, devices and mailboxes, and what only the server can use. */
const internal: ReadonlySet<string> = new Set([
  'device',
  'changeId',
  'filePath',
  'session',
  'assignee',
  'receiver',
]);

/** Files that were not handed over are the office's own work, and so is what it agrees with translators. */
function toRecord({
  deliverables: _unfinished,
  jobs: _jobs,
  ...quote
}: StoredQuote): QuoteSubmission {
  const known = z.parse(quoteSubmissionSchema, quote);
  const mails = known.mails?.filter(({ to }) => to === 'client');
  const history = known.history.filter(({ assignment }) => assignment === undefined);
  return withoutInternal({ ...known, history, ...(mails && { mails }) });
}

/** Whoever of the office did something; "by" may also say that the client did. */
function isAuthor(name: string, value: unknown): boolean {
  return name === 'by' && typeof value === 'object';
}

function withoutInternal<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (name, inner: unknown) =>
      internal.has(name) || isAuthor(name, inner) ? undefined : inner,
    ),
  ) as Value;
}
