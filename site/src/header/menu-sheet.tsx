import { Link } from 'react-router-dom';
import type { Menu, MenuLink } from '../content/menus/navigation.ts';
import { useTexts } from '../texts/site-texts.ts';
import { Button } from '../ui/button.tsx';
import { Stop } from '../ui/stops/stop.tsx';
import styles from './menu-sheet.module.css';

interface MenuSheetProps {
  readonly menu: Menu;
  readonly onClose: () => void;
}

/** The links of a menu; always in the page, so that they work without scripts. */
export function MenuSheet({ menu, onClose }: MenuSheetProps) {
  const { layout } = useTexts();
  return (
    <div className={styles.sheet}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{menu.name}</p>
          <p className={styles.nameCompanion} lang={menu.companion.lang}>
            {menu.companion.text}
          </p>
          <p className={styles.intro}>{menu.intro}</p>
          <Button variant="secondary" size="small" className={styles.close} onClick={onClose}>
            {layout.closeMenu}
          </Button>
        </div>
        <ul className={styles.links}>
          {menu.links.map((link) => (
            <li key={link.path}>
              <SheetLink link={link} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function SheetLink({ link: { path, name, companion } }: { readonly link: MenuLink }) {
  return (
    <Link className={styles.link} to={path}>
      <span>
        {name}
        <Stop className={styles.stop} />
      </span>{' '}
      <span className={styles.linkCompanion} lang={companion.lang}>
        {companion.text}
        <Stop lang={companion.lang} className={styles.stop} />
      </span>
    </Link>
  );
}
