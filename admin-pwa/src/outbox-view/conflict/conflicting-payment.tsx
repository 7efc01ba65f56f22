import { isPaidInFull, type OrderMoney, orderMoney } from '@yiqiao/contract/life/order-money';
import type { RecordedPayment } from '@yiqiao/contract/record/recorded-payment';
import { knownName } from '@yiqiao/contract/wording/known-name';
import { formatRecent, formatWeekday } from '../../clocks/format-time.ts';
import { centsText, moneyText } from '../../figures/money-text.ts';
import type { PaymentEntry } from '../../offline/outbox/outbox-entry.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { ConflictHalves } from './conflict-halves.tsx';
import styles from './conflicting-change.module.css';
import { sourceOf } from './conflicting-change.tsx';

interface ConflictingPaymentProps {
  entry: PaymentEntry;
  now: number;
}

const dayMs = 24 * 3_600_000;

/** Two payments that may be one transfer, entered on two devices. One is the safe answer. */
export function ConflictingPayment({ entry, now }: ConflictingPaymentProps) {
  const { keepOwn, drop } = useConsole();
  const { changes, money } = useTexts();
  const { alike, request, queuedAt, quoteId } = entry;
  const quote = useConsoleState(({ list }) => list.quotes.find(({ id }) => id === quoteId));
  if (alike === undefined) return null;
  const own: RecordedPayment = { ...request, id: '', currency: alike.currency, at: '' };
  const both = quote && {
    ...quote,
    recordedPayments: [...(quote.recordedPayments ?? []), own],
  };
  const { twice } = money;
  const there = {
    title: changes.onServer,
    what: <Sum payment={alike} isSent now={now} />,
    source: sourceOf(formatRecent(alike.at, now), alike.device ?? ''),
    effect: [twice.withOne, outcomeOf(quote && orderMoney(quote))] as const,
    action: twice.one,
    onChoose: () => void drop(entry),
  };
  const here = {
    title: changes.yours,
    what: <Sum payment={own} isSent={false} now={now} />,
    source: changes.fromHere(formatRecent(queuedAt, now)),
    effect: [twice.withBoth, outcomeOf(both && orderMoney(both))] as const,
    action: twice.two,
    onChoose: () => void keepOwn(entry),
  };
  const apart = Math.abs(Date.parse(alike.receivedOn) - Date.parse(request.receivedOn)) / dayMs;
  return (
    <ConflictHalves
      title={twice.title}
      text={twice.text(alike.way === request.way, apart)}
      halves={[there, here]}
    />
  );
}

function Sum(props: { payment: RecordedPayment; isSent: boolean; now: number }) {
  const { payment, isSent, now } = props;
  const { amount, currency, way, receivedOn, note } = payment;
  const { figures, money } = useTexts();
  return (
    <>
      <p className={styles.sum} data-sent={isSent}>
        {moneyText(amount, currency)}
      </p>
      <p>
        <strong>
          {figures.list([knownName(money.entries, way), formatWeekday(receivedOn, now)])}
        </strong>
      </p>
      {note !== undefined && (
        <p>
          <HanText>{money.quoted(note)}</HanText>
        </p>
      )}
    </>
  );
}

/** What the sums come to; nothing where the order is not on this device. */
function outcomeOf(money: OrderMoney | null | undefined): string {
  if (money == null) return '';
  const { currency, open, overpaid } = money;
  const { twice } = texts().money;
  if (overpaid > 0) return twice.tooMuch(centsText(overpaid, currency));
  if (open > 0) return twice.stays(centsText(open, currency));
  return isPaidInFull(money) ? twice.paidInFull : '';
}
