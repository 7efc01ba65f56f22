import { type SyntheticEvent, useEffect, useRef } from 'react';
import { KeptNote } from '../composer/kept-note.tsx';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { focusFault } from '../ui/focus-fault.ts';
import parts from '../ui/parts.module.css';
import { isSendKey } from '../ui/screen/send-key.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './new-request.module.css';
import { codeOf, isAtField } from './problem-words.ts';
import { RequestAside } from './request-aside.tsx';
import { RequestFields } from './request-fields.tsx';
import { useNewRequest, type WritingNewRequest } from './use-new-request.ts';

export interface NewRequestFormProps {
  onOpened: (quoteId: string) => void;
  onClose: () => void;
}

/** Opens a request for a client who has telephoned, written or come by. */
export function NewRequestForm(props: NewRequestFormProps) {
  const writing = useNewRequest();
  return writing && <Form writing={writing} {...props} />;
}

interface FormProps extends NewRequestFormProps {
  writing: WritingNewRequest;
}

function Form({ writing, onOpened, onClose }: FormProps) {
  const { order } = useTexts();
  const { newRequest: words, compose } = order;
  const { isKept, isSending, problem, send, startOver } = writing;
  const form = useRef<HTMLFormElement>(null);
  const isOutdated = useConsoleState(({ storage }) => storage === 'outdated');
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const isDisabled = isOutdated || isSending;
  useEffect(() => form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus(), []);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isDisabled) return;
    const outcome = await send();
    if (outcome.kind === 'opened') return onOpened(outcome.quoteId);
    if (outcome.kind === 'waiting') return onClose();
    requestAnimationFrame(() => focusFault(form));
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        // Whoever presses Enter after the name has not said all yet.
        const isField = event.target instanceof HTMLInputElement;
        if (event.key !== 'Enter' || !(isField || isSendKey(event))) return;
        event.preventDefault();
        if (isSendKey(event)) form.current?.requestSubmit();
      }}
    >
      <div className={styles.fields}>
        <div>
          <h2 className={styles.title} tabIndex={-1}>
            {words.title}
          </h2>
          <p className={parts.quiet}>{words.lead}</p>
        </div>
        {isKept && <KeptNote onStartOver={startOver} />}
        <RequestFields writing={writing} />
      </div>
      <RequestAside writing={writing} />
      <div className={styles.foot}>
        <p role="status" className={styles.offline}>
          {isOffline && words.offline}
        </p>
        <p role="alert" className={parts.fault}>
          {problem !== null && !isAtField(problem) && order.faults(codeOf(problem))}
        </p>
        <div className={styles.actions}>
          <Button type="submit" isPrimary className={styles.send} disabled={isDisabled}>
            {isSending ? words.sending : words.send}
          </Button>
          <TextButton className={styles.cancel} onClick={onClose}>
            {compose.cancel}
          </TextButton>
          <p className={styles.keys} aria-hidden="true">
            <kbd>Ctrl</kbd> <kbd>Enter</kbd>
          </p>
        </div>
      </div>
    </form>
  );
}
