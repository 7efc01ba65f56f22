import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';

import { aboutMeta, homeMeta, quoteMeta } from '../content/core-pages.ts';
import { callToAction } from '../content/en/call-to-action.ts';
import { menus } from '../content/menus/navigation.ts';
import { ButtonLink } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './header.module.css';
import { HeaderMenu } from './header-menu.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { WordMark } from './word-mark.tsx';

/** @param children what hangs below the bar, however high it is. */
export function Header({ children }: { readonly children: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={homeMeta.path} className={styles.home}>
          <WordMark />
          <VisuallyHidden>, home</VisuallyHidden>
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <ul className={styles.menus}>
            {menus.map((menu) => (
              <HeaderMenu key={menu.id} menu={menu} />
            ))}
            <li className={styles.about}>
              <NavLink to={aboutMeta.path} className={() => styles.link}>
                {aboutMeta.name}
              </NavLink>
            </li>
          </ul>
          <ButtonLink to={quoteMeta.path} size="small" className={styles.quote}>
            {callToAction.getAQuote}
          </ButtonLink>
          <PhoneMenu />
        </nav>
      </div>
      {children}
    </header>
  );
}
