import { Link, useLocation } from 'react-router-dom';
import type { SuccessTexts } from '../content/en/success.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { usePathTo } from '../texts/site-texts.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { NextStep } from './next-step.tsx';
import { readSuccess } from './read-success.ts';
import { Receipt } from './receipt.tsx';
import styles from './success-page.module.css';
import { YourPage } from './your-page.tsx';

export function SuccessPage({ texts }: { readonly texts: SuccessTexts }) {
  const { start, end, stop } = texts.title;
  const pathTo = usePathTo();
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const success = isHydrated ? readSuccess(state) : null;
  return (
    <div className={styles.page}>
      <div className={styles.line}>
        <h1 className={styles.title}>
          {start}
          <span className={styles.end}>
            {end}
            <span className={styles.period}>{stop}</span>
            <i className={styles.rule} aria-hidden="true" />
            <i className={styles.stop} aria-hidden="true" />
          </span>
        </h1>
      </div>
      <div className={styles.body}>
        <div>
          <p className={styles.sentence}>
            <PhraseText text={texts.submitted} />
          </p>
          {success?.receipt && <NextStep texts={texts} receipt={success.receipt} />}
        </div>
        {success?.receipt && (
          <div>
            {success.receipt.requestPath !== undefined && (
              <YourPage
                texts={texts.page}
                path={success.receipt.requestPath}
                isMailed={success.receipt.isMailed === true}
              />
            )}
            <Receipt
              texts={texts}
              receipt={success.receipt}
              replyTo={success.replyTo}
              ownReport={success.ownReport ?? null}
              shown={success.shown ?? null}
            />
            <Link to={pathTo('quote')} className={styles.another}>
              {texts.another}
            </Link>
          </div>
        )}
      </div>
    </div>
  );
}
