import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import type { ReactNode } from 'react';
import { formatMoment, formatRecent } from '../clocks/format-time.ts';
import { UndoButton, useIsBeingSent, waitText } from '../detail/queued-change.tsx';
import type { OutboxEntry, TextEntry } from '../offline/outbox/outbox-entry.ts';
import { reasonText } from '../outbox-view/reason-text.ts';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { ClientLink } from './client-link.tsx';
import styles from './talk.module.css';
import { TalkField } from './talk-field.tsx';

interface TalkProps {
  quote: QuoteSubmission;
  queued: readonly OutboxEntry[];
  now: number;
  isOffline: boolean;
}

/** What office and client say to each other, and beside it what only the office reads. */
export function Talk(props: TalkProps) {
  const { quote } = props;
  const { talk } = useTexts().order;
  const { messages = [], notes = [] } = quote;
  return (
    <section className={styles.talk}>
      <div className={styles.client}>
        <h3 className={styles.title}>{talk.withClient}</h3>
        <p className={parts.quiet}>
          <HanText>{talk.clientReads(quote.customerName)}</HanText>
        </p>
        <div className={styles.link}>
          <ClientLink quote={quote} isOffline={props.isOffline} />
        </div>
        <ol>
          {messages.map((message) => (
            <Said
              key={`${message.from} ${message.id}`}
              who={message.from === 'client' ? quote.customerName : (message.device ?? talk.office)}
              isOurs={message.from !== 'client'}
              at={message.at}
              now={props.now}
              mark={message.isQuestion ? talk.question : null}
            >
              {message.text}
            </Said>
          ))}
          <Waiting {...props} kind="message" />
        </ol>
        <TalkField kind="message" quote={quote} />
      </div>
      <div className={styles.office}>
        <h3 className={styles.title}>{talk.onlyUs}</h3>
        <p className={parts.quiet}>{talk.neverSeen}</p>
        <ol>
          {notes.map((note) => (
            <Said
              key={note.id}
              who={note.device ?? talk.office}
              at={note.at}
              now={props.now}
              mark={null}
            >
              {note.text}
            </Said>
          ))}
          <Waiting {...props} kind="note" />
        </ol>
        <TalkField kind="note" quote={quote} />
      </div>
    </section>
  );
}

interface SaidProps {
  who: string;
  isOurs?: boolean;
  at: string;
  now: number;
  mark: string | null;
  children: string;
}

function Said({ who, isOurs = false, at, now, mark, children }: SaidProps) {
  const { changes } = useTexts();
  return (
    <li className={styles.said} data-ours={isOurs}>
      <SaidHead who={isOurs ? changes.device(who) : who}>
        {mark !== null && <span>{`${mark}, `}</span>}
        <time dateTime={at}>{formatMoment(at, now)}</time>
      </SaidHead>
      <p className={styles.text}>
        <HanText>{children}</HanText>
      </p>
    </li>
  );
}

function SaidHead({ who, children }: { who: string; children: ReactNode }) {
  return (
    <p className={`${parts.head} ${styles.head}`}>
      <strong>
        <HanText>{who}</HanText>
      </strong>
      <span className={parts.quiet}>{children}</span>
    </p>
  );
}

/** What was said here and has not arrived, in the place where it will stand. */
function Waiting(props: TalkProps & { kind: TextEntry['kind'] }) {
  const { queued, kind, now, isOffline } = props;
  return queued
    .filter((entry): entry is TextEntry => entry.kind === kind)
    .map((entry) => <WaitingText key={entry.seq} entry={entry} now={now} isOffline={isOffline} />);
}

function WaitingText(props: { entry: TextEntry; now: number; isOffline: boolean }) {
  const { entry, now, isOffline } = props;
  const { drop, sendNow } = useConsole();
  const { changes, order } = useTexts();
  const isRefused = entry.state === 'refused';
  const waits = useIsBeingSent(entry) ? changes.beingSent : waitText(entry, isOffline);
  return (
    <li className={styles.waiting} data-ours={entry.kind === 'message'} data-refused={isRefused}>
      <SaidHead who={entry.username || order.talk.office}>
        {order.talk.onDevice(formatRecent(entry.queuedAt, now))}
      </SaidHead>
      <p className={styles.text}>
        <HanText>{entry.text}</HanText>
      </p>
      <p className={`${parts.head} ${styles.head}`}>
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
