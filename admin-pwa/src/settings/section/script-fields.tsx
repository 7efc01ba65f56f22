import { autonyms, languages } from '@yiqiao/contract/text/languages';
import type { ReactNode } from 'react';
import styles from './text-input.module.css';

/** The names of the scripts, above facts that are beside each other. */
export function ScriptHead() {
  return (
    <div className={styles.scripts} aria-hidden="true">
      {languages.map((language) => (
        <span key={language} lang={language}>
          {autonyms[language].name}
        </span>
      ))}
    </div>
  );
}

/** A fact with a field for each script. */
export function ScriptFields({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.fact}>
      <legend className={styles.label}>{legend}</legend>
      <div className={styles.cells}>{children}</div>
    </fieldset>
  );
}
