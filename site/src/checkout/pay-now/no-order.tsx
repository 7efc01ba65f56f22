import { company } from '@yiqiao/contract/company';
import { usePathTo } from '../../texts/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Stop } from '../../ui/stops/stop.tsx';
import { useCheckoutTexts } from '../checkout-texts.ts';
import styles from './no-order.module.css';

/** A payment belongs to an order, and none is on the desk: the two ways to one. */
export function NoOrder() {
  const { document, order, text } = useCheckoutTexts().payNow.none;
  const pathTo = usePathTo();
  return (
    <section aria-labelledby="no-order">
      <h2 id="no-order" className={styles.text}>
        {text}
      </h2>
      <div className={styles.ways}>
        <div className={styles.way}>
          <p className={styles.mark}>
            <Stop lang="zh-Hans" />
          </p>
          <h3>{document.title}</h3>
          <p className={styles.detail}>{document.text}</p>
          <ButtonLink to={pathTo('quote')} size="large">
            {document.link}
          </ButtonLink>
        </div>
        <div className={styles.way}>
          <p className={styles.mark}>
            <Stop lang="en" />
          </p>
          <h3>{order.title}</h3>
          <p className={styles.detail}>{order.text}</p>
          <div className={styles.presses}>
            <ButtonLink to={pathTo('lostLink')} size="large" variant="secondary">
              {order.link}
            </ButtonLink>
            <a href={`mailto:${company.email}`}>{order.write}</a>
          </div>
        </div>
      </div>
    </section>
  );
}
