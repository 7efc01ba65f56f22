import { textLimits } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import {
  type RecordedPayment,
  type ReversalKind,
  reversalKinds,
} from '@yiqiao/contract/record/recorded-payment';
import { knownName } from '@yiqiao/contract/wording/known-name';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { formatWeekday } from '../clocks/format-time.ts';
import { moneyText } from '../figures/money-text.ts';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { AfterThis } from './after-this.tsx';
import { Field } from './field.tsx';
import styles from './payment-dialog.module.css';

export interface CorrectDialogProps {
  /** With what waits on this device. */
  quote: QuoteSubmission;
  payment: RecordedPayment;
  now: number;
  onClose: () => void;
}

/** Writes the counter-entry of a payment that was entered wrong or sent back. */
export function CorrectDialog({ quote, payment, now, onClose }: CorrectDialogProps) {
  const { figures, money: words } = useTexts();
  const { correction, dialog } = words;
  const reversal = useReversal(quote, payment, onClose);
  const { kind, reason, fault } = reversal;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const subject = figures.list([
    knownName(words.entries, payment.way),
    formatWeekday(payment.receivedOn, now),
    moneyText(payment.amount, payment.currency),
  ]);
  return (
    <Dialog title={correction.title} subject={subject} width="wide" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={reversal.send}>
        <p className={`${parts.quiet} ${styles.lead}`}>{correction.text}</p>
        <p className={`${parts.quiet} ${styles.onPhone}`}>
          <HanText>{subject}</HanText>
        </p>
        <div className={styles.halves}>
          <div className={styles.fields}>
            <KindField kind={kind} onChange={reversal.setKind} />
            <Field label={correction.why} hint={correction.whoReads} fault={fault}>
              {(control) => (
                <input
                  {...control}
                  ref={field}
                  required
                  maxLength={textLimits.reason}
                  autoComplete="off"
                  value={reason}
                  onChange={({ target }) => reversal.setReason(target.value)}
                />
              )}
            </Field>
          </div>
          <AfterThis before={quote} after={reversal.after} />
        </div>
        <div className={styles.foot}>
          <Button isPrimary type="submit" className={styles.send} disabled={reversal.isSending}>
            {correction.send}
          </Button>
          <TextButton className={styles.cancel ?? ''} onClick={onClose}>
            {dialog.cancel}
          </TextButton>
        </div>
      </form>
    </Dialog>
  );
}

function KindField(props: { kind: ReversalKind; onChange: (kind: ReversalKind) => void }) {
  const { correction } = useTexts().money;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{correction.what}</legend>
      <div className={styles.kinds}>
        {reversalKinds.map((kind) => {
          const [title, effect] = correction.kinds[kind];
          return (
            <label key={kind} className={styles.kind} data-chosen={props.kind === kind}>
              <input
                type="radio"
                name={name}
                checked={props.kind === kind}
                onChange={() => props.onChange(kind)}
              />
              <span>
                <span className={styles.kindName}>{title}</span>
                <span className={parts.quiet}>{effect}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A counter-entry as it is written. */
function useReversal(quote: QuoteSubmission, payment: RecordedPayment, onSent: () => void) {
  const { take } = useConsole();
  const [kind, setKind] = useState<ReversalKind>('mistake');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const { id: paymentId } = payment;
  const countered = { ...payment, reversal: { kind, reason, at: '' } };
  return {
    ...{ kind, reason, fault, isSending, setKind },
    after: {
      ...quote,
      recordedPayments: quote.recordedPayments?.map((one) =>
        one.id === paymentId ? countered : one,
      ),
    },
    setReason(typed: string): void {
      setReason(typed);
      setFault(undefined);
    },
    async send(event: FormEvent): Promise<void> {
      event.preventDefault();
      if (isSending) return;
      setIsSending(true);
      const request = { paymentId, kind, reason };
      const refused = await take(quote, { command: 'reversePayment', request });
      setIsSending(false);
      if (refused === null) onSent();
      else setFault(refused === 'text-missing' ? 'reason-missing' : refused);
    },
  };
}
