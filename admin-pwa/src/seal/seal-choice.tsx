import { useId } from 'react';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { isLetters } from './seal.tsx';
import styles from './seal-choice.module.css';

interface SealChoiceProps {
  words: { readonly seal: string; readonly sealHint: string; readonly another: string };
  proposed: readonly string[];
  value: string;
  /** Why it cannot be had. */
  fault: string | null;
  onChoose: (seal: string) => void;
}

/** One of the proposed seals, or another. */
export function SealChoice({ words, proposed, value, fault, onChoose }: SealChoiceProps) {
  const name = useId();
  const isOther = !proposed.includes(value);
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{words.seal}</legend>
      <p className={parts.head} aria-hidden="true">
        <span className={styles.label}>{words.seal}</span>
        <span className={parts.quiet}>{words.sealHint}</span>
      </p>
      <div className={styles.row}>
        {proposed.map((seal) => (
          <label
            key={seal}
            className={styles.seal}
            data-chosen={seal === value}
            data-letters={isLetters(seal)}
          >
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={seal === value}
              onChange={() => onChoose(seal)}
            />
            <HanText>{seal}</HanText>
          </label>
        ))}
        <input
          className={styles.other}
          aria-label={`${words.another}: ${words.sealHint}`}
          aria-invalid={fault !== null}
          aria-describedby={`${name}-fault`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          placeholder={words.another}
          value={isOther ? value : ''}
          onChange={({ target }) => onChoose(target.value || (proposed[0] ?? ''))}
        />
      </div>
      <p id={`${name}-fault`} role="alert" className={parts.fault}>
        {fault}
      </p>
    </fieldset>
  );
}
