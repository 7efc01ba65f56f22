import type { HomeTexts } from '../content/en/home.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { usePathTo, useTexts } from '../texts/site-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Stop } from '../ui/stops/stop.tsx';
import { Headline } from './headline.tsx';
import styles from './hero.module.css';

export function Hero({ hero }: { readonly hero: HomeTexts['hero'] }) {
  const { language } = useTexts();
  const pathTo = usePathTo();
  const dotKey = (
    <li key="dot">
      <Stop lang="en" className={styles.keyDot} />
      {hero.dotKey}
    </li>
  );
  const ringKey = (
    <li key="ring">
      <Stop lang="zh-Hans" className={styles.keyRing} />
      <span>
        <PhraseText text={hero.ringKey} />
      </span>
    </li>
  );
  return (
    <section className={styles.hero}>
      <Headline lines={hero.lines} companionLines={hero.companionLines} />
      <div className={styles.introduction}>
        <p className={styles.lead}>
          <PhraseText text={hero.lead} />
        </p>
        <ButtonLink to={pathTo('quote')} size="large" className={styles.action}>
          <PhraseText text={hero.action} />
        </ButtonLink>
        <ul className={styles.key}>{language === 'en' ? [dotKey, ringKey] : [ringKey, dotKey]}</ul>
      </div>
    </section>
  );
}
