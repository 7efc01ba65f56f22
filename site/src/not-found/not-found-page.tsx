import { Link } from 'react-router-dom';
import { notFound } from '../content/not-found.ts';
import { PageIntroduction } from '../ui/page/page-introduction.tsx';
import { Section } from '../ui/page/section.tsx';
import { Title } from '../ui/page/title.tsx';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <>
      <PageIntroduction title={<Title english={notFound.english} chinese={notFound.chinese} />}>
        {notFound.text}
      </PageIntroduction>
      <Section isRuled className={styles.section}>
        <p className={styles.aside}>{notFound.aside}</p>
        <ul className={styles.links}>
          {notFound.waysOnward.map(({ path, name }) => (
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
