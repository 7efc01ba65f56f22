import { Link } from 'react-router-dom';
import split from '../blocks/split-section.module.css';
import type { NotFoundTexts } from '../content/en/not-found.ts';
import { listLinks } from '../content/menus/navigation.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { useTexts } from '../texts/site-texts.ts';
import { joinClasses } from '../ui/class-names.ts';
import { PageIntroduction } from '../ui/page/page-introduction.tsx';
import { Section } from '../ui/page/section.tsx';
import { Title } from '../ui/page/title.tsx';
import styles from './not-found-page.module.css';

export function NotFoundPage({ texts }: { readonly texts: NotFoundTexts }) {
  const waysOnward = listLinks(['home', 'services', 'about', 'quote'], useTexts());
  return (
    <>
      <PageIntroduction title={<Title title={texts.title} companion={texts.companion} />}>
        <PhraseText text={texts.text} />
      </PageIntroduction>
      <Section isRuled className={joinClasses(split.split, styles.section)}>
        <p className={joinClasses(split.heading, styles.aside)}>
          <PhraseText text={texts.aside} />
        </p>
        <ul className={split.matter}>
          {waysOnward.map(({ path, name }) => (
            <li key={path} className={styles.row}>
              <Link className={styles.link} to={path}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
