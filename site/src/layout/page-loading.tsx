import { useTexts } from '../texts/site-texts.ts';
import styles from './page-loading.module.css';

/** Stands where a page will be while its code arrives: only on the first visit of a slow line. */
export function PageLoading() {
  const { layout } = useTexts();
  return (
    <p className={styles.loading} role="status">
      {layout.loading}
    </p>
  );
}
