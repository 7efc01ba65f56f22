import { orderMoney } from '@yiqiao/contract/life/order-money';
import { centsToDecimal } from '@yiqiao/contract/money/money';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { PaymentWay } from '@yiqiao/contract/record/recorded-payment';
import { type FormEvent, useState } from 'react';
import { dayOf } from '../clocks/format-time.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { amountToText, readAmount } from './entered-amount.ts';

interface PaymentDraft {
  readonly amount: string;
  readonly way: PaymentWay;
  /** "2026-11-24"; empty while it is being typed. */
  readonly day: string;
  readonly note: string;
}

type PaymentField = 'amount' | 'day' | 'note' | 'whole';

/** By the code of the command: where it belongs. */
const fieldOf: Readonly<Record<string, PaymentField>> = {
  'amount-invalid': 'amount',
  'day-invalid': 'day',
  'text-too-long': 'note',
};

/** A payment as it is entered: what is typed, what it means, what is wrong with it. */
export function usePayment(quote: QuoteSubmission, now: number, onSent: () => void) {
  const { take, setPreference } = useConsole();
  const firstWay = useConsoleState(({ preferences }) => preferences.paymentWay) ?? 'bank';
  const money = orderMoney(quote);
  const [draft, setDraft] = useState<PaymentDraft>(() => ({
    amount: money === null || money.open === 0 ? '' : amountToText(money.open),
    way: firstWay,
    day: dayOf(now),
    note: '',
  }));
  const [fault, setFault] = useState<Readonly<Partial<Record<PaymentField, string>>>>({});
  const [isSending, setIsSending] = useState(false);
  // Those that were on screen when the dialog opened: one that comes meanwhile may be this very money.
  const [knownPayments, setKnownPayments] = useState(() => idsOf(quote));
  const cents = readAmount(draft.amount);

  async function record(): Promise<string | null> {
    if (cents === null) return 'amount-invalid';
    // The command allows for zones in which it is tomorrow already.
    if (draft.day > dayOf(now)) return 'day-invalid';
    const { way, day: receivedOn, note } = draft;
    const request = {
      amount: centsToDecimal(cents),
      ...{ way, receivedOn, knownPayments },
      ...(note.trim() !== '' && { note }),
    };
    return take(quote, { command: 'recordPayment', request });
  }

  return {
    ...{ draft, cents, fault, isSending, firstWay },
    after: cents === null ? quote : withPayment(quote, centsToDecimal(cents)),
    /** Says nothing more against a field that is being changed. */
    change(parts: Partial<PaymentDraft>, field: PaymentField | null): void {
      setDraft((before) => ({ ...before, ...parts }));
      if (field !== null) setFault((before) => ({ ...before, [field]: undefined }));
    },
    async send(event: FormEvent): Promise<void> {
      event.preventDefault();
      if (isSending) return;
      setIsSending(true);
      const reason = await record();
      setIsSending(false);
      if (reason === null) {
        if (draft.way !== firstWay) void setPreference({ paymentWay: draft.way });
        onSent();
        return;
      }
      if (reason === 'payment-alike') setKnownPayments(idsOf(quote));
      setFault({ [fieldOf[reason] ?? 'whole']: reason });
    },
  };
}

function idsOf({ recordedPayments = [] }: QuoteSubmission): string[] {
  return recordedPayments.map(({ id }) => id);
}

/** The order as it would be with a payment more. */
function withPayment(quote: QuoteSubmission, amount: string): QuoteSubmission {
  const money = orderMoney(quote);
  if (money === null) return quote;
  const added = { id: '', amount, currency: money.currency, way: '', receivedOn: '', at: '' };
  return { ...quote, recordedPayments: [...(quote.recordedPayments ?? []), added] };
}

/** @param days later; earlier if negative. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00`);
  return dayOf(date.setDate(date.getDate() + days));
}
