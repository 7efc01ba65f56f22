import { useTexts } from '../texts/site-texts.ts';
import styles from './page-loading.module.css';

/** Shown while a page's code loads; seen only on a first visit over a slow connection. */
export function PageLoading() {
  const { layout } = useTexts();
  return (
    <p className={styles.loading} role="status">
      {layout.loading}
    </p>
  );
}
