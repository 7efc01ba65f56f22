import { orderEndpoints } from '@yiqiao/contract/http/order-endpoints';
import { type Offer, textLimits } from '@yiqiao/contract/order/order';
import { type FormEvent, useId } from 'react';
import { usePathTo, useTexts } from '../../language/site-texts.ts';
import { Button } from '../../ui/button.tsx';
import fieldStyles from '../../ui/field.module.css';
import headings from '../heading.module.css';
import { useRequestTexts } from '../request-texts.ts';
import { Outcome } from '../talk/outcome.tsx';
import formStyles from '../text-form.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './decision.module.css';
import { centsOf } from './offer-rows.ts';

/** Accept or decline: both work as plain forms, too. */
export function Decision({ offer }: { readonly offer: Offer }) {
  const { offer: texts } = useRequestTexts();
  return (
    <section className={styles.decision}>
      <h2 className={headings.heading}>{texts.decision.heading}</h2>
      <AcceptForm offer={offer} />
      <DeclineForm offer={offer} />
    </section>
  );
}

function AcceptForm({ offer }: { readonly offer: Offer }) {
  const { offer: texts } = useRequestTexts();
  const { key, typedName, request, underWay, accept } = useRequestState();
  const { decision } = texts;
  const nameId = useId();
  const hintId = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    void accept(offer.version, name);
  }

  return (
    <form method="post" action={orderEndpoints.acceptOffer.href({ key })} onSubmit={submit}>
      <VersionFields version={offer.version} />
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
      <Button
        type="submit"
        size="large"
        className={styles.accept}
        aria-disabled={underWay !== null}
      >
        {decision.accept}
      </Button>
      <Outcome only="accept" />
      <Terms offer={offer} />
    </form>
  );
}

/** Under which terms: in a tab of their own, so that what is typed stays. */
function Terms({ offer }: { readonly offer: Offer }) {
  const { offer: texts, formats } = useRequestTexts();
  const { pageNames } = useTexts();
  const pathTo = usePathTo();
  const { before, between, after, link } = texts.decision.terms;
  return (
    <p className={styles.terms}>
      {before(offer.version, formats.money(centsOf(offer)))}
      <a href={pathTo('terms')} target="_blank" rel="noreferrer">
        {link(pageNames.terms.name)}
      </a>
      {between}
      <a href={pathTo('agreement')} target="_blank" rel="noreferrer">
        {link(pageNames.agreement.name)}
      </a>
      {after}
    </p>
  );
}

/** Asks once: what declines is behind a first press. */
function DeclineForm({ offer }: { readonly offer: Offer }) {
  const { offer: texts } = useRequestTexts();
  const { key, underWay, decline } = useRequestState();
  const { decision } = texts;
  const reasonId = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason'));
    void decline(offer.version, reason);
  }

  return (
    <details className={styles.decline}>
      <summary>{decision.decline}</summary>
      <form method="post" action={orderEndpoints.declineOffer.href({ key })} onSubmit={submit}>
        <VersionFields version={offer.version} />
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
        <Button
          type="submit"
          variant="secondary"
          className={styles.declineNow}
          aria-disabled={underWay !== null}
        >
          {decision.declineNow}
        </Button>
        <p className={fieldStyles.hint}>{decision.declineHint}</p>
      </form>
    </details>
  );
}

function VersionFields({ version }: { readonly version: number }) {
  const { language } = useTexts();
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}
