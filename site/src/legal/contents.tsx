import { legalWording } from '../content/en/legal/legal-wording.ts';
import type { LegalSection } from '../content/legal/legal-document.ts';
import styles from './contents.module.css';

export function Contents({ sections }: { readonly sections: readonly LegalSection[] }) {
  return (
    <nav className={styles.contents} aria-label={legalWording.contents}>
      <p className={styles.title}>{legalWording.contents}</p>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id} className={styles.row}>
            <a className={styles.link} href={`#${id}`}>
              <span className={styles.number}>{index + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
