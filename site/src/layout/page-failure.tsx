import { Button } from '../ui/button.tsx';
import styles from './page-loading.module.css';

/** Stands where a page would be whose code did not arrive. */
export function PageFailure() {
  return (
    <div className={styles.loading} role="alert">
      <h1>This page did not arrive</h1>
      <p className={styles.remedy}>Look at your connection, then load it again.</p>
      <Button onClick={() => window.location.reload()}>Load it again</Button>
    </div>
  );
}
