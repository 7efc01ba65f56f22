import { offerLines } from '@yiqiao/contract/client-page/offer-lines';
import type { Offer } from '@yiqiao/contract/record/order';
import { joinClasses } from '../../ui/class-names.ts';
import { type PageTexts, useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import { nameLine } from './name-line.ts';
import styles from './offer.module.css';

/** What is translated, with its words and its price. */
export function OfferTable({ offer }: { readonly offer: Offer }) {
  const texts = useRequestTexts();
  const { request } = useRequestState();
  const { formats, counting, price, offer: names } = texts;
  const { currency, pricePerWord, wordCount, countedWords, reason } = offer;
  return (
    <div className={styles.scope}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{names.what}</th>
            <th scope="col">{names.words}</th>
            <th scope="col">{names.amount}</th>
          </tr>
        </thead>
        <tbody>
          {offerLines(request, offer).map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <bdi>
                  <MarkedText text={nameLine(line, texts.parts)} />
                </bdi>
              </th>
              <td>{formats.count(line.words)}</td>
              <td>{formats.money(line.cents, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {pricePerWord === undefined
                ? names.fixed
                : names.fixedPerWord(formatRate(pricePerWord, currency, texts))}
            </th>
            <td>{formats.count(wordCount)}</td>
            <td>{price(offer.total, currency)}</td>
          </tr>
        </tfoot>
      </table>
      {reason !== undefined && (
        <p className={joinClasses(textStyles.typed, styles.reason)}>
          <MarkedText
            text={
              countedWords === 0 ? reason : names.recounted(counting.words(countedWords), reason)
            }
          />
        </p>
      )}
    </div>
  );
}

/** A price per word in the page's money format: "$0.15", "US$0.225", "¥1.08". */
export function formatRate(
  price: string,
  currency: string,
  { formats }: Pick<PageTexts, 'formats'>,
): string {
  return formats.money(0, currency).replace('0.00', price);
}
