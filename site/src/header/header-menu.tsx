import type { Menu } from '../content/menus/navigation.ts';
import { Chevron } from '../ui/chevron.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './header-menu.module.css';
import { MenuSheet } from './menu-sheet.tsx';
import { useMenuState } from './menu-state.tsx';
import { useHoverIntent } from './use-hover-intent.ts';

/** A menu of the header: its trigger, and a full-width sheet of links below the bar. */
export function HeaderMenu({ menu }: { readonly menu: Menu }) {
  const { open, setOpen } = useMenuState();
  const mine = open?.id === menu.id ? open : null;

  const hover = useHoverIntent({
    onEnter: () => {
      if (mine === null) setOpen({ id: menu.id, how: 'hover', opener: null });
    },
    onLeave: () => {
      if (mine?.how === 'hover') setOpen(null);
    },
  });
  const close = () => {
    mine?.opener?.focus();
    setOpen(null);
  };

  return (
    <li className={styles.item} {...hover}>
      <Disclosure
        id={menu.id}
        summaryClass={styles.trigger}
        summary={
          <>
            {menu.name}
            <Chevron />
          </>
        }
      >
        <MenuSheet menu={menu} onClose={close} />
      </Disclosure>
    </li>
  );
}
