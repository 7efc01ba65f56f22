import type { Cents } from '@yiqiao/contract/money/money';
import type { Language } from '@yiqiao/contract/text/languages';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { loadSuccess } from '../../content/loaders/load-texts.ts';
import { corePaths } from '../../content/pages/core-paths.ts';
import { isOnItsWay } from '../../quote/desk/desk-state.ts';
import { quoteDesk, useQuoteDesk } from '../../quote/desk/quote-desk.ts';
import { FieldMessage } from '../../quote/fields/field-message.tsx';
import { useQuoteTexts } from '../../quote/quote-texts.ts';
import { ServiceChoice } from '../../quote/request/service-choice.tsx';
import { TextField } from '../../quote/request/text-field.tsx';
import { sentFraction } from '../../quote/sending/transfer-meter.ts';
import { SendFailureNote } from '../../quote/submit/send-failure-note.tsx';
import { submitOnEnter } from '../../quote/submit/submit-on-enter.ts';
import { useSubmit } from '../../quote/submit/use-submit.ts';
import { usePathTo, useTexts } from '../../texts/site-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Stop } from '../../ui/stops/stop.tsx';
import { useCheckoutTexts } from '../checkout-texts.ts';
import styles from './pay-now.module.css';
import type { PayNow } from './use-pay-now.ts';

interface OrderFormProps {
  readonly amount: Cents;
  readonly payNow: PayNow;
}

/** Who orders, what happens next, and the press that sends the document. */
export function OrderForm({ amount, payNow }: OrderFormProps) {
  const { payNow: texts, formats } = useCheckoutTexts();
  const { language } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  // Sent as a request, which nobody pays yet.
  const submit = useSubmit({
    fetchSuccess: () => fetchSuccess(language),
    path: corePaths.checkout,
  });
  const isSending = useQuoteDesk(({ sending }) => isOnItsWay(sending));
  return (
    <section className={styles.right} aria-labelledby="who">
      <h2 id="who" className={styles.heading}>
        {texts.who}
      </h2>
      <form
        ref={form}
        noValidate
        onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => submitOnEnter(event)}
        onSubmit={(event) => {
          event.preventDefault();
          void payNow.send(event.currentTarget);
        }}
      >
        <fieldset className={styles.fields} disabled={isSending}>
          <Fields />
        </fieldset>
        <NextStops />
        <SendFailureNote />
        {isSending ? (
          <Sending />
        ) : (
          <Button type="submit" size="large" className={styles.pay}>
            {texts.send(formats.money(amount))}
          </Button>
        )}
      </form>
      {!isSending && (
        <p className={styles.hint}>
          <Terms /> {texts.rather}{' '}
          <button
            type="button"
            className={styles.request}
            onClick={() => form.current && void submit(form.current)}
          >
            {texts.request}
          </button>
        </p>
      )}
    </section>
  );
}

function fetchSuccess(language: Language): Promise<unknown> {
  return Promise.all([import('../../success/success-page.tsx'), loadSuccess[language]()]);
}

/** Name and address; what else the desk lacks or has wrong is asked for here, too. */
function Fields() {
  const { request } = useQuoteTexts();
  const { payNow } = useCheckoutTexts();
  const errors = useQuoteDesk((desk) => desk.errors);
  const hasDirection = useHadDirection();
  return (
    <>
      <TextField
        name="customerName"
        label={request.labels.customerName}
        type="text"
        autoComplete="name"
      />
      <div>
        <TextField
          name="customerEmail"
          label={request.labels.customerEmail}
          type="email"
          autoComplete="email"
        />
        <p className={styles.hint}>{payNow.emailHint}</p>
      </div>
      {!hasDirection && <ServiceChoice />}
      <FieldMessage name="deadlineDate" error={errors.deadlineDay} />
      <FieldMessage name="deadlineTime" error={errors.deadlineTime} />
    </>
  );
}

/** Whether the service was chosen before: the choice must not disappear with the first press on it. */
function useHadDirection(): boolean {
  return useRef(quoteDesk.store.getState().fields.translationDirection !== '').current;
}

function NextStops() {
  const { stops } = useCheckoutTexts().payNow;
  return (
    <ol className={styles.stops}>
      {stops.map(({ title, text }, index) => (
        <li key={title} className={styles.step} data-next={index === 0 || undefined}>
          <Stop className={styles.mark} />
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

function Sending() {
  const { payNow } = useCheckoutTexts();
  const sending = useQuoteDesk((desk) => desk.sending);
  const progress = isOnItsWay(sending) ? sending.progress : null;
  const percent = progress === null ? 100 : Math.floor(sentFraction(progress) * 100);
  const isLost = progress?.pieces?.line.kind === 'lost';
  return (
    <div className={styles.sending}>
      <p id="sending">{isLost ? payNow.waits(percent) : payNow.sending(percent)}</p>
      <progress className={styles.bar} max={100} value={percent} aria-labelledby="sending" />
      <Button variant="secondary" size="small" onClick={quoteDesk.cancelSending}>
        {payNow.cancel}
      </Button>
    </div>
  );
}

function Terms() {
  const { terms } = useCheckoutTexts().payNow;
  const { pageNames } = useTexts();
  const pathTo = usePathTo();
  return (
    <>
      {terms.before}
      <Link to={pathTo('terms')}>{terms.link(pageNames.terms.name)}</Link>
      {terms.after}
    </>
  );
}
