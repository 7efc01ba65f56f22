import { latestOffer } from '@yiqiao/contract/order/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { HanText } from '../ui/han-text.tsx';
import { ClientLink } from './client-link.tsx';
import { nextWords } from './next-words.ts';
import styles from './step-band.module.css';

interface NextStepProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  now: number;
  onCompose: () => void;
  /** What else can be done now. */
  children?: ReactNode;
}

/** What is to be done next, with the one button for it; on a phone the foot of the screen. */
export function NextStep({ quote, isOffline, now, onCompose, children }: NextStepProps) {
  const { next } = useTexts().order;
  const { title, why, offer } = nextWords(quote, now);
  const version = (latestOffer(quote)?.version ?? 0) + 1;
  return (
    <section className={styles.band} data-primary={offer === 'primary'}>
      <div className={styles.text}>
        <h3 className="visually-hidden">{next.title}</h3>
        <p className={styles.title}>
          <HanText>{title}</HanText>
        </p>
        <p className={styles.why}>
          <HanText>{why}</HanText>
        </p>
      </div>
      <div className={styles.actions}>
        {offer !== 'none' && (
          <Button isPrimary={offer === 'primary'} className={styles.go} onClick={onCompose}>
            {version === 1 ? next.send : next.write(version)}
          </Button>
        )}
        {children}
        <div className={styles.link}>
          <ClientLink quote={quote} isOffline={isOffline} />
        </div>
      </div>
    </section>
  );
}
