import { autonyms, languages } from '@yiqiao/contract/text/languages';
import { useConsole } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';
import styles from './language-choice.module.css';

/** The console's languages, each in its own name; the choice is stored on this device. */
export function LanguageChoice() {
  const { setPreference } = useConsole();
  const { language, shell } = useTexts();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{shell.language}</legend>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          className={styles.language}
          aria-pressed={one === language}
          onClick={() => {
            if (texts().language !== one) void setPreference({ language: one });
          }}
        >
          {autonyms[one].name}
        </button>
      ))}
    </fieldset>
  );
}
