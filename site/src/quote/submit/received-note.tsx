import { Link } from 'react-router-dom';
import { usePathTo } from '../../texts/site-texts.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { keepReceipt, useKeptReceipt } from './kept-receipt.ts';
import styles from './received-note.module.css';

/** For a visitor who was on another page when their request arrived. */
export function ReceivedNote() {
  const { received, receivedText, seeReceived } = useQuoteTexts().sending.toasts;
  const pathTo = usePathTo();
  const kept = useKeptReceipt((state) => state.kept);
  if (kept === null) return null;
  return (
    <div className={styles.note}>
      <p className={styles.title}>{received}</p>
      <p>{receivedText(kept.receipt?.reference ?? null)}</p>
      <Link
        to={pathTo('success')}
        state={kept}
        className={styles.link}
        onClick={() => keepReceipt(null)}
      >
        {seeReceived}
      </Link>
    </div>
  );
}
