import { company } from '@yiqiao/contract/company';
import { askForLinksPath } from '@yiqiao/contract/http/ask-for-links-path';
import { maxEmailLength } from '@yiqiao/contract/text/email';
import { useRef } from 'react';
import { useTexts } from '../../texts/site-texts.ts';
import { Button } from '../../ui/button.tsx';
import field from '../../ui/field.module.css';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './lost-link-page.module.css';
import { useLostLinkTexts } from './lost-link-texts.ts';
import { useAsking } from './use-asking.ts';

const fieldId = 'lost-link-email';
const faultId = 'lost-link-fault';

/** Asks for the address. Without scripts the browser sends the form, and the server leads to the answer. */
export function LinksForm() {
  const { help } = useLostLinkTexts();
  return (
    <div className={styles.columns}>
      <AddressForm />
      <ul className={styles.help}>
        {help(company.email).map(({ question, answer }) => (
          <li key={question}>
            <h2>{question}</h2>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AddressForm() {
  const { ask: texts } = useLostLinkTexts();
  const { language } = useTexts();
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const { fault, failure, isSending, ask, forgetFault } = useAsking();

  function send() {
    const typed = input.current;
    if (typed !== null && !ask(typed.value)) typed.focus();
  }

  return (
    <form
      method="post"
      action={askForLinksPath}
      noValidate={isHydrated}
      className={styles.matter}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className={styles.lead}>{texts.lead}</p>
      <input type="hidden" name="language" value={language} />
      <label className={field.labelRow} htmlFor={fieldId}>
        <span className={field.label}>{texts.email}</span>
      </label>
      <input
        ref={input}
        id={fieldId}
        // Not of the type for email: without scripts a browser would refuse the full-width signs of Chinese keyboards.
        type="text"
        inputMode="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxEmailLength}
        required
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : faultId}
        className={field.input}
        onChange={forgetFault}
      />
      {fault !== null && (
        <p id={faultId} className={field.message}>
          {texts.faults[fault]}
        </p>
      )}
      <Button type="submit" size="large" aria-disabled={isSending} className={styles.send}>
        {isSending ? texts.sending : texts.send}
      </Button>
      <p role="status" className={styles.failure}>
        {failure !== null && texts.failures[failure]}
      </p>
    </form>
  );
}
