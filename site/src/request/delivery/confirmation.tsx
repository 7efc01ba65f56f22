import { deliveryEndpoints } from '@yiqiao/contract/http/delivery-endpoints';
import type { ClientRequest } from '@yiqiao/contract/order/client-request';
import { textLimits } from '@yiqiao/contract/order/order';
import { type FormEvent, useId } from 'react';
import { useTexts } from '../../language/site-texts.ts';
import { Button } from '../../ui/button.tsx';
import fieldStyles from '../../ui/field.module.css';
import headings from '../heading.module.css';
import { useRequestTexts } from '../request-texts.ts';
import { Outcome } from '../talk/outcome.tsx';
import formStyles from '../text-form.module.css';
import { useRequestState } from '../use-request.ts';
import { toZonedMoment } from '../zoned-moment.ts';
import styles from './delivery.module.css';

interface ConfirmationProps {
  readonly delivery: ClientRequest['deliveries'][number];
}

/** Whether it is right: to confirm, or to ask for a revision. Both work as plain forms, too. */
export function Confirmation({ delivery }: ConfirmationProps) {
  const { delivery: texts } = useRequestTexts();
  const { number } = delivery;
  return (
    <section>
      <h2 className={headings.overText}>{texts.confirm.heading}</h2>
      <p className={styles.text}>{texts.confirm.text}</p>
      <div className={styles.decision}>
        <ConfirmForm number={number} />
        <RevisionForm number={number} />
      </div>
      <Outcome only="confirm" />
      <Until dueAt={delivery.confirmationDueAt} />
    </section>
  );
}

function ConfirmForm({ number }: { readonly number: number }) {
  const { delivery: texts } = useRequestTexts();
  const { key, underWay, confirm } = useRequestState();

  function submit(event: FormEvent) {
    event.preventDefault();
    void confirm(number);
  }

  return (
    <form method="post" action={deliveryEndpoints.confirmDelivery.href({ key })} onSubmit={submit}>
      <DeliveryFields number={number} />
      <Button
        type="submit"
        size="large"
        className={styles.confirm}
        aria-disabled={underWay !== null}
      >
        {texts.confirm.button}
      </Button>
    </form>
  );
}

/** The field opens in place. */
function RevisionForm({ number }: { readonly number: number }) {
  const { delivery: texts } = useRequestTexts();
  const { key, messageId, underWay, askForRevision } = useRequestState();
  const fieldId = useId();
  const hintId = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text'));
    void askForRevision(number, text);
  }

  return (
    <details className={styles.revision}>
      <summary className={styles.ask}>{texts.revision.ask}</summary>
      <form
        method="post"
        action={deliveryEndpoints.requestRevision.href({ key })}
        onSubmit={submit}
      >
        <DeliveryFields number={number} />
        <input type="hidden" name="changeId" value={messageId} />
        <label htmlFor={fieldId} className={formStyles.label}>
          {texts.revision.label}
        </label>
        <textarea
          id={fieldId}
          name="text"
          required
          rows={4}
          maxLength={textLimits.message}
          aria-describedby={hintId}
          className={fieldStyles.input}
        />
        <div className={formStyles.sending}>
          <Button type="submit" variant="secondary" aria-disabled={underWay !== null}>
            {texts.revision.send}
          </Button>
          <p id={hintId} className={formStyles.hint}>
            {texts.revision.hint}
          </p>
        </div>
        <Outcome only="revise" />
      </form>
    </details>
  );
}

function DeliveryFields({ number }: { readonly number: number }) {
  const { language } = useTexts();
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="number" value={number} />
    </>
  );
}

/** When it counts as confirmed without a word. */
function Until({ dueAt }: { readonly dueAt: string | undefined }) {
  const { delivery: texts, moments } = useRequestTexts();
  const { timeZone } = useRequestState().request;
  if (dueAt === undefined) return null;
  const moment = toZonedMoment(dueAt, timeZone);
  const { before, after } = texts.until;
  return (
    <p className={styles.until}>
      {before}
      <b>
        <time dateTime={dueAt}>{moments.short(moment)}</time>
      </b>
      {after(moments.yourTime(moment))}
    </p>
  );
}
