import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import type { Menu } from '../content/menus/navigation.ts';
import { Chevron } from '../ui/chevron.tsx';
import styles from './header-menu.module.css';
import { MenuSheet } from './menu-sheet.tsx';
import { useMenuState } from './menu-state.tsx';
import { useDismissal } from './use-dismissal.ts';
import { useHoverIntent } from './use-hover-intent.ts';

/** A menu of the header: its trigger, and a full-width sheet of real links under the bar. */
export function HeaderMenu({ menu }: { readonly menu: Menu }) {
  const { open, setOpen } = useMenuState();
  const item = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const mine = open?.id === menu.id ? open : null;
  const isOpen = mine !== null;
  const opener = mine?.opener ?? null;
  const sheetId = `${menu.id}-menu`;

  const close = useCallback(
    (how: 'escape' | 'outside' | 'button') => {
      setOpen(null);
      if (how !== 'outside') (opener ?? trigger.current)?.focus();
    },
    [setOpen, opener],
  );
  useDismissal(item, isOpen, close);

  const hover = useHoverIntent({
    onEnter: () => {
      if (!isOpen) setOpen({ id: menu.id, how: 'hover', opener: null });
    },
    onLeave: () => {
      if (mine?.how === 'hover') setOpen(null);
    },
  });

  // Opened from the page, the menu is far away in the order of focus: go to it.
  useEffect(() => {
    if (opener !== null && opener !== trigger.current) item.current?.querySelector('a')?.focus();
  }, [opener]);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (mine?.how === 'press') setOpen(null);
    else setOpen({ id: menu.id, how: 'press', opener: event.currentTarget });
  };

  return (
    <li ref={item} className={styles.item} {...hover}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={sheetId}
        onClick={press}
      >
        {menu.name}
        <Chevron />
      </button>
      <MenuSheet id={sheetId} menu={menu} isOpen={isOpen} onClose={() => close('button')} />
    </li>
  );
}
