import { Outlet } from 'react-router-dom';
import { Header } from '../header/header.tsx';
import { MenuProvider } from '../header/menu-state.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { LazyToaster } from './lazy-toaster.tsx';
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
      <Header>
        <LazyToaster />
      </Header>
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </MenuProvider>
  );
}
