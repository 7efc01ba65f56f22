import { Button } from '../ui/button.tsx';
import styles from './page-loading.module.css';

/** Stands where a page would be whose code did not arrive. */
export function PageFailure() {
  return (
    <div className={styles.loading} role="alert">
      <h1>This page failed to load</h1>
      <p className={styles.remedy}>Check your connection, then reload the page.</p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </div>
  );
}
