import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { receiptFiles } from '@yiqiao/contract/files/receipt-files';
import { billingFieldNames } from '@yiqiao/contract/record/billing';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { RequestFieldName } from '@yiqiao/contract/record/request-fields';
import { knownName } from '@yiqiao/contract/wording/known-name';
import { describeCount } from '../../mail/compose/describe-count.ts';
import type { ExportedSubmission } from './exported-person.ts';
import type { PageWords } from './page-words.ts';

/** A heading and the lines below it. */
export interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

interface Line {
  readonly text: string;
  /** Path of a file in the zip. */
  readonly href?: string;
}

/** A submission with the texts for it. `moment` formats a time in the zone that the client's browser reported. */
interface Told extends ExportedSubmission, PageWords {
  moment(at: string): string;
}

/** A submission for people to read; sections may be empty. */
export function describeSubmission(submission: ExportedSubmission, words: PageWords): Section[] {
  const { texts, formats } = words;
  const { timeZone } = submission.record;
  const moment = (at: string) => formats.moment(Date.parse(at), timeZone).long;
  const told: Told = { ...submission, ...words, moment };
  const sections: Readonly<Record<Part, Section>> = {
    offers: { title: texts.offers.title, lines: describeOffers(told) },
    messages: { title: texts.messages.title, lines: describeMessages(told) },
    notes: { title: texts.notes, lines: describeNotes(told) },
    mails: { title: texts.mails.title, lines: describeMails(told) },
    payments: { title: texts.payments, lines: describePayments(told) },
    recordedPayments: { title: texts.recordedPayments.title, lines: describeRecorded(told) },
    billing: { title: texts.billing, lines: describeBilling(told) },
    wishes: { title: texts.wishes.title, lines: describeWishes(told) },
  };
  return [
    { title: texts.request, lines: describeRequest(told) },
    { title: texts.files.title, lines: describeFiles(told) },
    ...Object.values(sections),
  ];
}

/**
 * What a record holds besides the request and its files. Each part has its own section; that of the offers includes
 * what became of them.
 */
type Part = Exclude<
  keyof QuoteSubmission,
  RequestFact | FileFact | 'acceptance' | 'earlierAcceptances' | 'refusals' | 'decline' | Handling
>;

type RequestFact =
  | RequestFieldName
  | 'origin'
  | 'createdAt'
  | 'status'
  | 'wordCount'
  | 'estimatedCost'
  | 'rates'
  | 'ratesReplacedAt';

type FileFact =
  | Extract<keyof QuoteSubmission, `file${string}`>
  | 'sources'
  | 'deliveries'
  | 'deliverables'
  | 'invoices';

/** How the office handles it. What concerns the person is in person.json. */
type Handling =
  | 'id'
  | 'reference'
  | 'revision'
  | 'countRevisions'
  | 'estimatedWordCount'
  | 'wordCountBasis'
  | 'measurement'
  | 'reading'
  | 'recognized'
  | 'updatedAt'
  | 'openedAt'
  | 'assignee'
  | 'jobs'
  | 'history'
  | 'historyOmitted'
  | 'link'
  | 'withdrawnFiles'
  | 'money';

type Row = readonly [label: string, value: string | undefined];

function describeRequest({ record, texts, formats, nameService, moment }: Told): Line[] {
  const { fields, colon } = texts;
  const isPriced = isCounted(basisOf(record));
  const deadline = [record.deadlineDate, record.deadlineTime].filter(Boolean).join(' ');
  const rows: Readonly<Record<RequestFact, Row | null>> = {
    customerName: [fields.name, record.customerName],
    customerEmail: [fields.email, record.customerEmail],
    origin: [fields.contact, record.origin?.contact],
    createdAt: [fields.sent, moment(record.createdAt)],
    translationDirection: [fields.service, nameService(record.translationDirection)],
    serviceType: [fields.serviceType, nameService(record.serviceType)],
    deliveryTimeline: [fields.timeline, nameService(record.deliveryTimeline)],
    deadlineDate: [fields.deadline, deadline],
    deadlineTime: null,
    timeZone: [fields.timeZone, record.timeZone],
    status: [fields.status, knownName(texts.statuses, record.status)],
    wordCount: [fields.words, describeCount(record, formats)],
    estimatedCost: [fields.estimate, isPriced ? formats.money(record.estimatedCost) : undefined],
    // Useful to programs only, and in person.json.
    include: null,
    language: null,
    rates: null,
    ratesReplacedAt: null,
  };
  return Object.values(rows).flatMap((row) => {
    const [label, value] = row ?? [];
    return value ? [{ text: `${label}${colon}${value}` }] : [];
  });
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
  const { offers = [], acceptance, earlierAcceptances = [], refusals = [], decline } = record;
  const lines = offers.flatMap(({ version, total, currency, wordCount, deliverBy, note }) => [
    texts.offers.describe(
      version,
      formats.money(total, currency),
      formats.count(wordCount),
      moment(deliverBy),
    ),
    ...(note === undefined ? [] : [note]),
  ]);
  const declined = refusals.flatMap(({ version, at, reason }) => [
    texts.offers.declined(version, moment(at)),
    ...(reason === undefined ? [] : [reason]),
  ]);
  const acceptances = [...earlierAcceptances, ...(acceptance === undefined ? [] : [acceptance])];
  const accepted = acceptances.map(({ version, name, at }) =>
    texts.offers.accepted(version, name, moment(at)),
  );
  const { at, reason = '' } = decline ?? {};
  const ended = at === undefined ? [] : [texts.offers.notTaken(moment(at), reason)];
  return toLines([...lines, ...declined, ...accepted, ...ended]);
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
    payments.map(
      ({ amount, currency, paidAt, at }) =>
        `${formats.money(amount, currency)}, ${moment(paidAt ?? at)}`,
    ),
  );
}

function describeRecorded({
  record: { recordedPayments = [] },
  texts,
  formats,
  wayNames,
  moment,
}: Told) {
  const { reversals } = texts.recordedPayments;
  return toLines(
    recordedPayments.flatMap(({ amount, currency, way, receivedOn, note, reversal }) => [
      `${formats.money(amount, currency)}, ${knownName(wayNames, way)}, ${receivedOn}`,
      ...(note === undefined ? [] : [note]),
      ...(reversal === undefined
        ? []
        : [`${knownName(reversals, reversal.kind)}, ${moment(reversal.at)}\n${reversal.reason}`]),
    ]),
  );
}

function describeBilling({ record: { billing }, texts, billingLabels }: Told): Line[] {
  return toLines(
    billingFieldNames.flatMap((name) => {
      const value = billing?.[name];
      return value === undefined ? [] : [billingLabels[name] + texts.colon + value];
    }),
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
