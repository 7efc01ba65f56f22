import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { monthOf } from '../../fees/monthly-fees.ts';
import { centsText } from '../../figures/money-text.ts';
import styles from '../../shell/console-header.module.css';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import fees from './fees.module.css';
import { feesByMonth } from './fees-by-month.ts';

interface FeesButtonProps {
  jobs: readonly TranslatorJob[];
  isCurrent: boolean;
  onPress: () => void;
}

/** Leads to the fees, with what this month has brought so far. */
export function FeesButton({ jobs, isCurrent, onPress }: FeesButtonProps) {
  const { figures, seat } = useTexts();
  const thisMonth = useConsoleState(({ now }) => monthOf(now));
  const sums = feesByMonth(jobs).find(({ month }) => month === thisMonth)?.sums ?? [];
  return (
    <button
      type="button"
      className={styles.tool}
      data-in-bar="true"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPress}
    >
      <span>{seat.fees.title}</span>
      {sums.length > 0 && (
        <span className={fees.note}>
          <span className="visually-hidden">{seat.fees.thisMonth}</span>
          {figures.list(sums.map(({ currency, cents }) => centsText(cents, currency)))}
        </span>
      )}
    </button>
  );
}
