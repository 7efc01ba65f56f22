import { readInclude } from '@yiqiao/contract/counting/counted-in';
import type { MeasurementLimit } from '@yiqiao/contract/counting/measurement';
import type { FileAnalyzer } from '@yiqiao/measure/node';
import type { DocumentStore } from '@yiqiao/ports/document-store';
import type { RecordStore } from '@yiqiao/ports/record-store';
import { HttpProblem, noSubmission, tryLater } from '../../http/answers/http-problem.ts';
import { ClientGone } from '../../http/client-gone.ts';
import { whenLeft } from '../../http/connections/when-left.ts';
import type { Handlers } from '../handler.ts';
import type { StoredDocuments } from './stored-document.ts';

/** Proxies give up after 60 s; a document may take `analysisLimits.maxMs` of that. */
const maxMs = 55_000;

interface QuoteAnalysisOptions {
  readonly records: Pick<RecordStore, 'get'>;
  readonly documents: Pick<DocumentStore, 'locate'>;
  readonly stored: StoredDocuments;
  readonly analyzer: FileAnalyzer;
  /** Aborted, with the problem to respond with, when the server stops. */
  readonly stopping: AbortSignal;
}

/** Reads the document while the caller waits; disconnecting ends the work. Nothing is stored. */
export function quoteAnalysis(options: QuoteAnalysisOptions): Handlers['quoteAnalysis'] {
  const { records, documents, stored, analyzer, stopping } = options;
  return async ({ response, parameters: { id } }) => {
    const left = whenLeft(
      response,
      new ClientGone('The client went away before its document was analyzed.'),
    );
    if ((await records.get(id)) === undefined) throw noSubmission();
    return stored.withDocument(id, async ({ quote }) => {
      const late = AbortSignal.timeout(maxMs);
      const signal = AbortSignal.any([left, late, stopping]);
      const { report, analysis } = await analyzer
        .analyze(await documents.locate(id), {
          name: quote.fileName,
          parts: readInclude(quote.include),
          signal,
        })
        .catch((cause: unknown) => {
          if (cause !== late.reason) throw cause;
          throw tryLater(503, 'Other documents are being analyzed. Try again in a minute.', 60);
        });
      if (analysis !== null) return analysis;
      throw new HttpProblem(422, 'not-analyzable', refusals[report.limit ?? 'failed']);
    });
  };
}

const partial = 'Too little of this document can be read to analyze it.';

const refusals: Readonly<Record<MeasurementLimit, string>> = {
  scan: 'This document is a scan: it has no text to analyze.',
  'scanned-pages': partial,
  'unreadable-text': 'Software cannot read the text of this document.',
  'unreadable-pages': partial,
  image: 'A picture has no text to analyze.',
  audio: 'A recording has no text to analyze.',
  video: 'A recording has no text to analyze.',
  encrypted: 'This document is encrypted. Ask the client for the password.',
  'legacy-office': 'This old Office format cannot be analyzed.',
  archive: 'Nothing in this archive can be analyzed.',
  attachments: partial,
  documents: partial,
  damaged: 'This document is damaged. Ask the client for a new copy.',
  'too-large': 'This document is too large to be analyzed.',
  'too-slow': 'Reading this document took too long and was stopped.',
  'unknown-format': 'This format cannot be read.',
  failed: 'Our program failed to read this document.',
};
