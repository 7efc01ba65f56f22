import type { LayoutTexts } from '../content/en/layout.ts';
import { Button } from '../ui/button.tsx';
import styles from './page-loading.module.css';

interface PageFailureProps {
  readonly texts: LayoutTexts['failure'];
  readonly onReload: () => void;
}

/** Shown in place of a page whose code or texts could not be loaded. */
export function PageFailure({ texts, onReload }: PageFailureProps) {
  return (
    <div className={styles.loading} role="alert">
      <h1>{texts.title}</h1>
      <p className={styles.remedy}>{texts.remedy}</p>
      <Button onClick={onReload}>{texts.reload}</Button>
    </div>
  );
}
