import { servicesMeta } from '../content/core-pages.ts';
import { home } from '../content/en/home.ts';
import { type MenuId, menus } from '../content/menus/navigation.ts';
import { useMenuState } from '../header/menu-state.tsx';
import { Chevron } from '../ui/chevron.tsx';
import { Statement } from '../ui/page/statement.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './services-statement.module.css';

const { services } = home;

/** No cards: one sentence that sends the visitor to the menus, and opens them. */
export function ServicesStatement() {
  return (
    <Statement title={services.title} companion={services.titleCompanion}>
      {services.before}
      <MenuWord id="services" />
      {services.or}
      <MenuWord id="industries" />
      {services.after}
    </Statement>
  );
}

function MenuWord({ id }: { readonly id: MenuId }) {
  const { open, setOpen } = useMenuState();
  const isHydrated = useHydrated();
  const name = menus.find((menu) => menu.id === id)?.name;
  if (!isHydrated) {
    return (
      <a className={styles.word} href={servicesMeta.path}>
        {name}
        <Chevron className={styles.chevron} />
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.word}
      aria-expanded={open?.id === id}
      onClick={(event) => setOpen({ id, how: 'press', opener: event.currentTarget })}
    >
      {name}
      <Chevron className={styles.chevron} />
    </button>
  );
}
