import type { ReactNode } from 'react';
import { formatRecent } from '../../clocks/format-time.ts';
import type { AsideEntry, OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { UndoButton } from '../../outbox-view/queued-change.tsx';
import { reasonText } from '../../outbox-view/reason-text.ts';
import { useIsBeingSent, useWaitText } from '../../outbox-view/use-wait-text.ts';
import { useConsole } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './talk.module.css';

type TextEntry = Extract<
  AsideEntry,
  { readonly command: 'sendMessage' | 'keepNote' | 'writeInJob' }
>;

interface WaitingTextsProps {
  queued: readonly OutboxEntry[];
  command: TextEntry['command'];
  /** Of a message to a translator. */
  jobId?: string;
  now: number;
  isOffline: boolean;
}

/** What was said here and has not arrived, in the place where it will stand. */
export function WaitingTexts({ queued, command, jobId, now, isOffline }: WaitingTextsProps) {
  const { talk } = useTexts().order;
  return queued
    .filter((entry): entry is TextEntry => entry.kind === 'aside' && entry.command === command)
    .filter(({ request }) => !('jobId' in request) || request.jobId === jobId)
    .map((entry) => (
      <WaitingText
        key={entry.seq}
        entry={entry}
        who={entry.username || talk.office}
        isOurs={command !== 'keepNote'}
        now={now}
        isOffline={isOffline}
      />
    ));
}

interface WaitingTextProps {
  entry: OutboxEntry & { readonly request: { readonly text: string } };
  /** Who has written it. */
  who: string;
  /** Whether it is for the other side. */
  isOurs: boolean;
  now: number;
  isOffline: boolean;
}

/** A text that the server does not have, and what can be done about it. */
export function WaitingText({ entry, who, isOurs, now, isOffline }: WaitingTextProps) {
  const { drop, sendNow } = useConsole();
  const { changes, order } = useTexts();
  const isRefused = entry.state === 'refused';
  const waitText = useWaitText(entry, isOffline);
  const waits = useIsBeingSent(entry) ? changes.beingSent : waitText;
  return (
    <li className={styles.waiting} data-ours={isOurs} data-refused={isRefused}>
      <SaidHead who={who}>{order.talk.onDevice(formatRecent(entry.queuedAt, now))}</SaidHead>
      <p className={styles.text}>
        <HanText>{entry.request.text}</HanText>
      </p>
      <p className={parts.head}>
        <span>{isRefused ? reasonText(entry) : waits}</span>
        {isRefused ? (
          <TextButton onClick={() => void drop(entry)}>{changes.dismiss}</TextButton>
        ) : (
          <UndoButton entry={entry} />
        )}
        {entry.isHeld && !isOffline && !isRefused && (
          <TextButton onClick={() => void sendNow(entry)}>{changes.sendNow}</TextButton>
        )}
      </p>
    </li>
  );
}

/** Who has said something, and when. */
export function SaidHead({ who, children }: { who: string; children: ReactNode }) {
  return (
    <p className={parts.head}>
      <strong>
        <HanText>{who}</HanText>
      </strong>
      <span className={parts.quiet}>{children}</span>
    </p>
  );
}
