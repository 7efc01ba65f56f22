import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { type BlankName, blankNames, spellBlank } from '../blanks.ts';
import styles from './replies.module.css';

/** What an order fills in, each to be put into the text by a press. */
export function BlanksTable({ onPut }: { onPut: (name: BlankName) => void }) {
  const { replies, language } = useTexts();
  const { blanks } = replies.screen;
  return (
    <section className={styles.blanks}>
      <h3 className={styles.blanksTitle}>{blanks.title}</h3>
      <ul>
        {blankNames.map((name) => (
          <li key={name} className={styles.blankRow}>
            <button type="button" className={styles.blank} onClick={() => onPut(name)}>
              {spellBlank(name, language)}
            </button>
            <span className={styles.fact}>{blanks.facts[name]}</span>
          </li>
        ))}
      </ul>
      <p className={parts.quiet}>{blanks.lead}</p>
      <p className={parts.quiet}>{blanks.own}</p>
    </section>
  );
}
