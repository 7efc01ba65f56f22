import { fileDeletionCauseOf } from '@yiqiao/contract/files/file-deletion';
import { defaultCurrency } from '@yiqiao/contract/money/currency';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { knownName } from '@yiqiao/contract/wording/known-name';
import { moneyText } from '../../figures/money-text.ts';
import { rangeText } from '../../figures/range-text.ts';
import { texts } from '../../texts/texts.ts';
import { type HistoryLine, happened, type PossibleLine } from './history-line.ts';
import { clientLines } from './history-of-client.ts';

type QuoteMessage = NonNullable<QuoteSubmission['messages']>[number];
type StatusChange = QuoteSubmission['history'][number];

/** Who did something, and on which device. */
type Sender = Pick<StatusChange, 'device' | 'by'>;

/** Tells who did something: by name in an office of several people, and on which device. */
type SayWho = (sender: Sender) => string;

function createSayWho(hasSeveral: boolean): SayWho {
  return ({ device = '', by }) => {
    const { changes, figures } = texts();
    const named = [hasSeveral ? (by?.name ?? '') : '', changes.device(device)];
    return figures.list(named.filter((part) => part !== ''));
  };
}

/**
 * Everything that happened, latest first, with a line that says how many changes are missing.
 * @param hasSeveral whether people are told apart.
 */
export function historyLines(
  quote: QuoteSubmission,
  hasSeveral: boolean,
): readonly (HistoryLine | number)[] {
  const sayWho = createSayWho(hasSeveral);
  const { history, historyOmitted = 0 } = quote;
  const [first, ...later] = history;
  const lines = happened([
    ...later.map((change) => changeLine(change, sayWho)),
    ...officeLines(quote, sayWho),
    ...clientLines(quote),
  ])
    .sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
    .reverse();
  return [
    ...lines,
    ...(historyOmitted > 0 ? [historyOmitted] : []),
    ...(first === undefined ? [] : [firstLine(quote, first, sayWho)]),
  ];
}

/** Of a request that staff have opened it says how that has come. */
function firstLine({ origin }: QuoteSubmission, first: StatusChange, sayWho: SayWho): HistoryLine {
  const line = changeLine(first, sayWho);
  if (origin === undefined) return line;
  const { history } = texts().detail;
  return { ...line, note: history.by(line.note, history.cameBy(origin.way)) };
}

function changeLine(change: StatusChange, sayWho: SayWho): HistoryLine {
  const { status, at, changeId, count, contact, assignment } = change;
  const { assigning, detail } = texts();
  const key = changeId ?? `${at} ${count ? 'count' : status}`;
  if (count?.range) {
    const note = detail.history.by(sayWho(change), countText(count));
    return { key: `${at} taken`, at, what: detail.history.countTaken, note };
  }
  if (count) return { key, at, what: detail.history.countFinished, note: countText(count) };
  if (contact) {
    const before = Object.values(contact).join(', ');
    const note = detail.history.by(sayWho(change), detail.history.was(before));
    return { key, at, what: detail.history.corrected(contact), note };
  }
  if (assignment) {
    const note = sayWho(change) || assigning.history.itself;
    return { key: `${key} assigned`, at, what: assignmentText(change, assignment), note };
  }
  return { key, at, what: { status }, note: sayWho(change) };
}

function assignmentText(
  { by }: StatusChange,
  { from, to, because }: NonNullable<StatusChange['assignment']>,
): string {
  const { history, nobody } = texts().assigning;
  const receiver = to?.name ?? nobody;
  if (because !== undefined && from !== undefined) {
    const moved = because === 'removed' ? history.removed : history.otherRole;
    return moved(from.name, receiver);
  }
  if (to === undefined) return history.back(from?.name ?? '');
  if (from !== undefined) return history.handed(from.name, to.name);
  return by === undefined || by.id === to.id ? history.taken(to.name) : history.given(to.name);
}

