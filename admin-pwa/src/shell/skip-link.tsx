import { findDetailHeading } from '../ui/screen/focus-detail.ts';
import styles from './skip-link.module.css';

/** The first stop of the page: past the rail, to what is open, or else to the list. */
export function SkipLink({ name, onEnterList }: { name: string; onEnterList: () => void }) {
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={() => {
        const heading = findDetailHeading();
        if (heading) heading.focus();
        else onEnterList();
      }}
    >
      {name}
    </button>
  );
}
