import { findLanguage } from '@yiqiao/contract/text/languages';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuId } from '../content/menus/navigation.ts';
import { createRequired } from '../required-context.ts';

/** What the header can open: one of its menus, or the phone menu. */
export type DisclosureId = MenuId | 'phone';

export interface OpenMenu {
  readonly id: DisclosureId;
  /** A menu opened by hovering closes when the pointer leaves; one opened by a press stays open. */
  readonly how: 'hover' | 'press';
  /** Gets the focus back when the menu closes. */
  readonly opener: HTMLElement | null;
}

interface MenuState {
  readonly open: OpenMenu | null;
  readonly setOpen: (open: OpenMenu | null) => void;
}

const [MenuContext, useMenuState] = createRequired<MenuState>('menus');

export { useMenuState };

/** Which of the header's menus is open: the header and the buttons of the home page share it. */
export function MenuProvider({ children }: { readonly children: ReactNode }) {
  const { key: visit, pathname } = useLocation();
  const language = findLanguage(pathname);
  const [opened, setOpened] = useState<{ readonly menu: OpenMenu; readonly visit: string } | null>(
    null,
  );
  const setOpen = useCallback(
    (menu: OpenMenu | null) => setOpened(menu && { menu, visit }),
    [visit],
  );
  // Switching the language does not count as a new visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the language counts.
  useLayoutEffect(() => setOpened((menu) => menu && { ...menu, visit }), [language]);
  // Following a link closes the menu: only one opened during the current visit is open.
  const open = opened?.visit === visit ? opened.menu : null;
  const state = useMemo<MenuState>(() => ({ open, setOpen }), [open, setOpen]);
  return <MenuContext value={state}>{children}</MenuContext>;
}
