import * as z from 'zod/mini';
import { basisOf } from '../../counting/word-count.ts';
import { estimateDocument } from '../../life/scan-estimate.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { priceCount } from '../../record/price-count.ts';
import { type QuoteSubmission, quoteSubmissionSchema } from '../../record/quote.ts';
import type { RecognizedCount } from '../../record/scan-reading.ts';
import { senderShape } from '../../record/sender.ts';
import type { CommandContext, RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** Adopts the result of recognition as the count. */
export const takeReading = endpoint({
  method: 'POST',
  path: '/api/admin/quotes/:id/reading/count',
  access: 'staff',
  request: z.object(senderShape),
  invalid: 'Give nothing but a `device` and a `changeId`, if any.',
  response: quoteSubmissionSchema,
});

/** With these, recognition reads everything that was not counted. */
const recognizableLimits: readonly (string | undefined)[] = ['scan', 'scanned-pages', 'image'];

type ReadDocument = Pick<
  QuoteSubmission,
  'reading' | 'measurement' | 'include' | 'wordCountBasis' | 'estimatedWordCount'
>;

/** What staff can take over as the count; `null` unless every page was read and nothing else is uncounted. */
export function findRecognizedCount(quote: ReadDocument): RecognizedCount | null {
  const { reading, measurement } = quote;
  if (reading?.state !== 'finished' || reading.pagesRead < reading.pages) return null;
  if (!recognizableLimits.includes(measurement?.limit)) return null;
  if (basisOf(quote) === 'counting') return null;
  const words = estimateDocument(quote)?.words;
  return words ? { words: words.likely, low: words.low, high: words.high } : null;
}

/** Whether this count was adopted already. */
export function isTaken(
  { recognized }: Pick<QuoteSubmission, 'recognized'>,
  { words, low, high }: RecognizedCount,
): boolean {
  return recognized?.words === words && recognized.low === low && recognized.high === high;
}

/**
 * The office adopts the result of recognition as the count, and the price follows from the published rates. As with
 * any count, earlier decisions of staff remain valid and offers do not change.
 */
export function decideRecognizedCount<Quote extends Decidable>(
  quote: Quote,
  { device }: RequestOf<typeof takeReading>,
  { at }: Pick<CommandContext, 'at'>,
): Decision<Quote, 'not-whole'> {
  const recognized = findRecognizedCount(quote);
  if (recognized === null) return { kind: 'refused', reason: 'not-whole', quote };
  if (isTaken(quote, recognized)) return { kind: 'unchanged', quote };
  const { measurement, ...count } = priceCount({ ...quote, recognized }, quote.measurement);
  const { low, high } = recognized;
  const entry = {
    status: quote.status,
    at: toDateTime(at),
    ...(device !== undefined && { device }),
    count: { ...count, range: { low, high } },
  };
  const history = [...quote.history, entry];
  return changeAside(quote, { ...count, recognized, updatedAt: entry.at, history });
}
