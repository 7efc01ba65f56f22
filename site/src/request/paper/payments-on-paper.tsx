import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { joinClasses } from '../../ui/class-names.ts';
import { isStruck, listPayments, type Received } from '../payment/list-payments.ts';
import { useSaid } from '../payment/payments.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { isPaidInFull, type Money, moneyOf } from '../state/money-of.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { useRequestState } from '../use-request.ts';
import receiptStyles from './paper-receipt.module.css';
import { Parties } from './parties.tsx';
import sheetStyles from './sheet.module.css';
import { Sheet, type SheetFacts, SheetFoot } from './sheet.tsx';

/** What was recorded of the payments. It is no invoice, and says so. */
export function PaymentsOnPaper() {
  const { request } = useRequestState();
  const { payment: texts, moments, record, receipt, formats } = useRequestTexts();
  const money = moneyOf(request);
  if (money === null) return null;
  const { statement, sums } = texts;
  const { currency, agreed, paid, open, overpaid } = money;
  const say = (cents: number) => formats.money(cents, currency);
  const facts: SheetFacts = [
    [record.reference, request.reference],
    [record.agreed, say(agreed)],
    [sums.paid, say(paid)],
    [sums.open, open === 0 ? sums.nothingOpen : say(open)],
  ];
  const said = [
    ...(open > 0 ? [statement.left(say(open))] : []),
    ...(isPaidInFull(money) ? [statement.whole] : []),
    ...(overpaid > 0 ? [statement.overpaid(say(overpaid))] : []),
  ];
  return (
    <Sheet reference={request.reference} title={statement.title} facts={facts}>
      <p className={receiptStyles.statement}>{said.join(receipt.paper.gap)}</p>
      <Lines money={money} />
      <p className={receiptStyles.note}>{statement.note(moments.zone(request.servedAt))}</p>
      <Parties addressee={request.billing} />
      <div className={receiptStyles.end}>
        <SheetFoot />
      </div>
    </Sheet>
  );
}

function Lines({ money }: { readonly money: Money }) {
  const { request } = useRequestState();
  const { payment: texts, paper, moments, formats, price } = useRequestTexts();
  const { statement, sums } = texts;
  const { acceptance } = request;
  const offer = acceptedOffer(request);
  const sumRows = [
    [sums.paid, money.paid],
    ...(money.refunded > 0 ? [[sums.refunded, money.refunded] as const] : []),
    [sums.open, money.open],
  ] as const;
  return (
    <table className={joinClasses(sheetStyles.table, receiptStyles.files)}>
      <thead>
        <tr>
          <th>{statement.way}</th>
          <th>{statement.day}</th>
          <th>{statement.recorded}</th>
          <th>{paper.amount(money.currency)}</th>
        </tr>
      </thead>
      <tbody>
        {offer !== null && acceptance !== undefined && (
          <tr>
            <td>
              <MarkedText text={statement.quote(offer.version, acceptance.name)} />
            </td>
            <td>{moments.day(acceptance.at)}</td>
            <td />
            <td>{price(offer.total, offer.currency)}</td>
          </tr>
        )}
        {listPayments(request).map((payment) => (
          <Line key={payment.id} payment={payment} />
        ))}
        {sumRows.map(([name, cents]) => (
          <tr key={name}>
            <td>
              <b>{name}</b>
            </td>
            <td />
            <td />
            <td>
              <b>{formats.money(cents, money.currency)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Line({ payment }: { readonly payment: Received }) {
  const { payment: texts, formats, moments } = useRequestTexts();
  const { day, recorded } = useSaid(payment, true);
  const { way, cents, currency, counter } = payment;
  const sum = formats.money(cents, currency);
  return (
    <>
      <tr>
        <td>{texts.list.ways[way]}</td>
        <td>{day}</td>
        <td>{recorded}</td>
        <td>{isStruck(payment) ? <s>{sum}</s> : sum}</td>
      </tr>
      {counter !== undefined && (
        <tr>
          <td>{texts.list.counters[counter.kind]}</td>
          <td>{counter.at !== undefined && moments.day(counter.at)}</td>
          <td />
          <td>{`−${formats.money(counter.cents, currency)}`}</td>
        </tr>
      )}
    </>
  );
}
