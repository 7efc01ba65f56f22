import { OfficeHours } from '../../hours/office-hours.tsx';
import { DeadlineFields } from '../deadline/deadline-fields.tsx';
import { isOnItsWay } from '../desk/desk-state.ts';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import { useLateWords } from '../progress/late-words.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { SendFailureNote } from '../submit/send-failure-note.tsx';
import { SubmitButton } from '../submit/submit-button.tsx';
import { Assurances } from './assurances.tsx';
import { ServiceChoice } from './service-choice.tsx';
import styles from './service-options.module.css';
import { TextField } from './text-field.tsx';

/** The right half: who is asking, for what, and by when. */
export function ServiceOptions() {
  const { request, hours } = useQuoteTexts();
  const late = useLateWords(({ promise }) => promise);
  const isSending = useQuoteDesk(({ sending }) => isOnItsWay(sending));
  return (
    <section className={styles.panel} aria-labelledby="service-options">
      <div className={styles.sticky}>
        <h2 id="service-options" className={styles.heading}>
          {request.heading}
        </h2>
        <fieldset className={styles.fields} disabled={isSending}>
          <TextField
            name="customerName"
            label={request.labels.customerName}
            type="text"
            autoComplete="name"
          />
          <TextField
            name="customerEmail"
            label={request.labels.customerEmail}
            type="email"
            autoComplete="email"
          />
          <ServiceChoice />
          <DeadlineFields />
        </fieldset>
        <SendFailureNote />
        <SubmitButton />
        <p className={styles.promise}>{late ?? request.promise}</p>
        <OfficeHours words={hours} className={styles.hours} />
        <Assurances />
      </div>
    </section>
  );
}
