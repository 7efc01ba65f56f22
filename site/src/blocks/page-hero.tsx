import type { Phrase, Quoted } from '../content/phrase.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { usePathTo, useTexts } from '../texts/site-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/page/section.tsx';
import { Title } from '../ui/page/title.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps {
  /** Title of the page, without its full stop. */
  readonly heading: string;
  readonly headingCompanion: Quoted;
  readonly lead: Phrase;
  /** A price or a time, in small type under the button. */
  readonly aside?: Phrase;
}

/** Longest titles, counting an ideograph as two letters, that fit on one line at a larger size. */
const oneLine = { short: 9, wide: 14 };

/** The top of a page: its title in both languages, what it is about, and the way to the quote. */
export function PageHero({ heading, headingCompanion, lead, aside }: PageHeroProps) {
  const { callToAction, language } = useTexts();
  const pathTo = usePathTo();
  return (
    <Section className={styles.hero}>
      <Title
        title={heading}
        companion={headingCompanion}
        size={
          language === 'en'
            ? chooseTitleSize(heading.length + 2 * headingCompanion.text.length)
            : chooseChineseTitleSize(heading)
        }
      />
      <div className={styles.below}>
        <p className={styles.lead}>
          <PhraseText text={lead} />
        </p>
        <div className={styles.action}>
          <ButtonLink to={pathTo('quote')} size="large" className={styles.button}>
            {callToAction.getAQuote}
          </ButtonLink>
          {aside !== undefined && aside !== '' && (
            <p className={styles.aside}>
              <PhraseText text={aside} />
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}

function chooseTitleSize(letters: number): 'short' | 'wide' | 'regular' {
  if (letters <= oneLine.short) return 'short';
  return letters <= oneLine.wide ? 'wide' : 'regular';
}

/** Two characters are set at the largest size. */
function chooseChineseTitleSize(heading: string): 'short' | 'regular' {
  return heading.length <= 2 ? 'short' : 'regular';
}
