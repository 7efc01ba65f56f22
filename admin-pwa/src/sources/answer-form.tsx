import { textLimits } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { Source, SourceAnswer } from '@yiqiao/contract/record/source';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../composer/field.tsx';
import { hasOpenBlank } from '../replies/blanks.ts';
import { ReplyField } from '../replies/field/reply-field.tsx';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { useOnePress } from '../ui/use-one-press.ts';
import { includedText } from './included-text.ts';
import styles from './sources.module.css';

interface AnswerFormProps {
  quote: QuoteSubmission;
  source: Source;
  answer: SourceAnswer;
  onClose: () => void;
}

/** What the client reads about an added document that is taken in, or left out, without a quote. */
export function AnswerForm({ quote, source, answer, onClose }: AnswerFormProps) {
  const { take } = useConsole();
  const { sources: words, talk } = useTexts().order;
  const [text, setText] = useState(answer === 'included' ? includedText(quote, source) : '');
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const send = useOnePress(async () => {
    if (hasOpenBlank(text)) return setFault('blank-empty');
    const request = { sourceId: source.id, what: answer, text };
    const refused = await take(quote, { command: 'answerSource', request });
    if (refused === null) onClose();
    else setFault(refused);
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form ref={form} className={styles.answer} onSubmit={submit}>
      <Field
        label={answer === 'included' ? words.takeIn : words.leaveOut}
        hint={answer === 'included' ? words.clientReads : words.sayWhy}
        fault={fault}
      >
        {(control) => (
          <ReplyField
            quote={quote}
            text={text}
            onText={(next) => {
              setText(next);
              setFault(undefined);
            }}
          >
            {(replies) => (
              <textarea {...control} {...replies} rows={3} maxLength={textLimits.message} />
            )}
          </ReplyField>
        )}
      </Field>
      <p className={styles.choose}>
        <Button type="submit">{talk.sendAnswer}</Button>
        <TextButton onClick={onClose}>{words.cancel}</TextButton>
      </p>
    </form>
  );
}
