import { isOver } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useRef } from 'react';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { QueuedChange } from '../outbox-view/queued-change.tsx';
import { useOwnAmongSeveral } from '../state/use-own-among-several.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import { TextButton } from '../ui/text-button.tsx';
import styles from './assignee-line.module.css';
import { useAssigning } from './assigning-context.tsx';
import { HolderSeal } from './holder-seal.tsx';
import { useHolder, waitingAssignment } from './use-holder.ts';

interface AssigneeLineProps {
  quote: QuoteSubmission;
  queued: readonly OutboxEntry[];
  now: number;
  isOffline: boolean;
}

/** In the detail: whose the order is, and what can be done about it. */
export function AssigneeLine(props: AssigneeLineProps) {
  const own = useOwnAmongSeveral();
  return own === null ? null : <Line {...props} />;
}

function Line({ quote, queued, now, isOffline }: AssigneeLineProps) {
  const { assigning } = useTexts();
  const { take, ask } = useAssigning();
  const holder = useHolder(quote, queued);
  const word = useRef<HTMLDivElement>(null);
  const waiting = waitingAssignment(queued);
  const isWorthTelling = waiting !== undefined && (isOffline || waiting.state !== 'waiting');
  const { id, name, isOwn } = holder;
  const who = isOwn ? assigning.yours : name;
  const hand = id === null ? assigning.giveTo : assigning.handOver;
  return (
    <>
      <div ref={word} className={styles.line} tabIndex={-1}>
        <HolderSeal holder={holder} size={26} />
        <strong className={styles.who}>
          <HanText>{id === null ? assigning.nobodys : who}</HanText>
        </strong>
        {holder.state === 'not-sent' && <span className={styles.tag}>{assigning.notSent}</span>}
        {!isOver(quote) && (
          <span className={styles.deeds}>
            {!isOwn && (
              <TextButton
                className={styles.deed}
                onClick={() => {
                  take(quote);
                  // What was pressed is gone in a moment; a second press must not hand the order on.
                  word.current?.focus({ preventScroll: true });
                }}
              >
                {id === null ? assigning.take : assigning.takeOver}
              </TextButton>
            )}
            <TextButton
              id={handButtonId}
              className={styles.deed}
              aria-haspopup="dialog"
              onClick={() => ask(quote, word.current)}
            >
              {hand}
            </TextButton>
          </span>
        )}
      </div>
      {isWorthTelling && (
        <div className={styles.queued}>
          <QueuedChange entry={waiting} now={now} isOffline={isOffline} />
        </div>
      )}
    </>
  );
}

export const handButtonId = 'hand-over';
