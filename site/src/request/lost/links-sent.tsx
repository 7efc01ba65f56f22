import { Link, useLocation } from 'react-router-dom';
import { usePathTo } from '../../texts/site-texts.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { LostHead } from './lost-head.tsx';
import styles from './lost-link-page.module.css';
import { useLostLinkTexts } from './lost-link-texts.ts';
import { readSentEmail } from './sent-state.ts';

/** Says the same whether or not the address is known. */
export function LinksSent() {
  const { sent } = useLostLinkTexts();
  const pathTo = usePathTo();
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const email = isHydrated ? readSentEmail(state) : null;
  return (
    <>
      <LostHead title={sent.title} companion={sent.companion} />
      <div className={styles.columns}>
        <div className={styles.matter}>
          <p className={styles.lead} role="status">
            {email === null ? (
              sent.leadAlone
            ) : (
              <>
                {sent.lead.before}
                <b>{email}</b>
                {sent.lead.after}
              </>
            )}
          </p>
          <p className={styles.quiet}>{sent.alike}</p>
        </div>
        <div className={styles.aside}>
          <h2>{sent.nothing}</h2>
          <p>{sent.remedy}</p>
          <Link to={pathTo('lostLink')} className={styles.another}>
            {sent.another}
          </Link>
        </div>
      </div>
    </>
  );
}
