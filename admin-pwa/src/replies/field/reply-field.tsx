import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { ChangeEvent, FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { findOpenBlanks } from '../blanks.ts';
import { LateReplyPanel } from '../panel/late-reply-panel.tsx';
import type { OfferFacts } from '../reply-facts.ts';
import { FieldMarks } from './field-marks.tsx';
import styles from './reply-field.module.css';
import { type ReplyFieldState, useReplyField } from './use-reply-field.ts';

/** What its text field needs. */
export interface ReplyFieldControl {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly 'aria-autocomplete': 'list';
  readonly 'aria-haspopup': 'listbox';
  readonly 'aria-controls': string | undefined;
  readonly 'aria-activedescendant': string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

interface ReplyFieldProps {
  quote: QuoteSubmission;
  /** The offer being written; without it, the latest one fills in blanks. */
  offer?: OfferFacts | null;
  text: string;
  onText: (text: string) => void;
  children: (control: ReplyFieldControl) => ReactNode;
}

/** A field to a client, with the office's replies at hand. */
export function ReplyField({ quote, offer, text, onText, children }: ReplyFieldProps) {
  const { replies } = useTexts();
  const state = useReplyField(text, onText);
  const { opening, listId, activeId } = state;
  const isTyped = opening === 'typed';
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) state.close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left the field.
    <div className={styles.whole} onBlur={opening === null ? undefined : leave}>
      <div className={styles.stack}>
        <FieldMarks text={text} field={state.field} />
        {children({
          ref: state.field,
          value: text,
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-controls': isTyped ? listId : undefined,
          'aria-activedescendant': (isTyped && activeId) || undefined,
          onChange: ({ target }) => state.change(target),
          onKeyDown: state.onKeyDown,
        })}
        {opening !== null && (
          <LateReplyPanel {...{ quote, text, state, offer }} onClose={state.close} />
        )}
      </div>
      <div className={styles.foot} data-covered={opening !== null}>
        <BlanksLeft text={text} state={state} />
        <TextButton
          className={styles.open}
          aria-expanded={opening !== null}
          onClick={() => state.press()}
        >
          {replies.title}
        </TextButton>
      </div>
    </div>
  );
}

/** What is still to be filled in: it cannot be sent before. */
function BlanksLeft({ text, state }: { text: string; state: ReplyFieldState }) {
  const { replies } = useTexts();
  const blanks = findOpenBlanks(text);
  const names = blanks.map(({ name }) => name);
  return (
    <>
      <p role="status" className={styles.left}>
        {blanks.length > 0 && replies.left(blanks.length, names.join(replies.comma))}
      </p>
      {blanks.length > 0 && (
        <TextButton className={styles.open} onClick={() => state.fillNext()}>
          {replies.fill}
        </TextButton>
      )}
    </>
  );
}
