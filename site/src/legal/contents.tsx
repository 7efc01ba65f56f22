import type { LegalWording } from '../content/en/legal/legal-wording.ts';
import type { LegalSection } from '../content/legal/legal-document.ts';
import styles from './contents.module.css';

interface ContentsProps {
  readonly wording: LegalWording;
  readonly sections: readonly LegalSection[];
}

export function Contents({ wording, sections }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={wording.contents}>
      <p className={styles.title}>{wording.contents}</p>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id} className={styles.row}>
            <a className={styles.link} href={`#${id}`}>
              <span className={styles.number}>{wording.number(index + 1)}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
