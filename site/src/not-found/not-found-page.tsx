import { Link } from 'react-router-dom';
import { aboutMeta, homeMeta, quoteMeta, servicesMeta } from '../content/core-pages.ts';
import { notFound } from '../content/en/not-found.ts';
import { PageIntroduction } from '../ui/page/page-introduction.tsx';
import { Section } from '../ui/page/section.tsx';
import { Title } from '../ui/page/title.tsx';
import styles from './not-found-page.module.css';

const waysOnward = [homeMeta, servicesMeta, aboutMeta, quoteMeta];

export function NotFoundPage() {
  return (
    <>
      <PageIntroduction title={<Title title={notFound.title} companion={notFound.companion} />}>
        {notFound.text}
      </PageIntroduction>
      <Section isRuled className={styles.section}>
        <p className={styles.aside}>{notFound.aside}</p>
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
