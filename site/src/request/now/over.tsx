import { AwaitedFiles } from '../documents/awaited-files.tsx';
import { Invoices } from '../invoices/invoices.tsx';
import { PaymentPanel } from '../payment/payment-panel.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { Conversation } from '../talk/conversation.tsx';
import { NewQuoteForm } from '../talk/new-quote-form.tsx';
import { MarkedText } from '../text/marked-text.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './now.module.css';

/** A quote that can no longer be accepted, and the way to another one. */
export function Expired() {
  const { now, moments } = useRequestTexts();
  const { request } = useRequestState();
  const offer = request.offers.at(-1);
  if (offer === undefined) return null;
  const hasAsked = request.messages.some(
    ({ from, at }) => from === 'client' && at > offer.validUntil,
  );
  const moment = moments.short(offer.validUntil);
  return (
    <>
      <div className={styles.head}>
        <p className={textStyles.statement}>{now.expired.statement(moment)}</p>
        <p className={textStyles.quiet}>{hasAsked ? now.expired.asked : now.expired.text}</p>
        {!hasAsked && <NewQuoteForm />}
      </div>
      <AwaitedFiles />
      <Conversation />
    </>
  );
}

export function Declined() {
  const { now, moments } = useRequestTexts();
  const { request } = useRequestState();
  const refusal = request.refusals.at(-1);
  if (refusal === undefined) return null;
  const moment = moments.short(refusal.at);
  return (
    <>
      <div className={styles.head}>
        <p className={textStyles.statement}>{now.declined.statement(moment)}</p>
        {refusal.reason !== undefined && (
          <Reason heading={now.declined.reason} text={refusal.reason} />
        )}
        <p className={textStyles.quiet}>{now.declined.text}</p>
      </div>
      <AwaitedFiles />
      <Conversation />
    </>
  );
}

export function Cancelled() {
  const { now } = useRequestTexts();
  const { decline } = useRequestState().request;
  const { statement, text } = decline === undefined ? now.cancelled : now.notTaken;
  return (
    <>
      <div className={styles.head}>
        <p className={textStyles.statement}>{statement}</p>
        {decline?.reason !== undefined && (
          <Reason heading={now.notTaken.reason} text={decline.reason} />
        )}
        <p className={textStyles.quiet}>{text}</p>
      </div>
      <Invoices />
      <PaymentPanel />
      <Conversation />
    </>
  );
}

function Reason({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <p className={textStyles.typed}>
      <span className={textStyles.small}>{heading}</span>
      <br />
      <MarkedText text={text} />
    </p>
  );
}
