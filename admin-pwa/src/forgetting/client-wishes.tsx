import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { findOpenWishes, type Wish } from '@yiqiao/contract/record/wish';
import { formatMoment } from '../clocks/format-time.ts';
import { texts, useTexts } from '../texts/texts.ts';
import styles from './client-wishes.module.css';
import { ErasePerson } from './erase-person.tsx';
import { ExportPerson } from './export-person.tsx';

interface ClientWishesProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  now: number;
}

/** Requests of the client: a copy of their data, its erasure. */
export function ClientWishes({ quote, isOffline, now }: ClientWishesProps) {
  const { order } = useTexts();
  const wishes = findOpenWishes(quote);
  if (wishes.length === 0) return null;
  return (
    <section className={styles.wishes} aria-label={order.next.title}>
      {wishes.map((wish) => (
        <PersonWish key={wish.id} quote={quote} wish={wish} isOffline={isOffline} now={now} />
      ))}
    </section>
  );
}

function PersonWish(props: ClientWishesProps & { wish: Wish }) {
  const { quote, wish, isOffline, now } = props;
  const [title, why] = wishWords(wish, now);
  return (
    <div className={styles.wish}>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.why}>{why}</p>
      </div>
      {wish.what === 'erase' ? (
        <ErasePerson quote={quote} isOffline={isOffline} look="button" />
      ) : (
        <ExportPerson quote={quote} isOffline={isOffline} look="button" />
      )}
    </div>
  );
}

function wishWords({ what, at }: Wish, now: number): readonly [title: string, why: string] {
  const { wish } = texts().forgetting;
  const moment = formatMoment(at, now);
  return what === 'erase'
    ? [wish.erase, wish.eraseWhy(moment)]
    : [wish.export, wish.exportWhy(moment)];
}
