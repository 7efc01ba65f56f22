import { findLanguage } from '@yiqiao/contract/text/languages';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuId } from '../content/menus/navigation.ts';

/** What the header can open: one of its menus, or the phone's own. */
export type DisclosureId = MenuId | 'phone';

export interface OpenMenu {
  readonly id: DisclosureId;
  /** A menu opened by the pointer passing over it closes when the pointer leaves; a pressed one stays. */
  readonly how: 'hover' | 'press';
  /** Where the keyboard goes back to. */
  readonly opener: HTMLElement | null;
}

interface MenuState {
  readonly open: OpenMenu | null;
  readonly setOpen: (open: OpenMenu | null) => void;
}

const MenuContext = createContext<MenuState | null>(null);

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
  // To read on in another language is no new visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the language counts.
  useLayoutEffect(() => setOpened((menu) => menu && { ...menu, visit }), [language]);
  // Following a link closes the menu: what was opened during an earlier visit is not open.
  const open = opened?.visit === visit ? opened.menu : null;
  const state = useMemo<MenuState>(() => ({ open, setOpen }), [open, setOpen]);
  return <MenuContext value={state}>{children}</MenuContext>;
}

export function useMenuState(): MenuState {
  const state = useContext(MenuContext);
  if (state === null) throw new Error('useMenuState needs a MenuProvider above it');
  return state;
}
