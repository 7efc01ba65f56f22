import { isOver } from '@yiqiao/contract/life/life-state';
import type { Message } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { ReactNode } from 'react';
import { formatRecent } from '../clocks/format-time.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { HanText } from '../ui/han-text.tsx';
import { BandFoot } from './band-foot.tsx';
import styles from './step-band.module.css';
import { messageFieldId, SayingField } from './talk/talk-field.tsx';
import { useOrderSaying } from './talk/use-saying.ts';

interface AnswerBandProps {
  quote: QuoteSubmission;
  /** What the client has written. */
  message: Message;
  now: number;
  /** Whether nothing else is to be done before. */
  isPrimary: boolean;
  /** What else can be done about it. */
  children?: ReactNode;
}

/** A message of the client, with the field for the answer. */
export function AnswerBand({ quote, message, now, isPrimary, children }: AnswerBandProps) {
  const { next, talk } = useTexts().order;
  const { figures } = useTexts();
  const saying = useOrderSaying('message', quote);
  const send = (
    <Button
      isPrimary={isPrimary && !saying.hasBlank}
      className={styles.go}
      disabled={saying.isDisabled}
      aria-disabled={saying.hasBlank || undefined}
      onClick={() => void saying.send()}
    >
      {talk.sendAnswer}
    </Button>
  );
  return (
    <section className={styles.step} data-look="answer" data-primary={isPrimary}>
      <div className={styles.band}>
        <div className={styles.text}>
          <h3 className={styles.title}>{isOver(quote) ? next.unansweredOver : next.unanswered}</h3>
        </div>
        <div className={styles.side}>{children}</div>
        <div className={styles.more}>
          <blockquote className={styles.said}>
            <HanText>{message.text}</HanText>
          </blockquote>
          <p className={styles.why}>
            <HanText>{figures.list([quote.customerName, formatRecent(message.at, now)])}</HanText>
          </p>
          <SayingField
            id={messageFieldId}
            label={talk.write}
            placeholder={talk.write}
            saying={saying}
            quote={quote}
          />
          {!isPrimary && send}
        </div>
      </div>
      {isPrimary && (
        <BandFoot quote={quote} now={now}>
          {send}
        </BandFoot>
      )}
    </section>
  );
}
