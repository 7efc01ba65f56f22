import { decimalToCents } from '@yiqiao/contract/money/money';
import { renminbiCapitals } from '@yiqiao/contract/money/renminbi-capitals';
import type { ComponentProps } from 'react';
import { moneyText } from '../figures/money-text.ts';
import { priceText } from '../figures/offer-text.ts';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { useTexts } from '../texts/texts.ts';
import { draftPrice, readWords } from './offer-form.ts';
import styles from './total.module.css';
import { Total } from './total.tsx';

interface OfferTotalProps extends Pick<ComponentProps<typeof Total>, 'look'> {
  draft: OfferDraft;
}

/** What the client is to pay. */
export function OfferTotal({ draft, look }: OfferTotalProps) {
  const { compose } = useTexts().order;
  const price = draftPrice(draft);
  const words = readWords(draft.words);
  const total = price && moneyText(price.total, draft.currency);
  const how =
    price && words !== null
      ? priceText({ wordCount: words, currency: draft.currency, ...price })
      : compose.noTotal;
  const heard = total === null ? compose.noTotal : compose.totalIs(total);
  return (
    <Total {...{ look, how, total, heard }}>
      {price && draft.currency === 'CNY' && (
        <p className={styles.capitals} lang="zh-Hans">
          {renminbiCapitals(decimalToCents(price.total))}
        </p>
      )}
    </Total>
  );
}
