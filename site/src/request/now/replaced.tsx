import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PhraseText } from '../../texts/phrase-text.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangeTable } from '../offer/change-table.tsx';
import { useRequestTexts } from '../request-texts.ts';
import textStyles from '../text/text.module.css';
import { replacedVersion, useRequestState } from '../use-request.ts';
import styles from './now.module.css';

/** The client answered an outdated version: what the new one says, and that nothing was agreed. */
export function ReplacedNow() {
  const { offer: texts, price } = useRequestTexts();
  const { pathname } = useLocation();
  const state = useRequestState();
  const { request, dismiss } = state;
  const version = replacedVersion(state);
  const old = request.offers.find((offer) => offer.version === version);
  const newest = request.offers.at(-1);
  const navigate = useNavigate();
  const statement = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    statement.current?.focus({ preventScroll: true });
  }, []);

  function showNewest(event: FormEvent) {
    event.preventDefault();
    dismiss();
    void navigate(pathname, { replace: true });
  }

  if (old === undefined || newest === undefined) return null;
  return (
    <>
      <div className={styles.now}>
        <div className={styles.head}>
          <h2 ref={statement} tabIndex={-1} className={textStyles.statement}>
            <PhraseText text={texts.replaced.statement(newest.version)} />
          </h2>
          <ChangeTable before={old} after={newest} />
          {/* Without scripts it reloads the page without the refusal. */}
          <form method="get" action={pathname} onSubmit={showNewest} className={styles.see}>
            <Button type="submit" size="large">
              {texts.replaced.see(newest.version, price(newest.total, newest.currency))}
            </Button>
          </form>
        </div>
      </div>
      <section className={styles.nothing}>
        <h2 className={textStyles.overText}>{texts.replaced.heading}</h2>
        <p className={textStyles.quiet}>{texts.replaced.text(old.version, newest.version)}</p>
      </section>
    </>
  );
}
