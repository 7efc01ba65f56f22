import { offerLines } from '@yiqiao/contract/client-page/offer-lines';
import { centsToDecimal, decimalToCents } from '@yiqiao/contract/money/money';
import type { Offer } from '@yiqiao/contract/record/order';
import { useTexts } from '../../texts/site-texts.ts';
import { joinClasses } from '../../ui/class-names.ts';
import { listChanges } from '../offer/list-changes.ts';
import { nameLine } from '../offer/name-line.ts';
import { useRequestTexts } from '../request-texts.ts';
import { amountInWords } from '../text/amount-in-words.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { useRequestState } from '../use-request.ts';
import styles from './quotation.module.css';
import sheetStyles from './sheet.module.css';

interface OfferOnPaperProps {
  readonly offer: Offer;
}

/** Words, price, delivery, note, and changes since the last version. */
export function OfferOnPaper({ offer }: OfferOnPaperProps) {
  const { paper } = useRequestTexts();
  const { offers } = useRequestState().request;
  const former = offers.find(({ version }) => version === (offer.amends ?? offer.version - 1));
  return (
    <>
      <WordTable offer={offer} />
      <Total offer={offer} />
      <Delivery offer={offer} />
      {offer.note !== undefined && (
        <div className={styles.note}>
          <b>{paper.note}</b>
          <p>
            <MarkedText text={offer.note} />
          </p>
        </div>
      )}
      {former !== undefined && <Changes before={former} after={offer} />}
    </>
  );
}

function WordTable({ offer }: OfferOnPaperProps) {
  const texts = useRequestTexts();
  const { request } = useRequestState();
  const { paper, formats, services } = texts;
  const { pricePerWord = '', wordCount, total } = offer;
  const divided = offerLines(request, offer).map((line) => ({
    id: line.id,
    name: nameLine(line, texts.parts),
    words: line.words,
    amount: centsToDecimal(line.cents),
  }));
  const single = {
    id: 'all',
    name: services.name(request.translationDirection),
    words: wordCount,
    amount: total,
  };
  return (
    <table className={joinClasses(sheetStyles.table, styles.words)}>
      <thead>
        <tr>
          <th>{paper.what}</th>
          <th>{paper.words}</th>
          <th>{paper.pricePerWord}</th>
          <th>{paper.amount(offer.currency)}</th>
        </tr>
      </thead>
      <tbody>
        {(divided.length > 0 ? divided : [single]).map(({ id, name, words, amount }) => (
          <tr key={id}>
            <td>{name}</td>
            <td>{formats.count(words)}</td>
            <td>{pricePerWord}</td>
            <td>{amount}</td>
          </tr>
        ))}
        {divided.length > 0 && (
          <tr>
            <td />
            <td>
              <b>{formats.count(wordCount)}</b>
            </td>
            <td />
            <td />
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Total({ offer }: OfferOnPaperProps) {
  const { paper, formats } = useRequestTexts();
  const { language } = useTexts();
  const cents = decimalToCents(offer.total);
  const words = amountInWords(cents, offer.currency, language);
  const { currency, figure } = formats.splitMoney(cents, offer.currency);
  return (
    <div className={styles.total}>
      <div>
        <b>{paper.total}</b>
        {words !== null && <p>{paper.inWords(words)}</p>}
      </div>
      <p data-figure="" className={styles.sum}>
        <span>{currency}</span>
        {figure}
      </p>
    </div>
  );
}

function Delivery({ offer }: OfferOnPaperProps) {
  const { paper, moments, day } = useRequestTexts();
  return (
    <div className={styles.delivery}>
      <div>
        <p className={styles.label}>{paper.delivery}</p>
        <p className={styles.party}>{moments.full(offer.deliverBy)}</p>
        <p>{moments.zone(offer.deliverBy)}</p>
      </div>
      <div>
        <p className={styles.label}>{paper.delivered}</p>
        <p>{paper.download}</p>
      </div>
      {offer.payBy !== undefined && (
        <div>
          <p className={styles.label}>{paper.payBy}</p>
          <p className={styles.party}>{day(offer.payBy)}</p>
        </div>
      )}
    </div>
  );
}

interface ChangesProps {
  readonly before: Offer;
  readonly after: Offer;
}

function Changes({ before, after }: ChangesProps) {
  const texts = useRequestTexts();
  return (
    <div className={styles.changes}>
      <b>{texts.paper.changedSince(before.version)}</b>
      <dl className={sheetStyles.changes}>
        {listChanges(before, after, texts).map((change) => (
          <div key={change.name}>
            <dt>{change.name}</dt>
            <dd>
              <del>{change.before}</del> <b>{change.after}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
