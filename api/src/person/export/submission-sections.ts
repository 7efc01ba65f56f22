import { knownName } from '@yiqiao/contract/wording/known-name';
import type { ExportedSubmission } from './exported-person.ts';
import type { PageWords } from './page-words.ts';

/** What stands under one heading, a line each. */
export interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

interface Line {
  readonly text: string;
  /** Of a file in the zip. */
  readonly href?: string;
}

/** A submission for people to read; sections may be empty. */
export function describeSubmission(submission: ExportedSubmission, words: PageWords): Section[] {
  const { texts } = words;
  return [
    { title: texts.request, lines: describeRequest(submission, words) },
    { title: texts.files.title, lines: describeFiles(submission, words) },
    { title: texts.offers.title, lines: describeOffers(submission, words) },
    { title: texts.messages.title, lines: describeMessages(submission, words) },
    { title: texts.notes, lines: describeNotes(submission, words) },
    { title: texts.mails.title, lines: describeMails(submission, words) },
    { title: texts.payments, lines: describePayments(submission, words) },
    { title: texts.wishes.title, lines: describeWishes(submission, words) },
  ];
}

/** In the zone that the client's browser named. */
function momentOf({ record }: ExportedSubmission, { formats }: PageWords) {
  return (at: string) => formats.moment(Date.parse(at), record.timeZone).long;
}

function describeRequest(submission: ExportedSubmission, words: PageWords): Line[] {
  const { record } = submission;
  const { texts, formats, nameService } = words;
  const { fields, colon } = texts;
  const deadline = [record.deadlineDate, record.deadlineTime].filter(Boolean).join(' ');
  const rows: [string, string | undefined][] = [
    [fields.name, record.customerName],
    [fields.email, record.customerEmail],
    [fields.sent, momentOf(submission, words)(record.createdAt)],
    [fields.service, nameService(record.translationDirection)],
    [fields.serviceType, nameService(record.serviceType)],
    [fields.timeline, nameService(record.deliveryTimeline)],
    [fields.deadline, deadline],
    [fields.timeZone, record.timeZone],
    [fields.status, knownName(texts.statuses, record.status)],
    [fields.words, formats.count(record.wordCount)],
    [fields.estimate, formats.money(record.estimatedCost)],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ text: label + colon + value }] : []));
}

function describeFiles(submission: ExportedSubmission, words: PageWords): Line[] {
  const { record, files } = submission;
  const { texts } = words;
  const moment = momentOf(submission, words);
  const kept = files.map(
    ({ fileName, path, isMissing }): Line =>
      isMissing
        ? { text: texts.files.missing(fileName) }
        : { text: fileName, href: path.split('/').map(encodeURIComponent).join('/') },
  );
  const delivered = (record.deliveries ?? []).flatMap((delivery) => delivery.files);
  const deleted = [record, ...delivered].flatMap(({ fileName, fileDeletedAt }) =>
    fileDeletedAt === undefined
      ? []
      : [{ text: texts.files.deleted(fileName, moment(fileDeletedAt)) }],
  );
  const lines = [...kept, ...deleted];
  return lines.length === 0 ? [{ text: texts.files.none }] : lines;
}

function describeOffers(submission: ExportedSubmission, words: PageWords): Line[] {
  const { offers = [], acceptance, refusals = [] } = submission.record;
  const { texts, formats } = words;
  const moment = momentOf(submission, words);
  const lines = offers.flatMap(({ version, total, wordCount, deliverBy, note }) => [
    texts.offers.describe(
      version,
      formats.money(total),
      formats.count(wordCount),
      moment(deliverBy),
    ),
    ...(note === undefined ? [] : [note]),
  ]);
  const declined = refusals.flatMap(({ version, at, reason }) => [
    texts.offers.declined(version, moment(at)),
    ...(reason === undefined ? [] : [reason]),
  ]);
  const accepted =
    acceptance === undefined
      ? []
      : [texts.offers.accepted(acceptance.version, acceptance.name, moment(acceptance.at))];
  return toLines([...lines, ...declined, ...accepted]);
}

function describeMessages(submission: ExportedSubmission, words: PageWords): Line[] {
  const { messages = [] } = submission.record;
  const { client, office } = words.texts.messages;
  const moment = momentOf(submission, words);
  return toLines(
    messages.map(
      ({ from, at, text }) => `${from === 'client' ? client : office}, ${moment(at)}\n${text}`,
    ),
  );
}

function describeNotes(submission: ExportedSubmission, words: PageWords): Line[] {
  const { notes = [] } = submission.record;
  const moment = momentOf(submission, words);
  return toLines(notes.map(({ at, text }) => `${moment(at)}\n${text}`));
}

function describeMails(submission: ExportedSubmission, words: PageWords): Line[] {
  const { mails = [] } = submission.record;
  const moment = momentOf(submission, words);
  return toLines(
    mails.map(({ address, sentAt, queuedAt }) =>
      words.texts.mails.describe(address, moment(sentAt ?? queuedAt)),
    ),
  );
}

function describePayments(submission: ExportedSubmission, words: PageWords): Line[] {
  const { payments = [] } = submission.record;
  const moment = momentOf(submission, words);
  return toLines(
    payments.map(
      ({ amount, paidAt, at }) => `${words.formats.money(amount)}, ${moment(paidAt ?? at)}`,
    ),
  );
}

function describeWishes(submission: ExportedSubmission, words: PageWords): Line[] {
  const { wishes = [] } = submission.record;
  const { colon, wishes: names } = words.texts;
  const moment = momentOf(submission, words);
  return toLines(
    wishes.map(({ what, at }) => {
      const name = what === 'export' || what === 'erase' ? names[what] : what;
      return name + colon + moment(at);
    }),
  );
}

function toLines(texts: readonly string[]): Line[] {
  return texts.map((text) => ({ text }));
}
