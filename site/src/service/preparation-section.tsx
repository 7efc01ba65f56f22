import type { Language } from '@yiqiao/contract/text/languages';
import { SplitSection } from '../blocks/split-section.tsx';
import type { ServiceWording } from '../content/en/services/service-wording.ts';
import { type Phrase, toPlainText } from '../content/phrase.ts';
import type { ServiceContent } from '../content/services/service-content.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { useTexts } from '../texts/site-texts.ts';
import { joinClasses } from '../ui/class-names.ts';
import { Stop } from '../ui/stops/stop.tsx';
import styles from './preparation-section.module.css';

interface PreparationSectionProps {
  readonly preparation: ServiceContent['preparation'];
  readonly names: ServiceWording['preparation'];
}

/** What to send, and what to decide, for either direction. */
export function PreparationSection({ preparation, names }: PreparationSectionProps) {
  const { language } = useTexts();
  const chinese = language === 'en' ? 'zh-Hans' : language;
  return (
    <SplitSection heading={preparation.heading}>
      <div className={styles.columns}>
        <AskList name={names.general} points={preparation.general} />
        <div className={styles.languages}>
          <AskList name={names.intoChinese} points={preparation.intoChinese} lang={chinese} />
          <AskList name={names.intoEnglish} points={preparation.intoEnglish} lang="en" />
        </div>
      </div>
    </SplitSection>
  );
}

interface AskListProps {
  readonly name: string;
  readonly points: readonly Phrase[];
  /** The language that the points are about; its full stop is their bullet. */
  readonly lang?: Language;
}

function AskList({ name, points, lang }: AskListProps) {
  return (
    <div>
      <h3 className={styles.name}>{name}</h3>
      <ul>
        {points.map((point) => (
          <li key={toPlainText(point)} className={joinClasses(styles.point, lang && styles.marked)}>
            {lang && <Stop lang={lang} className={styles.mark} />}
            <span>
              <PhraseText text={point} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
