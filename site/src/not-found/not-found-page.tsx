import { Link } from 'react-router-dom';
import { PhraseText } from '../blocks/phrase-text.tsx';
import type { NotFoundTexts } from '../content/en/not-found.ts';
import { listLinks } from '../content/menus/navigation.ts';
import { useTexts } from '../language/site-texts.ts';
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
      <Section isRuled className={styles.section}>
        <p className={styles.aside}>
          <PhraseText text={texts.aside} />
        </p>
        <ul className={styles.links}>
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
