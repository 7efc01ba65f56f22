import { useTexts } from '../texts/texts.ts';
import styles from './skip-link.module.css';

/** The first stop of the page: past the rail, to the open submission, or else to the list. */
export function SkipLink({ onEnterList }: { onEnterList: () => void }) {
  const { shell } = useTexts();
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={() => {
        const heading = document.getElementById('detail-name');
        if (heading) heading.focus();
        else onEnterList();
      }}
    >
      {shell.skip}
    </button>
  );
}
