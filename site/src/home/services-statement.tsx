import type { HomeTexts } from '../content/en/home.ts';
import type { MenuId } from '../content/menus/navigation.ts';
import { useMenuState } from '../header/menu-state.tsx';
import { PhraseText } from '../texts/phrase-text.tsx';
import { usePathTo, useTexts } from '../texts/site-texts.ts';
import { Chevron } from '../ui/chevron.tsx';
import { Statement } from '../ui/page/statement.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './services-statement.module.css';

/** No cards: one sentence that sends the visitor to the menus, and opens them. */
export function ServicesStatement({ services }: { readonly services: HomeTexts['services'] }) {
  return (
    <Statement title={services.title} companion={services.titleCompanion}>
      <PhraseText text={services.before} />
      <MenuWord id="services" />
      <PhraseText text={services.or} />
      <MenuWord id="industries" />
      <PhraseText text={services.after} />
    </Statement>
  );
}

function MenuWord({ id }: { readonly id: MenuId }) {
  const { open, setOpen } = useMenuState();
  const isHydrated = useHydrated();
  const { name } = useTexts().menus[id];
  const pathTo = usePathTo();
  if (!isHydrated) {
    return (
      <a className={styles.word} href={pathTo('services')}>
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
