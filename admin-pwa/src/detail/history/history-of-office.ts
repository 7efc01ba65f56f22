import { fileDeletionCauseOf } from '@yiqiao/contract/files/file-deletion';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { knownName } from '@yiqiao/contract/wording/known-name';
import { moneyText } from '../../figures/money-text.ts';
import { texts } from '../../texts/texts.ts';
import type { SayWho, Sender } from '../../ui/say-who.ts';
import type { HistoryLine, PossibleLine } from './history-line.ts';

type QuoteMessage = NonNullable<QuoteSubmission['messages']>[number];

/** What the office and the server did, apart from statuses. */
export function officeLines(quote: QuoteSubmission, sayWho: SayWho): PossibleLine[] {
  const { offers = [], deliveries = [], link, fileDeletedAt, decline } = quote;
  const { clocks, delivery, detail, order } = texts();
  const { history: words } = detail;
  const cause = fileDeletionCauseOf(quote);
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
      ? [{ key: `link ${link.number}`, at: link.at, what: words.linkRenewed, note: sayWho(link) }]
      : []),
    {
      key: 'deleted',
      at: fileDeletedAt,
      what: words.deleted,
      note: by(
        cause === 'by-hand' ? { by: quote.fileDeletionRequestedBy } : {},
        clocks.file.reasons[cause],
      ),
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
