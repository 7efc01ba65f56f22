import { titleNameIn } from '@yiqiao/contract/company-name';
import type { Quoted } from '../../content/phrase.ts';
import { useTexts } from '../../texts/site-texts.ts';
import { joinClasses } from '../../ui/class-names.ts';
import { Stopped } from '../../ui/stops/stopped.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import headStyles from '../state/request-head.module.css';
import { StateStop } from '../state/state-stop.tsx';
import styles from './lost-link-page.module.css';
import { useLostLinkTexts } from './lost-link-texts.ts';

interface LostHeadProps {
  readonly title: string;
  readonly companion: Quoted;
  /** Its mark is drawn as the stop. Otherwise the stop is an empty outline: it tells nothing. */
  readonly isQuestion?: boolean;
}

export function LostHead({ title, companion, isQuestion = false }: LostHeadProps) {
  const { eyebrow } = useLostLinkTexts();
  const { language } = useTexts();
  const mark = language === 'en' ? '?' : '？';
  return (
    <header className={headStyles.head}>
      <title>{`${title}${isQuestion ? mark : ''} | ${titleNameIn(language)}`}</title>
      <p className={headStyles.eyebrow}>
        <span className={headStyles.version}>{eyebrow}</span>
        <span lang={companion.lang} className={headStyles.companion}>
          {isQuestion ? (
            `${companion.text}${companion.lang === 'en' ? '?' : '？'}`
          ) : (
            <Stopped text={companion.text} lang={companion.lang} />
          )}
        </span>
      </p>
      <div className={joinClasses(headStyles.line, styles.line)}>
        <h1 className={joinClasses(headStyles.title, styles.title, !isQuestion && styles.long)}>
          {title}
          {isQuestion && <VisuallyHidden>{mark}</VisuallyHidden>}
          <i className={headStyles.rule} aria-hidden="true" />
        </h1>
        <StateStop
          lang={language}
          look={{ kind: isQuestion ? 'question' : 'open' }}
          className={headStyles.stop}
        />
      </div>
    </header>
  );
}
