import { AwaitedFiles } from '../documents/awaited-files.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { Conversation } from '../talk/conversation.tsx';
import { MarkedText } from '../text/marked-text.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import { ChangeTable } from './change-table.tsx';
import { Decision } from './decision.tsx';
import styles from './offer.module.css';
import { OfferTable } from './offer-table.tsx';
import { OfferTerms } from './offer-terms.tsx';

/** An open quote: its scope and terms, the decision, what has changed, and the conversation. */
export function QuotedNow() {
  const { offer: texts } = useRequestTexts();
  const { request } = useRequestState();
  const offer = request.offers.at(-1);
  const former = request.offers.at(-2);
  if (offer === undefined) return null;
  return (
    <>
      <div className={styles.offer}>
        <OfferTable offer={offer} />
        <OfferTerms offer={offer} />
      </div>
      <Decision offer={offer} />
      <div className={styles.rest}>
        {former !== undefined && (
          <section>
            <h2 className={textStyles.overText}>{texts.changedSince(former.version)}</h2>
            <ChangeTable before={former} after={offer} />
          </section>
        )}
        {offer.note !== undefined && (
          <section>
            <h2 className={textStyles.overText}>{texts.note}</h2>
            <p className={textStyles.note}>
              <MarkedText text={offer.note} />
            </p>
          </section>
        )}
        <AwaitedFiles />
        <Conversation />
      </div>
    </>
  );
}
