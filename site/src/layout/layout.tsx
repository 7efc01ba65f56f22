import type { ReactNode } from 'react';
import { Header } from '../header/header.tsx';
import { MenuProvider } from '../header/menu-state.tsx';
import { LazyLanguageOffer } from '../language/lazy-language-offer.tsx';
import { useTexts } from '../texts/site-texts.ts';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { LazyToaster } from './lazy-toaster.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

const mainId = 'main';

/** The frame of every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { layout } = useTexts();
  useScrollToTop(mainId);
  return (
    <MenuProvider>
      <a className={styles.skip} href={`#${mainId}`}>
        {layout.skip}
      </a>
      <Header>
        <LazyToaster />
      </Header>
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LazyLanguageOffer />
    </MenuProvider>
  );
}
