import { latestOffer } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { ReactNode } from 'react';
import type { OrderTexts } from '../texts/en/order/order.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { HanText } from '../ui/han-text.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { BandFoot } from './band-foot.tsx';
import { nextWords } from './next-words.ts';
import styles from './step-band.module.css';
import { messageFieldId } from './talk/talk-field.tsx';
import { useWhoseWords } from './whose-words.ts';

interface NextStepProps {
  quote: QuoteSubmission;
  now: number;
  onCompose: () => void;
  /** What else can be done now. */
  children?: ReactNode;
}

/** What is to be done next, and why, with the one button for it. */
export function NextStep({ quote, now, onCompose, children }: NextStepProps) {
  const { next } = useTexts().order;
  const { title, why, offer, canAsk } = nextWords(quote, now);
  const whose = useWhoseWords(quote, offer === 'primary' ? 'quoting' : null, now);
  return (
    <section className={styles.step}>
      <div className={styles.band}>
        <div className={styles.text}>
          <h3 className="visually-hidden">{next.title}</h3>
          <p className={styles.title}>
            <HanText>{title}</HanText>
          </p>
          <p className={styles.why}>
            <HanText>{why}</HanText>
          </p>
          {whose !== null && (
            <p className={styles.why}>
              <HanText>{whose}</HanText>
            </p>
          )}
        </div>
        <div className={styles.side}>
          {canAsk && <TextButton onClick={askClient}>{next.askFirst}</TextButton>}
          {offer === 'possible' && <OfferLink quote={quote} onCompose={onCompose} />}
          {children}
        </div>
      </div>
      {offer === 'primary' && (
        <BandFoot quote={quote} now={now}>
          <Button isPrimary className={styles.go} onClick={onCompose}>
            {offerName(quote, next)}
          </Button>
        </BandFoot>
      )}
    </section>
  );
}

/** Opens the composer where something else comes first. */
export function OfferLink({ quote, onCompose }: Pick<NextStepProps, 'quote' | 'onCompose'>) {
  const { next } = useTexts().order;
  return <TextButton onClick={onCompose}>{offerName(quote, next)}</TextButton>;
}

function offerName(
  quote: QuoteSubmission,
  next: Pick<OrderTexts['next'], 'send' | 'write' | 'amend'>,
): string {
  const version = (latestOffer(quote)?.version ?? 0) + 1;
  if (quote.acceptance !== undefined) return next.amend(version);
  return version === 1 ? next.send : next.write(version);
}

function askClient(): void {
  document.getElementById(messageFieldId)?.focus();
}
