import { orderMoney } from '@yiqiao/contract/life/order-money';
import { currencySymbol } from '@yiqiao/contract/money/currency';
import type { Cents } from '@yiqiao/contract/money/money';
import { textLimits } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type PaymentWay, paymentWays } from '@yiqiao/contract/record/recorded-payment';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { dayOf, formatCalendarDay } from '../clocks/format-time.ts';
import { centsText, currencyName } from '../figures/money-text.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { AfterThis } from './after-this.tsx';
import { Field } from './field.tsx';
import styles from './payment-dialog.module.css';
import { dayAfter, usePayment } from './use-payment.ts';

export interface RecordDialogProps {
  /** With what waits on this device. */
  quote: QuoteSubmission;
  now: number;
  onClose: () => void;
}

/** Records money that came: all that is open, today, as the last time, until something else is said. */
export function RecordDialog({ quote, now, onClose }: RecordDialogProps) {
  const { figures, money: words } = useTexts();
  const { dialog } = words;
  const payment = usePayment(quote, now, onClose);
  const { draft, cents, fault, change } = payment;
  const field = useRef<HTMLInputElement>(null);
  // After the dialog has been opened, which takes the focus.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const money = orderMoney(quote);
  if (money === null) return null;
  const { currency } = money;
  const sum = cents === null ? null : centsText(cents, currency);
  const subject = figures.list([quote.customerName, quote.reference]);
  return (
    <Dialog title={words.record} subject={subject} width="wide" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={payment.send}>
        <p className={`${parts.quiet} ${styles.onPhone}`}>
          <HanText>{subject}</HanText>
        </p>
        <div className={styles.halves}>
          <div className={styles.fields}>
            <AmountField {...payment} field={field} open={money.open} currency={currency} />
            <WayField way={draft.way} onChange={(way) => change({ way }, null)} />
            <div className={styles.pair}>
              <DayField {...payment} now={now} />
              <NoteField {...payment} />
            </div>
          </div>
          <AfterThis before={quote} after={payment.after}>
            {dialog.who}
          </AfterThis>
        </div>
        <p role="alert" className={parts.fault}>
          {fault.whole !== undefined && words.faults(fault.whole)}
        </p>
        <div className={styles.foot}>
          {sum !== null && (
            <p className={styles.inFoot}>
              {figures.list([sum, words.byWay[draft.way], formatCalendarDay(draft.day, now)])}
            </p>
          )}
          <Button isPrimary type="submit" className={styles.send} disabled={payment.isSending}>
            {sum === null ? dialog.sendAny : dialog.send(sum)}
          </Button>
          <TextButton className={styles.cancel ?? ''} onClick={onClose}>
            {dialog.cancel}
          </TextButton>
          <Keys way={payment.firstWay} />
        </div>
      </form>
    </Dialog>
  );
}

type Payment = ReturnType<typeof usePayment>;

function NoteField({ draft, fault, change }: Payment) {
  const { dialog } = useTexts().money;
  return (
    <Field label={dialog.note} hint={dialog.optional} fault={fault.note}>
      {(control) => (
        <input
          {...control}
          maxLength={textLimits.reason}
          autoComplete="off"
          value={draft.note}
          onChange={({ target }) => change({ note: target.value }, 'note')}
        />
      )}
    </Field>
  );
}

interface AmountFieldProps extends Payment {
  field: RefObject<HTMLInputElement | null>;
  open: Cents;
  currency: string;
}

function AmountField(props: AmountFieldProps) {
  const { draft, cents, fault, change, field, open, currency } = props;
  const { money: words, language } = useTexts();
  const { dialog } = words;
  return (
    <Field
      label={dialog.amount}
      hint={dialog.asQuote(currencyName(currency))}
      fault={fault.amount}
      below={<AmountWords cents={cents} open={open} currency={currency} />}
    >
      {(control) => (
        <div className={styles.amount} data-invalid={control['aria-invalid']}>
          <span aria-hidden="true">
            {currencySymbol(currency, language === 'en' ? 'en' : 'zh')}
          </span>
          <input
            {...control}
            ref={field}
            className={styles.figure}
            inputMode="decimal"
            autoComplete="off"
            size={1}
            value={draft.amount}
            onChange={({ target }) => change({ amount: target.value }, 'amount')}
          />
        </div>
      )}
    </Field>
  );
}

/** What part of the open sum an amount is. */
function AmountWords({
  cents,
  open,
  currency,
}: {
  cents: Cents | null;
  open: Cents;
  currency: string;
}) {
  const { dialog } = useTexts().money;
  if (open === 0) return dialog.nothingOpen;
  if (cents === null) return null;
  const rest = centsText(Math.abs(open - cents), currency);
  if (cents > open) return <strong>{dialog.more(rest)}</strong>;
  if (cents < open) return <strong>{dialog.part(rest)}</strong>;
  const [all, orPart] = dialog.all;
  return (
    <>
      <strong>{all}</strong>
      {orPart}
    </>
  );
}

function WayField({ way, onChange }: { way: PaymentWay; onChange: (way: PaymentWay) => void }) {
  const { dialog, ways } = useTexts().money;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{dialog.way}</legend>
      <div className={styles.ways}>
        {paymentWays.map((one) => (
          <label key={one} className={styles.way} data-chosen={way === one}>
            <input type="radio" name={name} checked={way === one} onChange={() => onChange(one)} />
            {ways[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The arrow keys move it by a day, whichever part of it has the cursor. */
function DayField({ draft, fault, change, now }: Payment & { now: number }) {
  const { dialog } = useTexts().money;
  const today = dayOf(now);
  const { day } = draft;
  return (
    <Field
      label={dialog.day}
      hint={day === '' ? '' : formatCalendarDay(day, now)}
      fault={fault.day}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          required
          max={today}
          value={day}
          onChange={({ target }) => change({ day: target.value }, 'day')}
          onKeyDown={(event) => {
            const days = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (days === undefined || day === '' || event.altKey) return;
            event.preventDefault();
            const moved = dayAfter(day, days);
            change({ day: moved > today ? today : moved }, 'day');
          }}
        />
      )}
    </Field>
  );
}

/** How the same is done without a mouse. */
function Keys({ way }: { way: PaymentWay }) {
  const { byWay, dialog } = useTexts().money;
  const { singleKeys } = useConsoleState(({ preferences }) => preferences);
  if (!singleKeys) return null;
  return (
    <p className={styles.keys}>
      <kbd>P</kbd> {dialog.andThen} <kbd>Enter</kbd>
      {dialog.keys(byWay[way])}
    </p>
  );
}
