import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { RecordRow } from '../../blocks/record-rows.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { useRequestState } from '../use-request.ts';
import styles from './payment.module.css';
import { readBankLines } from './read-bank-lines.ts';

/** The office's own text on bank transfers, with the amount and the payment reference. */
export function BankTransfer({ text }: { readonly text: string }) {
  const { payment: texts, price } = useRequestTexts();
  const { request } = useRequestState();
  const offer = acceptedOffer(request);
  const lines = readBankLines(text);
  const own = [
    offer !== null && ([texts.bank.amount, price(offer.total, offer.currency)] as const),
    !text.includes(request.reference) && ([texts.bank.purpose, request.reference] as const),
  ].filter((row) => row !== false);
  return (
    <div className={styles.way}>
      <h3 className={styles.wayHeading}>{texts.bank.heading}</h3>
      <dl className={styles.rows}>
        {lines.map(({ name, text: value }) =>
          name === null ? null : (
            <RecordRow key={`${name} ${value}`} name={<MarkedText text={name} />}>
              <MarkedText text={value} />
            </RecordRow>
          ),
        )}
        {own.map(([name, value]) => (
          <RecordRow key={name} name={name}>
            <b>{value}</b>
          </RecordRow>
        ))}
      </dl>
      {lines.map(({ name, text: sentence }) =>
        name === null ? (
          <p key={sentence} className={styles.small}>
            <MarkedText text={sentence} />
          </p>
        ) : null,
      )}
      <p className={styles.small}>{texts.bank.unseen}</p>
    </div>
  );
}
