import { PhraseText } from '../blocks/phrase-text.tsx';
import { quoteMeta } from '../content/core-pages.ts';
import { home } from '../content/en/home.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Stop } from '../ui/stops/stop.tsx';
import { Headline } from './headline.tsx';
import styles from './hero.module.css';

const { hero } = home;

export function Hero() {
  return (
    <section className={styles.hero}>
      <Headline />
      <div className={styles.introduction}>
        <p className={styles.lead}>{hero.lead}</p>
        <ButtonLink to={quoteMeta.path} size="large" className={styles.action}>
          {hero.action}
        </ButtonLink>
        <ul className={styles.key}>
          <li>
            <Stop lang="en" className={styles.keyDot} />
            {hero.dotKey}
          </li>
          <li>
            <Stop lang="zh-Hans" className={styles.keyRing} />
            <span>
              <PhraseText text={hero.ringKey} />
            </span>
          </li>
        </ul>
      </div>
    </section>
  );
}
