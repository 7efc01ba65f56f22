import { acceptOffer } from '@yiqiao/contract/commands/client/accept-offer';
import { declineOffer } from '@yiqiao/contract/commands/client/decline-offer';
import { type Offer, textLimits } from '@yiqiao/contract/record/order';
import { useId } from 'react';
import { usePathTo, useTexts } from '../../texts/site-texts.ts';
import fieldStyles from '../../ui/field.module.css';
import { PostButton, PostForm, readTyped } from '../form/post-form.tsx';
import formStyles from '../form/text-form.module.css';
import { useRequestTexts } from '../request-texts.ts';
import { Outcome } from '../talk/outcome.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './decision.module.css';
import { PayEstimate } from './pay-estimate.tsx';

/** To accept or to decline. Both also work as plain forms. */
export function Decision({ offer }: { readonly offer: Offer }) {
  const { decision } = useRequestTexts().offer;
  const { payment } = useRequestState().request;
  // Of an offer that is open, only the price of an estimate can be paid.
  const heading = payment?.canPayByCard === true ? decision.payNow.or : decision.heading;
  return (
    <section className={styles.decision}>
      <PayEstimate offer={offer} />
      <h2 className={textStyles.heading}>{heading}</h2>
      <AcceptForm offer={offer} />
      <DeclineForm offer={offer} />
    </section>
  );
}

function AcceptForm({ offer }: { readonly offer: Offer }) {
  const { offer: texts } = useRequestTexts();
  const { key, typedName, request, accept } = useRequestState();
  const { decision } = texts;
  const { version } = offer;
  const nameId = useId();
  const hintId = useId();
  return (
    <PostForm
      action={acceptOffer.href({ key })}
      hidden={{ version }}
      onSend={(form) => void accept(version, readTyped(form, 'name'))}
    >
      <label htmlFor={nameId} className={formStyles.label}>
        {decision.name}
      </label>
      <input
        id={nameId}
        name="name"
        required
        autoComplete="name"
        maxLength={textLimits.name}
        defaultValue={typedName ?? request.customerName}
        aria-describedby={hintId}
        className={fieldStyles.input}
      />
      <p id={hintId} className={fieldStyles.hint}>
        {decision.nameHint}
      </p>
      <PostButton
        size="large"
        variant={request.payment?.canPayByCard === true ? 'secondary' : 'primary'}
        className={styles.accept}
      >
        {decision.accept}
      </PostButton>
      <Outcome only="accept" />
      <Terms offer={offer} />
    </PostForm>
  );
}

/** Links to the terms, which open in a new tab, so that what was typed is kept. */
export function Terms({ offer }: { readonly offer: Offer }) {
  const { offer: texts, price, day } = useRequestTexts();
  const { pageNames } = useTexts();
  const pathTo = usePathTo();
  const { before, between, after, afterAmendment, afterPayBy, link } = texts.decision.terms;
  const usual = offer.amends === undefined ? after : afterAmendment;
  return (
    <p className={styles.terms}>
      {before(offer.version, price(offer.total, offer.currency))}
      <a href={pathTo('terms')} target="_blank" rel="noreferrer">
        {link(pageNames.terms.name)}
      </a>
      {between}
      <a href={pathTo('agreement')} target="_blank" rel="noreferrer">
        {link(pageNames.agreement.name)}
      </a>
      {offer.payBy === undefined ? usual : afterPayBy(day(offer.payBy))}
    </p>
  );
}

/** Declining takes two presses: the first one shows the form. */
function DeclineForm({ offer }: { readonly offer: Offer }) {
  const { offer: texts } = useRequestTexts();
  const { key, decline } = useRequestState();
  const { decision } = texts;
  const { version } = offer;
  const reasonId = useId();
  return (
    <details className={styles.decline}>
      <summary>{decision.decline}</summary>
      <PostForm
        action={declineOffer.href({ key })}
        hidden={{ version }}
        onSend={(form) => void decline(version, readTyped(form, 'reason'))}
      >
        <label htmlFor={reasonId} className={fieldStyles.labelRow}>
          <span className={fieldStyles.label}>{decision.reason}</span>
          <span className={fieldStyles.optional}>{decision.optional}</span>
        </label>
        <textarea
          id={reasonId}
          name="reason"
          rows={3}
          maxLength={textLimits.reason}
          className={fieldStyles.input}
        />
        <PostButton variant="secondary" className={styles.declineNow}>
          {decision.declineNow}
        </PostButton>
        <p className={fieldStyles.hint}>{decision.declineHint}</p>
      </PostForm>
    </details>
  );
}
