import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { receiptFiles } from '@yiqiao/contract/files/receipt-files';
import { knownName } from '@yiqiao/contract/wording/known-name';
import { describeCount } from '../../mail/compose/describe-count.ts';
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

/** A submission with the words, and the moments in the zone that the client's browser named. */
interface Told extends ExportedSubmission, PageWords {
  moment(at: string): string;
}

/** A submission for people to read; sections may be empty. */
export function describeSubmission(submission: ExportedSubmission, words: PageWords): Section[] {
  const { texts, formats } = words;
  const { timeZone } = submission.record;
  const moment = (at: string) => formats.moment(Date.parse(at), timeZone).long;
  const told: Told = { ...submission, ...words, moment };
  return [
    { title: texts.request, lines: describeRequest(told) },
    { title: texts.files.title, lines: describeFiles(told) },
    { title: texts.offers.title, lines: describeOffers(told) },
    { title: texts.messages.title, lines: describeMessages(told) },
    { title: texts.notes, lines: describeNotes(told) },
    { title: texts.mails.title, lines: describeMails(told) },
    { title: texts.payments, lines: describePayments(told) },
    { title: texts.wishes.title, lines: describeWishes(told) },
  ];
}

function describeRequest({ record, texts, formats, nameService, moment }: Told): Line[] {
  const { fields, colon } = texts;
  const isPriced = isCounted(basisOf(record));
  const deadline = [record.deadlineDate, record.deadlineTime].filter(Boolean).join(' ');
  const rows: [string, string | undefined][] = [
    [fields.name, record.customerName],
    [fields.email, record.customerEmail],
    [fields.sent, moment(record.createdAt)],
    [fields.service, nameService(record.translationDirection)],
    [fields.serviceType, nameService(record.serviceType)],
    [fields.timeline, nameService(record.deliveryTimeline)],
    [fields.deadline, deadline],
    [fields.timeZone, record.timeZone],
    [fields.status, knownName(texts.statuses, record.status)],
    [fields.words, describeCount(record, formats)],
    [fields.estimate, isPriced ? formats.money(record.estimatedCost) : undefined],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ text: label + colon + value }] : []));
}

function describeFiles({ record, files, texts, moment }: Told): Line[] {
  const kept = files.map(
    ({ fileName, path, isMissing }): Line =>
      isMissing
        ? { text: texts.files.missing(fileName) }
        : { text: fileName, href: path.split('/').map(encodeURIComponent).join('/') },
  );
  const deleted = receiptFiles(record).flatMap(({ fileName, fileDeletedAt }) =>
    fileDeletedAt === undefined
      ? []
      : [{ text: texts.files.deleted(fileName, moment(fileDeletedAt)) }],
  );
  const lines = [...kept, ...deleted];
  return lines.length === 0 ? [{ text: texts.files.none }] : lines;
}

function describeOffers({ record, texts, formats, moment }: Told): Line[] {
  const { offers = [], acceptance, refusals = [] } = record;
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

function describeMessages({ record: { messages = [] }, texts, moment }: Told): Line[] {
  const { client, office } = texts.messages;
  return toLines(
    messages.map(
      ({ from, at, text }) => `${from === 'client' ? client : office}, ${moment(at)}\n${text}`,
    ),
  );
}

function describeNotes({ record: { notes = [] }, moment }: Told): Line[] {
  return toLines(notes.map(({ at, text }) => `${moment(at)}\n${text}`));
}

function describeMails({ record: { mails = [] }, texts, moment }: Told): Line[] {
  return toLines(
    mails.map(({ address, sentAt, queuedAt }) =>
      texts.mails.describe(address, moment(sentAt ?? queuedAt)),
    ),
  );
}

function describePayments({ record: { payments = [] }, formats, moment }: Told): Line[] {
  return toLines(
    payments.map(({ amount, paidAt, at }) => `${formats.money(amount)}, ${moment(paidAt ?? at)}`),
  );
}

function describeWishes({ record: { wishes = [] }, texts, moment }: Told): Line[] {
  return toLines(
    wishes.map(({ what, at }) => {
      const name = what === 'export' || what === 'erase' ? texts.wishes[what] : what;
      return name + texts.colon + moment(at);
    }),
  );
}

function toLines(texts: readonly string[]): Line[] {
  return texts.map((text) => ({ text }));
}
