import { Outlet } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { LazyToaster } from './lazy-toaster.tsx';
import { MenuProvider } from './menu-state.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

const mainId = 'main';

/** What every page has around it. */
export function Layout() {
  useScrollToTop(mainId);
  return (
    <MenuProvider>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to the content
      </a>
      <Header />
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <LazyToaster />
    </MenuProvider>
  );
}
