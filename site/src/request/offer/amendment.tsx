import { acceptOffer } from '@yiqiao/contract/commands/client/accept-offer';
import { declineOffer } from '@yiqiao/contract/commands/client/decline-offer';
import { type Offer, textLimits } from '@yiqiao/contract/record/order';
import { useId } from 'react';
import fieldStyles from '../../ui/field.module.css';
import { PostButton, PostForm, readTyped } from '../form/post-form.tsx';
import formStyles from '../form/text-form.module.css';
import { PrintButton } from '../print/print-button.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { Outcome } from '../talk/outcome.tsx';
import bandStyles from '../text/band.module.css';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './amendment.module.css';
import { ChangeTable } from './change-table.tsx';
import { Terms } from './decision.tsx';
import { findAmendment } from './find-amendment.ts';

/** A version that would change the accepted one: to decide on, or, if it was not accepted, what holds. */
export function Amendment() {
  const { request } = useRequestState();
  const amendment = findAmendment(request);
  if (amendment === null) return null;
  const { offer, accepted } = amendment;
  return amendment.kind === 'open' ? (
    <Band offer={offer} accepted={accepted} />
  ) : (
    <Past {...amendment} />
  );
}

interface BandProps {
  readonly offer: Offer;
  readonly accepted: Offer;
}

function Band({ offer, accepted }: BandProps) {
  const { offer: texts, moments } = useRequestTexts();
  const { amendment } = texts;
  const headingId = useId();
  return (
    <section className={bandStyles.band} aria-labelledby={headingId}>
      <h2 id={headingId} className={textStyles.heading}>
        {amendment.heading(offer.version)}
      </h2>
      <p className={textStyles.text}>{amendment.text(accepted.version, offer.version)}</p>
      <ChangeTable before={accepted} after={offer} hasNote />
      <p className={textStyles.text}>
        {amendment.until(moments.short(offer.validUntil), accepted.version)}
      </p>
      <Answer offer={offer} accepted={accepted} />
      <p>
        <PrintButton paper="amendment" label={texts.save(offer.version)} />
      </p>
    </section>
  );
}

/** Both answers also work as plain forms. */
function Answer({ offer, accepted }: BandProps) {
  const { offer: texts } = useRequestTexts();
  const { key, typedName, request, amend, keep } = useRequestState();
  const { version } = offer;
  const nameId = useId();
  return (
    <div className={styles.answer}>
      <PostForm
        action={acceptOffer.href({ key })}
        hidden={{ version }}
        onSend={(form) => void amend(version, readTyped(form, 'name'))}
      >
        <label htmlFor={nameId} className={formStyles.label}>
          {texts.amendment.name}
        </label>
        <input
          id={nameId}
          name="name"
          required
          autoComplete="name"
          maxLength={textLimits.name}
          defaultValue={typedName ?? request.acceptance?.name ?? request.customerName}
          className={fieldStyles.input}
        />
        <PostButton size="large" className={styles.accept}>
          {texts.amendment.accept(version)}
        </PostButton>
        <Terms offer={offer} />
      </PostForm>
      <PostForm
        action={declineOffer.href({ key })}
        hidden={{ version }}
        onSend={() => void keep(version)}
      >
        <PostButton variant="secondary" size="large" className={styles.keep}>
          {texts.amendment.keep(accepted.version)}
        </PostButton>
      </PostForm>
      <Outcome only="amend" />
    </div>
  );
}

interface PastProps extends BandProps {
  readonly kind: 'declined' | 'expired';
  readonly at: string;
}

function Past({ kind, offer, accepted, at }: PastProps) {
  const { offer: texts, moments } = useRequestTexts();
  return (
    <div>
      <p className={textStyles.quiet}>
        {texts.amendment[kind](offer.version, moments.short(at), accepted.version)}
      </p>
      <Outcome only="amend" />
    </div>
  );
}
