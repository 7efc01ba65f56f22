import { Link } from 'react-router-dom';
import split from '../blocks/split-section.module.css';
import type { Quoted } from '../content/phrase.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { joinClasses } from '../ui/class-names.ts';
import { Section } from '../ui/page/section.tsx';
import { Stop } from '../ui/stops/stop.tsx';
import styles from './page-list.module.css';

interface ListedPage {
  readonly path: string;
  readonly name: string;
  readonly nameCompanion: Quoted;
  readonly description: string;
}

interface PageListProps {
  readonly id: string;
  readonly title: string;
  readonly companion: Quoted;
  readonly pages: readonly ListedPage[];
}

/** Pages as ruled rows; the whole row is the link. */
export function PageList({ id, title, companion, pages }: PageListProps) {
  const headingId = `${id}-heading`;
  return (
    <Section isRuled labelledBy={headingId} className={joinClasses(split.split, styles.section)}>
      <div className={split.heading}>
        <h2 id={headingId}>
          <PhraseText text={title} />
        </h2>
        <p lang={companion.lang} className={styles.headingCompanion}>
          {companion.text}
        </p>
      </div>
      <ul className={split.matter}>
        {pages.map((page) => (
          <li key={page.path} className={styles.row}>
            <h3>
              <Link className={styles.link} to={page.path}>
                {page.name}
                <Stop className={styles.stop} />
              </Link>
            </h3>
            <p lang={page.nameCompanion.lang} className={styles.companion}>
              {page.nameCompanion.text}
              <Stop lang={page.nameCompanion.lang} className={styles.stop} />
            </p>
            <p className={styles.text}>{page.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
