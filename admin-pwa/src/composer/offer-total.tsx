import { decimalToCents } from '@yiqiao/contract/money/money';
import { renminbiCapitals } from '@yiqiao/contract/money/renminbi-capitals';
import { moneyText } from '../figures/money-text.ts';
import { priceText } from '../figures/offer-text.ts';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { useSettled } from '../ui/use-settled.ts';
import { draftPrice, readWords } from './offer-form.ts';
import styles from './offer-total.module.css';

interface OfferTotalProps {
  draft: OfferDraft;
  /** At the foot of a phone's screen, or at the head of the preview, where it is also announced. */
  look: 'foot' | 'preview';
}

/** The total, updated with each key. */
export function OfferTotal({ draft, look }: OfferTotalProps) {
  const { compose } = useTexts().order;
  const price = draftPrice(draft);
  const words = readWords(draft.words);
  const total = price && moneyText(price.total, draft.currency);
  const heard = useSettled(total === null ? compose.noTotal : compose.totalIs(total));
  return (
    <div className={`${styles.total} ${styles[look]}`}>
      <p className={parts.quiet}>
        {price && words !== null
          ? priceText({ wordCount: words, currency: draft.currency, ...price })
          : compose.noTotal}
      </p>
      <p className={styles.figure} data-length={lengthOf(total)}>
        {total ?? '—'}
      </p>
      {price && draft.currency === 'CNY' && (
        <p className={styles.capitals} lang="zh-Hans">
          {renminbiCapitals(decimalToCents(price.total))}
        </p>
      )}
      {look === 'preview' && (
        <p role="status" className="visually-hidden">
          {heard}
        </p>
      )}
    </div>
  );
}

function lengthOf(total: string | null): 'long' | 'longest' | undefined {
  if (total === null || total.length < 10) return undefined;
  return total.length < 14 ? 'long' : 'longest';
}
