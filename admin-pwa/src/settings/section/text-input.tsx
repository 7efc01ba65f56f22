import { autonyms } from '@yiqiao/contract/text/languages';
import { useId } from 'react';
import parts from '../../ui/parts.module.css';
import { LiveValue } from './live-value.tsx';
import { fieldValue, type TextField } from './text-fields.ts';
import styles from './text-input.module.css';
import type { TextDrafting } from './use-text-draft.ts';

interface TextInputProps {
  field: TextField;
  /** What it is called; of one in several languages, beside the name of the language. */
  label: string;
  drafting: TextDrafting;
  /** What a phone shows for it. */
  inputMode?: 'email' | 'tel' | undefined;
  /** What it can be, to choose from while one types. */
  suggestions?: readonly string[] | undefined;
  /** What is wrong with what was typed. */
  faultOf: (typed: string) => string;
}

/** One field, with what is live struck out below it where something else was typed. */
export function TextInput(props: TextInputProps) {
  const { field, label, drafting, inputMode, suggestions = [], faultOf } = props;
  const id = useId();
  const { name, language, look } = field;
  const held = fieldValue(drafting.live, field);
  const typed = drafting.draft[name] ?? held;
  const isWrong = drafting.putting.wrong === name;
  const shared = {
    id,
    className: styles.input,
    autoComplete: 'off',
    lang: language ?? undefined,
    'aria-invalid': isWrong,
    'aria-describedby': `${id}-live ${id}-fault`,
    value: typed,
  };
  return (
    <div className={styles.cell}>
      {language === null ? (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      ) : (
        <label className={styles.script} htmlFor={id}>
          <span className="visually-hidden">{label}</span>{' '}
          <span lang={language}>{autonyms[language].name}</span>
        </label>
      )}
      {look === 'line' ? (
        <input
          {...shared}
          inputMode={inputMode}
          list={suggestions.length > 0 ? `${id}-suggestions` : undefined}
          onChange={({ target }) => drafting.type(name, target.value)}
        />
      ) : (
        <textarea
          {...shared}
          rows={2}
          onChange={({ target }) => {
            const text = target.value;
            drafting.type(name, look === 'lines' ? text : text.replaceAll('\n', ' '));
          }}
        />
      )}
      {suggestions.length > 0 && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <p id={`${id}-live`} className={styles.live}>
        {drafting.changed.includes(field) && <LiveValue value={held} />}
      </p>
      <p id={`${id}-fault`} role="alert" className={parts.fault}>
        {isWrong && faultOf(typed)}
      </p>
    </div>
  );
}
