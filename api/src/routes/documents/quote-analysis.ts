import { readInclude } from '@yiqiao/contract/counting/counted-in';
import type { MeasurementLimit } from '@yiqiao/contract/counting/measurement';
import { HttpProblem, noSubmission, tryLater } from '../../http/answers/http-problem.ts';
import { ClientGone } from '../../http/client-gone.ts';
import { whenLeft } from '../../http/connections/when-left.ts';
import type { Office } from '../../office/office.ts';
import type { Handlers } from '../handler.ts';
import type { StoredDocuments } from './stored-document.ts';

/** Proxies give up after 60 s; a document may take `analysisLimits.maxMs` of that. */
const maxMs = 55_000;

/** Reads the document while the caller waits; disconnecting ends the work. Nothing is stored. */
export function quoteAnalysis(
  { engine, analyzer, stopping }: Pick<Office, 'engine' | 'analyzer' | 'stopping'>,
  stored: StoredDocuments,
): Handlers['quoteAnalysis'] {
  return async ({ response, parameters: { id } }) => {
    const left = whenLeft(
      response,
      new ClientGone('The client went away before its document was analyzed.'),
    );
    if ((await engine.records.get(id)) === undefined) throw noSubmission();
    return stored.withDocument(id, async ({ quote }) => {
      const late = AbortSignal.timeout(maxMs);
      const signal = AbortSignal.any([left, late, stopping]);
      const { report, analysis } = await analyzer
        .analyze(await engine.documents.locate(id), {
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
