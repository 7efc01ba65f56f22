import { basisOf } from '@yiqiao/contract/counting/word-count';
import { hadDocument } from '@yiqiao/contract/record/no-document';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { describeFigure, describeUncertainCount } from '../../quote/counts/count-note.ts';
import { describeIncluded } from '../../quote/parts/describe-parts.ts';
import { type About, type Fact, strong } from './fact.ts';

export function describeDocument({ request, texts: { record }, moment }: About): Fact | null {
  // Several documents have a list of their own.
  if (!hadDocument(request) || request.sources.length > 0) return null;
  const { fileName, fileSize, fileDeletedAt } = request;
  const deleted = fileDeletedAt === undefined ? [] : [record.deleted(moment(fileDeletedAt))];
  return { name: record.document, value: fileName, notes: [formatFileSize(fileSize), ...deleted] };
}

/** The word count and how it was made; an offer states its own count. */
export function describeWords(about: About): Fact | null {
  const { request, offer, texts } = about;
  const { record, formats, counting, parts } = texts;
  const { wordCount, measurement = null, include, offers } = request;
  if (offer !== null) return strong(record.words, formats.count(offer.wordCount));
  if (offers.length > 0 || !hadDocument(request) || request.sources.length > 0) return null;
  const basis = basisOf(request);
  if (basis === 'counting') return { name: record.words, value: record.beingCounted };
  const known = { basis, wordCount, report: measurement, mediaType: '' };
  const note = describeUncertainCount(known, texts);
  if (note !== null) {
    const value = describeFigure(note, texts) ?? '';
    return { name: note.kind, value, notes: [counting.join([note.reason, note.next])] };
  }
  const included = measurement && describeIncluded(measurement.outside, include, parts);
  return strong(record.words, formats.count(wordCount), [
    ...(measurement === null ? [] : [record.wholeDocument, counting.scripts(measurement.counts)]),
    ...(included === null ? [] : [record.including(included)]),
  ]);
}
