import { paymentEndpoints } from '@yiqiao/contract/http/payment-endpoints';
import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { defaultCurrency } from '@yiqiao/contract/money/currency';
import { PhraseText } from '../../texts/phrase-text.tsx';
import { PostButton, PostForm } from '../form/post-form.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { isSettled, phaseOf } from '../state/payment-phase.ts';
import { Outcome } from '../talk/outcome.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import { BankTransfer } from './bank-transfer.tsx';
import styles from './payment.module.css';

/** The ways to pay that the office has set up; once paid, the state of the payment. */
export function PaymentPanel() {
  const { payment: texts } = useRequestTexts();
  const { request } = useRequestState();
  const { payment } = request;
  const phase = phaseOf(request);
  if (payment === undefined || phase === null || phase === 'paid') return null;
  if (isSettled(phase)) return <PaymentNotice />;
  const { canPayByCard, bankTransfer } = payment;
  const ways = Number(canPayByCard) + Number(bankTransfer !== undefined);
  if (ways === 0 && request.deliveries.length > 0) return null;
  return (
    <section>
      <h2 className={textStyles.heading}>{ways > 1 ? texts.ways : texts.way}</h2>
      <PaymentNotice />
      {ways === 0 && <p className={textStyles.text}>{texts.none}</p>}
      {ways > 0 && (
        <div className={styles.panel}>
          {canPayByCard && <PayByCard />}
          {bankTransfer !== undefined && <BankTransfer text={bankTransfer} />}
        </div>
      )}
      <Outcome only="pay" />
    </section>
  );
}

/** What the provider has reported about a payment, unless that is "paid" or nothing. */
function PaymentNotice() {
  const { payment: texts, price } = useRequestTexts();
  const { request } = useRequestState();
  const { refunded, currency = defaultCurrency } = request.payment ?? {};
  const phase = phaseOf(request);
  if (phase === null || phase === 'due' || phase === 'paid') return null;
  const amount = refunded === undefined ? '' : price(refunded, currency);
  return (
    <p className={styles.said} data-phase={phase}>
      {texts.said[phase](amount)}
    </p>
  );
}

/** Goes to the provider's page. */
function PayByCard() {
  const { payment: texts, price } = useRequestTexts();
  const { key, request, pay } = useRequestState();
  const offer = acceptedOffer(request);
  if (offer === null) return null;
  const { version } = offer;
  return (
    <div className={styles.way}>
      <h3 className={styles.wayHeading}>{texts.card.heading}</h3>
      <p className={styles.small}>{texts.card.text}</p>
      <PostForm
        action={paymentEndpoints.beginPayment.href({ key })}
        hidden={{ version }}
        onSend={() => void pay(version)}
      >
        <PostButton size="large" className={styles.pay}>
          <PhraseText text={texts.card.pay(price(offer.total, offer.currency))} />
        </PostButton>
      </PostForm>
    </div>
  );
}
