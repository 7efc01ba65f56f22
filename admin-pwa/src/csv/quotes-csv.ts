import { basisOf, dividePages, isCounted } from '@yiqiao/contract/counting/word-count';
import { fileDeletionCauseOf } from '@yiqiao/contract/files/file-deletion';
import { orderMoney } from '@yiqiao/contract/life/order-money';
import { estimateDocument } from '@yiqiao/contract/life/scan-estimate';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type CsvValue, writeCsv } from '@yiqiao/contract/text/csv';
import { isValid } from 'date-fns';
import { clientDeadlineOf } from '../clocks/client-deadline.ts';
import { officeZone, type WallTime, wallTimeAt } from '../clocks/zone-time.ts';
import { findCountedParts } from '../figures/counted-parts.ts';
import { languageName } from '../figures/language-name.ts';
import { costOf, hasWords } from '../finding/quote-facts.ts';
import { texts } from '../texts/texts.ts';

type Column = readonly [title: string, value: (quote: QuoteSubmission) => CsvValue];

function columns(hasSeveral: boolean): readonly Column[] {
  const { assigning, csv, services, status } = texts();
  const assignee: Column = [assigning.assignee, (quote) => quote.assignee?.name ?? ''];
  return [
    [csv.reference, (quote) => quote.reference],
    [csv.status, (quote) => status.name(quote.status)],
    ...(hasSeveral ? [assignee] : []),
    [csv.name, (quote) => quote.customerName],
    [csv.email, (quote) => quote.customerEmail],
    [csv.direction, (quote) => services.name(quote.translationDirection)],
    [csv.serviceType, (quote) => services.name(quote.serviceType)],
    [csv.timeline, (quote) => services.name(quote.deliveryTimeline)],
    [csv.file, (quote) => quote.fileName],
    [csv.fileSize, (quote) => quote.fileSize],
    [csv.words, (quote) => (hasWords(quote) ? quote.wordCount : '')],
    [csv.count, (quote) => csv.counts[basisOf(quote)]],
    [csv.countedIn, (quote) => findCountedParts(quote, String)?.countedIn ?? ''],
    [csv.leftOut, (quote) => findCountedParts(quote, String)?.leftOut ?? ''],
    [csv.pages, ({ measurement }) => measurement?.pages ?? ''],
    [csv.pagesNotCounted, pagesNotCounted],
    [csv.recognizedFrom, (quote) => recognizedWords(quote)?.low ?? ''],
    [csv.recognizedTo, (quote) => recognizedWords(quote)?.high ?? ''],
    [csv.pagesRecognized, ({ reading }) => reading?.pagesRead ?? ''],
    [csv.length, ({ measurement }) => roundIfAny(measurement?.durationSeconds)],
    [csv.cost, costValue],
    [csv.currency, (quote) => orderMoney(quote)?.currency ?? ''],
    ...moneyColumns(),
    [csv.deadline, deadlineValue],
    [csv.timeZone, (quote) => quote.timeZone ?? ''],
    [csv.language, (quote) => languageName(quote.language)],
    [csv.submitted(officeZone()), (quote) => officeTime(quote.createdAt)],
    [
      csv.deleted(officeZone()),
      ({ fileDeletedAt }) => (fileDeletedAt ? officeTime(fileDeletedAt) : ''),
    ],
    [csv.whyDeleted, deletionReason],
    [csv.changed(officeZone()), (quote) => officeTime(quote.updatedAt)],
  ];
}

/** Empty before anything is agreed. */
function moneyColumns(): readonly Column[] {
  const { csv } = texts();
  return (['agreed', 'paid', 'refunded', 'open'] as const).map((name) => [
    csv[name],
    (quote) => {
      const money = orderMoney(quote);
      return money === null ? '' : money[name] / 100;
    },
  ]);
}

/**
 * Submissions as CSV, one per line, in the language of the person who exports them.
 * @param hasSeveral whether to say whose each is.
 */
export function toCsv(quotes: readonly QuoteSubmission[], hasSeveral: boolean): string {
  const shown = columns(hasSeveral);
  return writeCsv([
    shown.map(([title]) => title),
    ...quotes.map((quote) => shown.map(([, read]) => read(quote))),
  ]);
}

/** The word range that recognition found in a scan. */
function recognizedWords(quote: QuoteSubmission) {
  return estimateDocument(quote)?.words;
}

function roundIfAny(value: number | undefined): CsvValue {
  return value === undefined ? '' : Math.round(value);
}

function pagesNotCounted({ measurement }: QuoteSubmission): CsvValue {
  const pages = measurement?.limit === 'scan' ? measurement.pages : undefined;
  return pages ?? (measurement && dividePages(measurement))?.missing ?? '';
}

/** A cost needs words that were counted. */
function costValue(quote: QuoteSubmission): CsvValue {
  return isCounted(basisOf(quote)) ? (costOf(quote) ?? quote.estimatedCost) : '';
}

function deletionReason(quote: QuoteSubmission): string {
  if (quote.fileDeletedAt === undefined) return '';
  return texts().clocks.file.reasons[fileDeletionCauseOf(quote)];
}

function deadlineValue(quote: QuoteSubmission): CsvValue {
  const deadline = clientDeadlineOf(quote);
  switch (deadline.kind) {
    case 'none':
      return '';
    case 'unreadable':
      return [quote.deadlineDate, quote.deadlineTime].filter(Boolean).join(' ');
    case 'time-only':
      return { date: deadline.time };
    case 'moment': {
      const date = writeWall(deadline.wall);
      return { date: deadline.hasTime ? date : date.slice(0, dayLength) };
    }
  }
}

/** In the form that Excel, LibreOffice and WPS take for a date in every language: "2026-11-29 09:05". */
function writeWall({ year, month, day, hour, minute }: WallTime): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

const dayLength = 'yyyy-MM-dd'.length;

/** The heading names the zone. */
function officeTime(text: string): CsvValue {
  const at = new Date(text);
  return isValid(at) ? { date: writeWall(wallTimeAt(at.getTime(), officeZone())) } : text;
}
