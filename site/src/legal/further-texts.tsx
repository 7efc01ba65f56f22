import { Link, useLocation } from 'react-router-dom';
import { legalPages, listLinks } from '../content/menus/navigation.ts';
import { useTexts } from '../texts/site-texts.ts';
import styles from './further-texts.module.css';

/** Links to the legal pages other than the one shown. */
export function FurtherTexts({ title }: { readonly title: string }) {
  const texts = useTexts();
  const { pathname } = useLocation();
  const others = listLinks(legalPages, texts).filter(({ path }) => path !== pathname);
  return (
    <nav className={styles.further} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul>
        {others.map(({ path, name }) => (
          <li key={path}>
            <Link className={styles.link} to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
