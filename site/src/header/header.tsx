import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';

import { listMenus } from '../content/menus/navigation.ts';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { usePathTo, useTexts } from '../texts/site-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './header.module.css';
import { HeaderMenu } from './header-menu.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { WordMark } from './word-mark.tsx';

/** @param children placed below the bar, whatever its height. */
export function Header({ children }: { readonly children: ReactNode }) {
  const texts = useTexts();
  const pathTo = usePathTo();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={pathTo('home')} className={styles.home}>
          <WordMark />
          <VisuallyHidden>{texts.layout.home}</VisuallyHidden>
        </Link>
        <nav className={styles.nav} aria-label={texts.layout.navigation}>
          <ul className={styles.menus}>
            {listMenus(texts).map((menu) => (
              <HeaderMenu key={menu.id} menu={menu} />
            ))}
            <li className={styles.about}>
              <NavLink to={pathTo('about')} className={() => styles.link}>
                {texts.pageNames.about.name}
              </NavLink>
            </li>
          </ul>
          <LanguageSwitch place="bar" />
          <ButtonLink to={pathTo('quote')} size="small" className={styles.quote}>
            {texts.callToAction.getAQuote}
          </ButtonLink>
          <PhoneMenu />
        </nav>
      </div>
      {children}
    </header>
  );
}
