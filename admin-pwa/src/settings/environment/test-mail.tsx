import type { ShownEnvironment } from '@yiqiao/contract/record/environment';
import { useId } from 'react';
import { formatRecent } from '../../clocks/format-time.ts';
import type { MailTest } from '../../state/settings-sitting.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import input from '../section/text-input.module.css';
import styles from './environment.module.css';
import { useMailTrial } from './use-mail-trial.ts';

interface TestMailProps {
  mail: ShownEnvironment['mail'];
  isOffline: boolean;
}

/** Sends a mail now and says what the mail server said. */
export function TestMail({ mail, isOffline }: TestMailProps) {
  const { mail: words } = useTexts().settings.environment;
  return (
    <section className={styles.band} aria-label={words.title}>
      <h3 className={styles.bandTitle}>{words.title}</h3>
      {mail === null ? (
        <p className={styles.said}>{words.off}</p>
      ) : (
        <Form office={mail.to} isOffline={isOffline} />
      )}
    </section>
  );
}

interface FormProps {
  office: string | undefined;
  isOffline: boolean;
}

function Form({ office, isOffline }: FormProps) {
  const { settings } = useTexts();
  const { mail: words } = settings.environment;
  const { form, to, isSending, isWrong, problem, last, type, send } = useMailTrial(
    office,
    isOffline,
  );
  const id = useId();
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <div role="status" className={styles.said}>
        {isSending && words.sending}
        {!isSending && (last === null ? words.intro : <Outcome test={last} />)}
      </div>
      <p role="alert" className={parts.fault}>
        {isOffline ? words.offline : problem}
      </p>
      <div className={styles.send}>
        <div className={`${input.cell} ${styles.to}`}>
          <label className={input.label} htmlFor={id}>
            {words.to}
          </label>
          <input
            id={id}
            className={input.input}
            type="email"
            autoComplete="email"
            spellCheck={false}
            aria-invalid={isWrong}
            aria-describedby={`${id}-fault`}
            value={to}
            onChange={({ target }) => type(target.value)}
          />
        </div>
        <Button
          type="submit"
          className={styles.submit ?? ''}
          disabled={isSending || isOffline || to.trim() === ''}
        >
          {words.send}
        </Button>
      </div>
      <p id={`${id}-fault`} role="alert" className={parts.fault}>
        {isWrong && settings.faults.email}
      </p>
    </form>
  );
}

/** What became of the last one. */
function Outcome({ test: { to, fault, said, tookMs, at } }: { test: MailTest }) {
  const { settings } = useTexts();
  const { mail: words } = settings.environment;
  const { space } = settings.band;
  const now = useConsoleState((state) => state.now);
  const moment = formatRecent(at, now);
  if (fault === undefined) {
    const seconds = Math.max(0.1, tookMs / 1000).toFixed(1);
    return (
      <p>
        {words.taken(to, moment, seconds)}
        {space}
        {words.look}
      </p>
    );
  }
  return (
    <>
      <p>
        <strong>{words.faults[fault]}</strong>
        {space}
        {words.notTaken(to, moment)}
      </p>
      {said !== undefined && (
        <p className={styles.answer}>
          <HanText>{words.said(said)}</HanText>
        </p>
      )}
    </>
  );
}
