import { format } from 'date-fns';
import { useMemo } from 'react';
import { sumFees } from '../fees/monthly-fees.ts';
import { hasTranslators } from '../state/console-state.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import styles from './export-dialog.module.css';
import { feesToCsv } from './fees-csv.ts';
import { saveCsv } from './save-csv.ts';

/** What translators get; where there is none and never was one, nothing is said of it. */
export function FeesTable() {
  const { csv } = useTexts().translators;
  const now = useConsoleState((state) => state.now);
  const quotes = useConsoleState(({ list }) => list.quotes);
  const canHandOut = useConsoleState(hasTranslators);
  const fees = useMemo(() => sumFees(quotes), [quotes]);
  if (!canHandOut && fees.length === 0) return null;
  return (
    <section className={styles.table}>
      <h3 className={styles.title}>{csv.title}</h3>
      <p>{fees.length === 0 ? csv.none : csv.text}</p>
      <Button
        disabled={fees.length === 0}
        onClick={() => saveCsv(`fees-${format(now, 'yyyy-MM-dd')}`, feesToCsv(fees))}
      >
        {csv.save}
      </Button>
    </section>
  );
}
