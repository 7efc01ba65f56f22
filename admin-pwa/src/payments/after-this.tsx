import { isPaidInFull, keptSums, orderMoney } from '@yiqiao/contract/life/order-money';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { ReactNode } from 'react';
import { centsText } from '../figures/money-text.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { useSettled } from '../ui/use-settled.ts';
import { MoneyBar } from './money-bar.tsx';
import styles from './payment-dialog.module.css';

interface AfterThisProps {
  before: QuoteSubmission;
  /** As the order will be. */
  after: QuoteSubmission;
  children?: ReactNode;
}

/** The sums of an order as they will be; what a change moves is struck beside what it becomes. */
export function AfterThis({ before, after, children }: AfterThisProps) {
  const { money: words } = useTexts();
  const { dialog } = words;
  const [was, is] = [orderMoney(before), orderMoney(after)];
  const outcome = useSettled(useOutcome(after));
  if (was === null || is === null) return null;
  const { currency } = is;
  const rows = [
    [words.agreed, was.agreed, is.agreed],
    [words.paid, was.paid, is.paid],
    ...(was.refunded + is.refunded > 0 ? [[words.refunded, was.refunded, is.refunded]] : []),
    [words.open, was.open, is.open],
  ] as [string, number, number][];
  return (
    <div className={styles.after}>
      <h3 className={styles.afterTitle}>{dialog.after}</h3>
      <dl>
        {rows.map(([name, old, now]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              {old !== now && <s>{centsText(old, currency)}</s>}{' '}
              <span className={old === now ? undefined : styles.moved}>
                {name === words.open && now === 0 ? words.nothing : centsText(now, currency)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <MoneyBar agreed={is.agreed} parts={keptSums(after)} />
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
      <div className={parts.quiet}>{children}</div>
    </div>
  );
}

/** What the sums come to, in a sentence. */
function useOutcome(after: QuoteSubmission): string {
  const { dialog } = useTexts().money;
  const money = orderMoney(after);
  if (money === null) return '';
  const { currency, open, overpaid } = money;
  if (overpaid > 0) return dialog.tooMuch(centsText(overpaid, currency));
  if (open > 0) return dialog.stillOpen(centsText(open, currency));
  return isPaidInFull(money) ? dialog.paidInFull : '';
}
