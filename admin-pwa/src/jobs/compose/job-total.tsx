import styles from '../../composer/offer-total.module.css';
import { moneyText } from '../../figures/money-text.ts';
import type { JobDraft } from '../../offline/storage/records/order-draft.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { useSettled } from '../../ui/use-settled.ts';
import { draftFee, readWords } from './job-form.ts';

interface JobTotalProps {
  draft: JobDraft;
  /** At the foot of a phone's screen, or at the head of the preview, where it is also announced. */
  look: 'foot' | 'preview';
}

/** The fee, updated with each key. */
export function JobTotal({ draft, look }: JobTotalProps) {
  const { figures, order, translators } = useTexts();
  const { compose } = translators;
  const fee = draftFee(draft);
  const total = fee && moneyText(fee.total, fee.currency);
  const words = figures.words(readWords(draft.words) ?? 0);
  const none = draft.feeKind === 'none' ? compose.noFee : compose.noFeeYet;
  const heard = useSettled(total === null ? none : compose.feeIs(total));
  const how =
    fee?.kind === 'per-word'
      ? order.quote.times(words, moneyText(fee.amount, fee.currency))
      : compose.fee;
  return (
    <div className={`${styles.total} ${styles[look]}`}>
      <p className={parts.quiet}>{fee === null ? none : how}</p>
      <p className={styles.figure} data-length={lengthOf(total)}>
        {total ?? '—'}
      </p>
      {look === 'preview' && (
        <p role="status" className="visually-hidden">
          {heard}
        </p>
      )}
    </div>
  );
}

function lengthOf(total: string | null): 'long' | undefined {
  return total !== null && total.length >= 10 ? 'long' : undefined;
}
