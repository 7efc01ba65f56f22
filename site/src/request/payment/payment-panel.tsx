import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { defaultCurrency } from '@yiqiao/contract/money/currency';
import { PrintButton } from '../print/print-button.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { hasStarted } from '../state/describe-state.ts';
import { isPaidInFull, type Money, moneyOf } from '../state/money-of.ts';
import { hasBankTransfer, phaseOf } from '../state/payment-phase.ts';
import { Outcome } from '../talk/outcome.tsx';
import { Sum } from '../text/sum.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { listPayments } from './list-payments.ts';
import { PayByCard } from './pay-by-card.tsx';
import styles from './payment.module.css';
import { MoneyBar, PaymentLines } from './payments.tsx';

/** What has come, what is open, and the ways to pay that the office has set up. */
export function PaymentPanel() {
  const { request } = useRequestState();
  const money = moneyOf(request);
  const phase = phaseOf(request);
  if (money === null || phase === null) return null;
  const payments = listPayments(request);
  const isUnclear = phase === 'under-way' || phase === 'unclear';
  const isPayable = money.open > 0 && !isUnclear;
  const hasSum = payments.length > 0 || (isPayable && hasStarted(request));
  if (!isPayable && !hasSum && phase === 'due') return null;
  return (
    <section className={styles.money}>
      {hasSum && (
        <div>
          <MoneyHead money={money} />
          {payments.length > 0 && (
            <>
              {money.open > 0 && <MoneyBar payments={payments} money={money} />}
              <PaymentLines payments={payments} />
              <PrintStatement />
            </>
          )}
        </div>
      )}
      <PaymentNotice />
      {isPayable && <Ways money={money} />}
      <Outcome only="pay" />
    </section>
  );
}

/** The open sum as the figure, or that nothing is open. */
function MoneyHead({ money }: { readonly money: Money }) {
  const { payment: texts, formats, day } = useRequestTexts();
  const { request } = useRequestState();
  const { sums } = texts;
  const { currency, agreed, paid, open, overpaid } = money;
  const say = (cents: number) => formats.money(cents, currency);
  const { payBy } = acceptedOffer(request) ?? {};
  if (open > 0) {
    return (
      <>
        <p className={styles.open}>
          <Sum cents={open} currency={currency} />
        </p>
        <p className={textStyles.quiet}>
          {paid > 0 ? sums.stillOpen(say(agreed)) : sums.toPay}
          {payBy !== undefined && <b className={styles.next}>{sums.payBy(day(payBy))}</b>}
          {!hasStarted(request) && <b className={styles.next}>{sums.startsWhole}</b>}
        </p>
      </>
    );
  }
  return (
    <>
      <h2 className={styles.whole}>
        {isPaidInFull(money) ? sums.whole : texts.list.heading}{' '}
        <span className={textStyles.quiet}>{say(agreed)}</span>
      </h2>
      {overpaid > 0 && <p className={textStyles.text}>{sums.overpaid(say(overpaid))}</p>}
    </>
  );
}

function PrintStatement() {
  const { payment: texts } = useRequestTexts();
  return (
    <p className={styles.print}>
      <PrintButton paper="payments" label={texts.statement.print} />
    </p>
  );
}

function Ways({ money }: { readonly money: Money }) {
  const { payment: texts } = useRequestTexts();
  const { request } = useRequestState();
  const { payment, deliveries } = request;
  const offer = acceptedOffer(request);
  const { canPayByCard = false } = payment ?? {};
  const canTransfer = payment !== undefined && hasBankTransfer(payment);
  if (!canPayByCard && !canTransfer) {
    return deliveries.length > 0 ? null : (
      <div>
        <h2 className={textStyles.heading}>{texts.way}</h2>
        <p className={textStyles.text}>{texts.none}</p>
      </div>
    );
  }
  return (
    <>
      {canPayByCard && offer !== null && (
        <PayByCard version={offer.version} cents={money.open} currency={money.currency} />
      )}
      {canTransfer && <BankTransfer payment={payment} money={money} />}
    </>
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
