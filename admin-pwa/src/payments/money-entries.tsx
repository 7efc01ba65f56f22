import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { hasCome, type RecordedPayment } from '@yiqiao/contract/record/recorded-payment';
import { knownName } from '@yiqiao/contract/wording/known-name';
import {
  dayOf,
  formatLineDay,
  formatMoment,
  formatTime,
  formatWeekday,
} from '../clocks/format-time.ts';
import { moneyText } from '../figures/money-text.ts';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { UndoButton } from '../outbox-view/queued-change.tsx';
import { texts, useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import styles from './money-entries.module.css';
import { entryDay, listEntries, type MoneyEntry } from './money-entry.ts';
import { paymentNotes, paymentState } from './payment-words.ts';

interface MoneyEntriesProps {
  /** With what waits on this device. */
  quote: QuoteSubmission;
  /** What waits, of this submission's money. */
  queued: readonly OutboxEntry[];
  now: number;
  onCorrect: (payment: RecordedPayment) => void;
}

/** Every payment and counter-entry of an order, the latest first. */
export function MoneyEntries({ quote, queued, now, onCorrect }: MoneyEntriesProps) {
  const entries = listEntries(quote);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <Entry
          key={`${entry.kind} ${entry.payment.id}`}
          entry={entry}
          waiting={queued.find(({ changeId }) => changeId === changeIdOf(entry))}
          now={now}
          onCorrect={onCorrect}
        />
      ))}
    </ul>
  );
}

function changeIdOf(entry: MoneyEntry): string | undefined {
  return entry.kind === 'counter' ? entry.reversal.changeId : entry.payment.id;
}

interface EntryProps extends Pick<MoneyEntriesProps, 'now' | 'onCorrect'> {
  entry: MoneyEntry;
  /** The change that makes it, as long as the server does not have it. */
  waiting: OutboxEntry | undefined;
}

function Entry({ entry, waiting, now, onCorrect }: EntryProps) {
  const { money } = useTexts();
  const { payment } = entry;
  const day = entryDay(entry);
  const sum = moneyText(payment.amount, payment.currency);
  return (
    <li className={styles.entry} data-waiting={waiting !== undefined}>
      <time className={styles.day} dateTime={day}>
        {formatLineDay(day, now)}
      </time>
      <div className={styles.what}>
        <p className={isAlarming(entry) ? styles.alarm : undefined}>
          {entryName(entry)}
          {waiting && <span className={styles.tag}>{money.notSent}</span>}
        </p>
        {notesOf(entry, now).map((note) => (
          <p key={note} className={parts.quiet}>
            <HanText>{note}</HanText>
          </p>
        ))}
      </div>
      <p className={styles.sum}>
        <EntrySum entry={entry}>{sum}</EntrySum>
      </p>
      <p className={styles.act}>
        {waiting && <UndoButton entry={waiting} />}
        {!waiting && entry.kind === 'recorded' && entry.payment.reversal === undefined && (
          <TextButton
            aria-label={money.correctWhich(entryName(entry), formatWeekday(day, now), sum)}
            onClick={() => onCorrect(entry.payment)}
          >
            {money.correct}
          </TextButton>
        )}
      </p>
    </li>
  );
}

/** A line that was entered wrong is struck; what a counter-entry takes away has its sign. */
function EntrySum({ entry, children }: { entry: MoneyEntry; children: string }) {
  const isWrong = entry.kind === 'recorded' && !hasCome(entry.payment);
  if (isWrong) return <s>{children}</s>;
  return entry.kind === 'counter' ? `−${children}` : children;
}

/** "Bank transfer", "paid by card", "Counter-entry". */
function entryName(entry: MoneyEntry): string {
  const { counterEntries, entries } = texts().money;
  switch (entry.kind) {
    case 'provider':
      return paymentState(entry.payment);
    case 'recorded':
      return knownName(entries, entry.payment.way);
    case 'counter':
      return knownName(counterEntries, entry.reversal.kind);
  }
}

function isAlarming({ kind, payment }: MoneyEntry): boolean {
  return kind === 'provider' && ['disputed', 'unclear', 'failed'].includes(payment.state);
}

function notesOf(entry: MoneyEntry, now: number): readonly string[] {
  if (entry.kind === 'provider') return paymentNotes(entry.payment, now);
  const { changes, money, figures } = texts();
  const said = entry.kind === 'counter' ? entry.reversal.reason : entry.payment.note;
  const { device = '' } = entry.kind === 'counter' ? entry.reversal : entry.payment;
  const isThatDay = dayOf(Date.parse(entry.at)) === entryDay(entry);
  const moment = isThatDay
    ? formatTime(new Date(entry.at))
    : money.enteredOn(formatMoment(entry.at, now));
  const entered = figures.list([moment, changes.device(device)].filter(Boolean));
  return [...(said === undefined ? [] : [money.quoted(said)]), entered];
}