/** What the office and the server did, apart from statuses. */
function officeLines(quote: QuoteSubmission, sayWho: SayWho): PossibleLine[] {
  const { offers = [], deliveries = [], link, fileDeletedAt, decline } = quote;
  const { clocks, delivery, detail, order } = texts();
  const { history: words } = detail;
  const by = (sender: Sender, what = '') => words.by(sayWho(sender), what);
  return [
    ...offers.map(({ version, total, currency, at, ...sender }) => ({
      key: `offer ${version}`,
      at,
      what: words.offered(version),
      note: by(sender, moneyText(total, currency)),
    })),
    ...deliveries.map(({ number, at, files, ...sender }) => ({
      key: `delivery ${number}`,
      at,
      what: words.delivered(number),
      note: by(sender, delivery.files(files.length)),
    })),
    {
      key: 'decline',
      at: decline?.at,
      what: order.declining.declined,
      note: by(decline ?? {}, decline?.reason),
    },
    ...recordedLines(quote, sayWho),
    ...settlementLines(quote, sayWho),
    ...finishedDeletions(quote),
    ...(link !== undefined && link.number > 1
      ? [{ key: `link ${link.number}`, at: link.at, what: words.linkRenewed, note: '' }]
      : []),
    {
      key: 'deleted',
      at: fileDeletedAt,
      what: words.deleted,
      note: clocks.file.reasons[fileDeletionCauseOf(quote)],
    },
  ];
}

/** Payments that staff have recorded, and their counter-entries. */
function recordedLines({ recordedPayments = [] }: QuoteSubmission, sayWho: SayWho): PossibleLine[] {
  const { detail, figures, money } = texts();
  return recordedPayments.flatMap((payment) => {
    const { id, amount, currency, way, note, at, reversal } = payment;
    const sum = moneyText(amount, currency);
    const line = (what: readonly (string | undefined)[], sender: Sender = {}) =>
      detail.history.by(sayWho(sender), figures.list(what.filter((part) => part !== undefined)));
    return [
      {
        key: `recorded ${id}`,
        at,
        what: money.history.recorded,
        note: line([sum, knownName(money.entries, way), note], payment),
      },
      {
        key: `reversed ${id}`,
        at: reversal?.at,
        what: knownName(money.history.reversed, reversal?.kind ?? ''),
        note: line([sum, reversal?.reason], reversal),
      },
    ];
  });
}

/** What staff have marked as in need of nothing more. */
function settlementLines(
  { messages = [], mails = [] }: QuoteSubmission,
  sayWho: SayWho,
): PossibleLine[] {
  const { order } = texts();
  const linesOf = (
    what: 'message' | 'mail',
    items: readonly Pick<QuoteMessage, 'id' | 'settled'>[],
  ): PossibleLine[] =>
    items.map(({ id, settled }) => ({
      key: `settled ${what} ${id}`,
      at: settled?.at,
      what: order.settlement[what].name,
      note: sayWho(settled ?? {}),
    }));
  return [...linesOf('message', messages), ...linesOf('mail', mails)];
}

/** Files deleted at the same moment share a line. */
function finishedDeletions({ deliveries = [] }: QuoteSubmission): HistoryLine[] {
  const { delivery, detail } = texts();
  const moments = deliveries
    .flatMap(({ files }) => files.map(({ fileDeletedAt }) => fileDeletedAt))
    .filter((at) => at !== undefined);
  return [...new Set(moments)].map((at) => ({
    key: `finished files deleted ${at}`,
    at,
    what: detail.history.finishedDeleted,
    note: delivery.files(moments.filter((moment) => moment === at).length),
  }));
}

/** "646 words, $64.60"; how a partial count came about is explained with the count itself. */
function countText(count: NonNullable<StatusChange['count']>): string {
  const { wordCount, wordCountBasis, estimatedCost, range } = count;
  const { detail, figures } = texts();
  const { notCountable, ranged, wordsAndCost } = detail.history;
  if (wordCountBasis === 'none' || wordCountBasis === 'estimated') return notCountable;
  const lead = leadOf(wordCountBasis);
  const figure = lead(figures.words(wordCount));
  const words = range ? ranged(figure, rangeText(range)) : figure;
  const cost = figures.money(estimatedCost, defaultCurrency);
  return cost === null ? words : wordsAndCost(words, lead(cost));
}

function leadOf(basis: string): (figure: string) => string {
  const { about, atLeast } = texts().figures;
  if (basis === 'recognized') return about;
  return basis === 'partial' ? atLeast : (figure) => figure;
}
