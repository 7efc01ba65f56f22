import { useId } from 'react';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import styles from './contact-dialog.module.css';

interface LinkChoiceProps {
  isRenewed: boolean;
  isOffline: boolean;
  onChange: (isRenewed: boolean) => void;
}

/** Whether the link of the client's page stays good. Only the server can make another one. */
export function LinkChoice({ isRenewed, isOffline, onChange }: LinkChoiceProps) {
  const { contact } = useTexts().order;
  const name = useId();
  const choices = [
    { value: false, words: contact.stays, why: null },
    { value: true, words: contact.ends, why: isOffline ? contact.endsOffline : contact.endsWhy },
  ];
  return (
    <fieldset className={styles.link}>
      <legend className={styles.legend}>{contact.link}</legend>
      {choices.map(({ value, words, why }) => (
        <label key={words} className={styles.choice} data-chosen={isRenewed === value}>
          <input
            type="radio"
            name={name}
            checked={isRenewed === value}
            disabled={value && isOffline && !isRenewed}
            onChange={() => onChange(value)}
          />
          <span>
            <span className={styles.words}>{words}</span>
            {why !== null && <span className={`${parts.quiet} ${styles.references}`}>{why}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
