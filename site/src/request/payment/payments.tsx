import { company } from '@yiqiao/contract/company';
import { titleNameIn } from '@yiqiao/contract/company-name';
import type { Cents } from '@yiqiao/contract/money/money';
import { Fragment } from 'react';
import { useTexts } from '../../texts/site-texts.ts';
import { useRequestTexts } from '../request-texts.ts';
import type { Money } from '../state/money-of.ts';
import { hasCome, isStruck, type Received } from './list-payments.ts';
import styles from './payments.module.css';

/** What has come of what was agreed, a part each; said in words beside it. */
export function MoneyBar({
  payments,
  money,
}: {
  readonly payments: readonly Received[];
  readonly money: Money;
}) {
  const counted = payments.filter(
    (payment) => hasCome(payment) && payment.currency === money.currency,
  );
  const whole = Math.max(money.agreed, money.paid);
  const share = (cents: Cents) => `${((cents / whole) * 100).toFixed(2)}%`;
  // Attributes, since the site's policy allows no styles of elements.
  return (
    <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
      <rect width={share(money.paid)} height="8" className={styles.part} />
      {counted.map(({ id }, index) => {
        const end = share(counted.slice(0, index + 1).reduce((sum, one) => sum + one.cents, 0));
        return <line key={id} x1={end} x2={end} y2="8" className={styles.gap} />;
      })}
    </svg>
  );
}

/** A line a payment, the newest first; one that was taken back is struck, with what took it back below. */
export function PaymentLines({ payments }: { readonly payments: readonly Received[] }) {
  return (
    <ol className={styles.list}>
      {[...payments].reverse().map((payment) => (
        <li key={payment.id}>
          <PaymentLine payment={payment} />
        </li>
      ))}
    </ol>
  );
}

function PaymentLine({ payment }: { readonly payment: Received }) {
  const { payment: texts, formats, moments } = useRequestTexts();
  const { list } = texts;
  const { way, cents, currency, at, counter } = payment;
  const { day, recorded } = useSaid(payment);
  const Name = isStruck(payment) ? 's' : Fragment;
  return (
    <>
      <span className={styles.day}>{day}</span>
      <span className={styles.what}>
        <Name>{list.ways[way]}</Name>
        <small>
          <time dateTime={at}>{recorded}</time>
        </small>
      </span>
      <b className={styles.sum}>
        <Name>{formats.money(cents, currency)}</Name>
      </b>
      {counter !== undefined && (
        <>
          <span className={styles.day}>
            {counter.at !== undefined && moments.shortDay(counter.at)}
          </span>
          <span className={styles.what}>{list.counters[counter.kind]}</span>
          <b className={styles.sum}>{`−${formats.money(counter.cents, currency)}`}</b>
        </>
      )}
    </>
  );
}

/** When a payment came, and who says so; on paper with the year. */
export function useSaid({ way, day, at }: Received, isOnPaper = false) {
  const { payment: texts, moments, ...days } = useRequestTexts();
  const { language } = useTexts();
  const name = language === 'en' ? company.brand : titleNameIn(language);
  const form = isOnPaper ? 'day' : 'shortDay';
  const moment = isOnPaper ? moments.full(at) : moments.short(at);
  return {
    day: day === undefined ? moments[form](at) : days[form](day),
    recorded: way === 'card' ? texts.list.confirmed(moment) : texts.list.recorded(name, moment),
  };
}
