import type { LayoutTexts } from '../content/en/layout.ts';
import { Button } from '../ui/button.tsx';
import styles from './page-loading.module.css';

/** Stands where a page would be whose code or texts did not arrive. */
export function PageFailure({ texts }: { readonly texts: LayoutTexts['failure'] }) {
  return (
    <div className={styles.loading} role="alert">
      <h1>{texts.title}</h1>
      <p className={styles.remedy}>{texts.remedy}</p>
      <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
    </div>
  );
}
