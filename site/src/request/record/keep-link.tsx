import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { LinkField } from '../../ui/link-field.tsx';
import { usePapers } from '../print/use-paper.ts';
import { useRequestTexts } from '../request-texts.ts';
import { InAppHint } from '../text/in-app-hint.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './record.module.css';

/** The address of this page, which is the only way to open it; once it is to end, the receipt to print. */
export function KeepLink() {
  const { record, moments, offer } = useRequestTexts();
  const { pathname } = useLocation();
  const { print } = usePapers();
  const { linkEndsAt } = useRequestState().request;
  const ends = linkEndsAt === undefined ? null : moments.day(linkEndsAt);
  if (ends !== null) {
    return (
      <section className={styles.keep}>
        <h2 className={textStyles.heading}>{record.receipt.heading}</h2>
        <p className={styles.note}>{record.receipt.ends(ends)}</p>
        <Button size="large" className={styles.print} onClick={() => print('receipt')}>
          {record.receipt.print}
        </Button>
        <InAppHint text={offer.inApp} />
      </section>
    );
  }
  return (
    <section className={styles.keep}>
      <h2 className={textStyles.heading}>{record.link.heading}</h2>
      <LinkField path={pathname} texts={record.link} />
      <p className={styles.note}>{record.link.note}</p>
    </section>
  );
}
