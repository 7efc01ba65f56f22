import type { ClientPayment } from '@yiqiao/contract/client-page/client-payment';
import { centsToDecimal } from '@yiqiao/contract/money/money';
import { useRef } from 'react';
import { useTexts } from '../../texts/site-texts.ts';
import { useRequestTexts } from '../request-texts.ts';
import type { Money } from '../state/money-of.ts';
import { amountInWords } from '../text/amount-in-words.ts';
import { MarkedText } from '../text/marked-text.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import { CopyAll, CopyLine } from './copy-button.tsx';
import styles from './payment.module.css';
import { type TransferLine, transferLines, transferText } from './transfer-lines.ts';

interface BankTransferProps {
  readonly payment: ClientPayment;
  readonly money: Money;
}

/** What a bank's form asks for, line by line, each to be copied. */
export function BankTransfer({ payment, money }: BankTransferProps) {
  const { payment: texts } = useRequestTexts();
  const { bank } = texts;
  const { request } = useRequestState();
  const { language } = useTexts();
  const shown = useRef<HTMLDListElement>(null);
  const { canPayByCard } = payment;
  const { open, currency } = money;
  const isDomestic = currency === 'CNY' && language !== 'en';
  const { lines, sentences } = transferLines(payment, {
    reference: request.reference,
    amount: centsToDecimal(open),
    currency,
    words: isDomestic ? amountInWords(open, currency, language) : null,
    names: { ...bank, code: bank.code(currency) },
  });
  const rest = money.paid > 0 ? bank.rest : bank.heading;
  return (
    <div>
      <h2 className={textStyles.heading}>{canPayByCard ? bank.or : rest}</h2>
      <dl ref={shown} className={styles.lines}>
        {lines.map((line) => (
          <Line key={`${line.name} ${line.text}`} line={line} />
        ))}
      </dl>
      <CopyAll text={transferText(lines)} shown={shown} isPrimary={!canPayByCard} />
      <p className={styles.small}>{request.hasMail ? bank.arrivesWithMail : bank.arrives}</p>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.small}>
          <MarkedText text={sentence} />
        </p>
      ))}
      <p className={styles.small}>{bank.hint}</p>
    </div>
  );
}

function Line({ line: { name, text, copied = text, words } }: { readonly line: TransferLine }) {
  const shown = useRef<HTMLElement>(null);
  return (
    <div className={styles.line}>
      <dt>
        <MarkedText text={name} />
      </dt>
      <dd ref={shown} className={styles.value}>
        <b>
          <MarkedText text={text} />
        </b>
        {words !== undefined && <span className={styles.words}>{words}</span>}
      </dd>
      <dd>
        <CopyLine text={copied} shown={shown} name={name} />
      </dd>
    </div>
  );
}
