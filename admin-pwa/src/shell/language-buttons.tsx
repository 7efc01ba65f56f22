import { autonyms, type Language, languages } from '@yiqiao/contract/text/languages';
import styles from './language-choice.module.css';

interface LanguageButtonsProps {
  legend: string;
  chosen: Language;
  isDisabled?: boolean;
  onChoose: (language: Language) => void;
}

/** The languages, each in its own name. */
export function LanguageButtons(props: LanguageButtonsProps) {
  const { legend, chosen, isDisabled = false, onChoose } = props;
  return (
    <fieldset className={styles.choice} disabled={isDisabled}>
      <legend className="visually-hidden">{legend}</legend>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          className={styles.language}
          aria-pressed={one === chosen}
          onClick={() => onChoose(one)}
        >
          {autonyms[one].name}
        </button>
      ))}
    </fieldset>
  );
}
