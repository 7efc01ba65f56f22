import { type Cents, decimalToCents } from '@yiqiao/contract/money/money';
import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { useEffect, useRef } from 'react';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { useCheckoutTexts } from '../checkout-texts.ts';
import styles from './pay-now.module.css';
import type { Arrived } from './use-pay-now.ts';

interface ArrivedNoteProps {
  readonly amount: Cents;
  readonly arrived: Arrived;
  readonly pay: (receipt: QuoteReceipt) => Promise<void>;
}

/** The document is there; its payment, or why there is none. */
export function ArrivedNote({ amount, arrived: { receipt, step }, pay }: ArrivedNoteProps) {
  const { formats, payNow } = useCheckoutTexts();
  const { arrived, changed, differs } = payNow;
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const isPayable = receipt !== null && step !== 'differs';
  const due = formats.money(isPayable ? decimalToCents(receipt.estimatedCost) : amount);
  const said = saidOf();
  return (
    <section className={styles.right} aria-labelledby="arrived">
      <h2 ref={title} id="arrived" className={styles.arrived} tabIndex={-1}>
        {said.title}
      </h2>
      <p className={styles.lead}>{said.text}</p>
      {receipt !== null && <p className={styles.hint}>{arrived.reference(receipt.reference)}</p>}
      {isPayable && (
        <Button
          size="large"
          className={styles.pay}
          aria-disabled={step === 'opening'}
          onClick={() => step !== 'opening' && void pay(receipt)}
        >
          {arrived.pay(due)}
        </Button>
      )}
      <p className={styles.lead} role="status">
        {step === 'away' && arrived.away}
      </p>
      {receipt?.requestPath !== undefined && step !== 'opening' && (
        <ButtonAnchor variant="secondary" href={receipt.requestPath}>
          {arrived.page}
        </ButtonAnchor>
      )}
    </section>
  );

  function saidOf(): { readonly title: string; readonly text: string } {
    if (!isPayable) return differs;
    if (step !== 'changed') return arrived;
    return { title: changed.title, text: changed.text(formats.money(amount), due) };
  }
}
