import { jobIdOf } from '@yiqiao/contract/record/job-id';
import { textLimits } from '@yiqiao/contract/record/order';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '../../composer/field.tsx';
import { useKeptText } from '../../order/talk/use-kept-text.ts';
import { useConsole } from '../../state/use-console.ts';
import { Button } from '../../ui/button.tsx';
import { focusDetail } from '../../ui/screen/focus-detail.ts';
import { isSendKey } from '../../ui/screen/send-key.ts';
import { useOnePress } from '../../ui/use-one-press.ts';
import styles from './jobs.module.css';
import type { JobProps } from './jobs-props.ts';

interface JobNoteProps extends Pick<JobProps, 'quote' | 'job'> {
  /** What it goes with. */
  command: 'returnJob' | 'takeBackJob';
  label: string;
  hint: string;
  onDone: () => void;
  /** The name of the deed. */
  children: ReactNode;
}

/** A note to the translator, and the button that sends it with what is done. It is kept on the device until then. */
export function JobNote({ quote, job, command, label, hint, onDone, children }: JobNoteProps) {
  const { take } = useConsole();
  const field = useRef<HTMLTextAreaElement>(null);
  const jobId = jobIdOf(quote.id, job.id);
  const [note, setNote] = useKeptText(jobId, 'note');
  const [fault, setFault] = useState<string | undefined>();
  useEffect(() => field.current?.focus(), []);

  const send = useOnePress(async () => {
    const refused = await take(quote, { command, request: { jobId, note } });
    if (refused !== null) return setFault(refused);
    setNote('');
    onDone();
    focusDetail();
  });

  return (
    <div className={styles.note}>
      <Field {...{ label, hint, fault }}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={2}
            maxLength={textLimits.note}
            value={note}
            onChange={({ target }) => {
              setNote(target.value);
              setFault(undefined);
            }}
            onKeyDown={(event) => {
              if (!isSendKey(event)) return;
              event.preventDefault();
              void send();
            }}
          />
        )}
      </Field>
      <Button className={styles.send} onClick={() => void send()}>
        {children}
      </Button>
    </div>
  );
}
