import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { ReactNode } from 'react';
import { Clock } from '../clocks/clock.tsx';
import { quoteClock } from '../clocks/quote-clock.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import { TextButton } from '../ui/text-button.tsx';
import styles from './offer-composer.module.css';

interface ComposerFrameProps {
  quote: QuoteSubmission;
  now: number;
  onClose: () => void;
  children: ReactNode;
}

/** What is written about a submission, in the place of its detail. */
export function ComposerFrame({ quote, now, onClose, children }: ComposerFrameProps) {
  const { compose } = useTexts().order;
  const clock = quoteClock(quote, now);
  return (
    <div className={styles.composer}>
      <header className={styles.top}>
        <TextButton className={styles.back} onClick={onClose}>
          {compose.back}
        </TextButton>
        <p className={styles.name}>
          <HanText>{quote.customerName}</HanText>
        </p>
        {clock && (
          <p className={styles.clock}>
            <Clock clock={clock} />
          </p>
        )}
      </header>
      {children}
    </div>
  );
}
