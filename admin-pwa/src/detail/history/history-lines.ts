import { defaultCurrency } from '@yiqiao/contract/money/currency';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { rangeText } from '../../figures/range-text.ts';
import { texts } from '../../texts/texts.ts';
import { createSayWho, type SayWho } from '../../ui/say-who.ts';
import { type HistoryLine, happened } from './history-line.ts';
import { clientLines } from './history-of-client.ts';
import { jobLines } from './history-of-jobs.ts';
import { officeLines } from './history-of-office.ts';

type StatusChange = QuoteSubmission['history'][number];

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
    ...jobLines(quote, sayWho),
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
