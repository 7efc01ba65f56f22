import type { LegalSection } from '../content/legal/legal-document.ts';
import styles from './contents.module.css';

interface ContentsProps {
  readonly title: string;
  readonly sections: readonly LegalSection[];
}

export function Contents({ title: heading, sections }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={heading}>
      <p className={styles.title}>{heading}</p>
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
