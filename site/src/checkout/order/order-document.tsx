import { Link } from 'react-router-dom';
import { ShareRing } from '../../quote/words/share-ring.tsx';
import { usePathTo } from '../../texts/site-texts.ts';
import { useCheckoutTexts } from '../checkout-texts.ts';
import type { KnownOrder } from './known-order.ts';
import styles from './order-document.module.css';

interface OrderDocumentProps {
  readonly order: KnownOrder;
  readonly isSent: boolean;
}

/** What is bought. */
export function OrderDocument({ order, isSent }: OrderDocumentProps) {
  const { payNow } = useCheckoutTexts();
  const pathTo = usePathTo();
  const { document, fileName, words, direction } = order;
  return (
    <div className={styles.document}>
      <span className={styles.ring}>
        <ShareRing document={document} />
      </span>
      <p className={styles.what}>
        <b className={styles.name}>{fileName}</b>
        <span className={styles.words}>{payNow.document(words, direction)}</span>
      </p>
      {!isSent && (
        <Link className={styles.change} to={pathTo('quote')}>
          {payNow.change}
        </Link>
      )}
    </div>
  );
}
