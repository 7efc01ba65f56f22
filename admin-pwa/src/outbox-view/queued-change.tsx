import { assertNever } from '@yiqiao/contract/assert-never';
import { orderMoney } from '@yiqiao/contract/life/order-money';
import { useState } from 'react';
import { formatRecent } from '../clocks/format-time.ts';
import { moneyText } from '../figures/money-text.ts';
import {
  isAssignEntry,
  isNewRequestEntry,
  isPaymentEntry,
  type OutboxEntry,
} from '../offline/outbox/outbox-entry.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { copyText } from '../ui/copy-text.ts';
import { HanText } from '../ui/han-text.tsx';
import { focusDetailIfLost } from '../ui/screen/focus-detail.ts';
import { TextButton } from '../ui/text-button.tsx';
import { ConflictingAssignment } from './conflict/conflicting-assignment.tsx';
import { ConflictingChange } from './conflict/conflicting-change.tsx';
import { ConflictingOffer } from './conflict/conflicting-offer.tsx';
import { ConflictingPayment } from './conflict/conflicting-payment.tsx';
import { entryName } from './entry-words.ts';
import styles from './queued-change.module.css';
import { reasonText } from './reason-text.ts';
import { useIsBeingSent, useWaitText } from './use-wait-text.ts';

interface QueuedChangeProps {
  entry: OutboxEntry;
  now: number;
  isOffline: boolean;
}

/** A change the server has not taken yet, and what the person can do about it. */
export function QueuedChange(props: QueuedChangeProps) {
  const { entry, now } = props;
  switch (entry.state) {
    case 'waiting':
      return <WaitingChange {...props} />;
    case 'conflict':
      if (entry.kind === 'status') return <ConflictingChange entry={entry} now={now} />;
      if (entry.kind === 'offer') return <ConflictingOffer entry={entry} now={now} />;
      if (isAssignEntry(entry)) return <ConflictingAssignment entry={entry} now={now} />;
      return isPaymentEntry(entry) ? <ConflictingPayment entry={entry} now={now} /> : null;
    case 'refused':
      return <RefusedChange {...props} />;
  }
}

function WaitingChange({ entry, now, isOffline }: QueuedChangeProps) {
  const { sendNow } = useConsole();
  const { changes } = useTexts();
  const isSlow = useConsoleState(({ slowSeq }) => slowSeq === entry.seq);
  const isBeingSent = useIsBeingSent(entry);
  const waits = useWaitText(entry, isOffline);
  const title = useEntryTitle(entry);
  return (
    <div className={styles.box}>
      <p>
        <strong>{title}</strong>
        {madeAt(entry, now)}
        {isSlow || isBeingSent ? changes.beingSent : waits}
      </p>
      <div className={styles.actions}>
        {entry.isHeld && !isOffline && (
          <TextButton onClick={() => void sendNow(entry)}>{changes.sendNow}</TextButton>
        )}
        <UndoButton entry={entry} />
      </div>
    </div>
  );
}

/** What may have reached the server cannot be unsent; only a status can be set back. */
export function UndoButton({ entry }: { entry: OutboxEntry }) {
  const { takeBack, writeAgain } = useConsole();
  const { changes } = useTexts();
  if (entry.isAttempted && entry.kind !== 'status') return null;
  async function undo() {
    await (isNewRequestEntry(entry) ? writeAgain(entry) : takeBack(entry));
    requestAnimationFrame(focusDetailIfLost);
  }
  return <TextButton onClick={() => void undo()}>{changes.undo}</TextButton>;
}

/** A payment says its sum, in the currency that was agreed; a job, whom it is for. */
function useEntryTitle(entry: OutboxEntry): string {
  useTexts();
  return useConsoleState(({ list, colleagues }) => {
    if (entry.kind === 'aside' && entry.command === 'handOutJob') {
      const { personId } = entry.request;
      const name = colleagues.find(({ id }) => id === personId)?.name ?? '';
      return texts().figures.list([entryName(entry), name]);
    }
    if (!isPaymentEntry(entry)) return entryTitle(entry);
    const quote = list.quotes.find(({ id }) => id === entry.quoteId);
    const agreed = quote && orderMoney(quote);
    if (agreed == null) return entryName(entry);
    return texts().figures.list([
      entryName(entry),
      moneyText(entry.request.amount, agreed.currency),
    ]);
  });
}

function entryTitle(entry: OutboxEntry): string {
  if (entry.kind !== 'status') return entryName(entry);
  const { changes, status } = texts();
  return changes.fromTo(status.name(entry.from), status.name(entry.to));
}

/** When it was made, with the beginning of its text if it has one. */
function madeAt(entry: OutboxEntry, now: number): string {
  const { changes, money, order } = texts();
  const moment = formatRecent(entry.queuedAt, now);
  switch (entry.kind) {
    case 'status':
      return changes.setAt(moment);
    case 'offer':
    case 'new-request':
      return order.what.writtenAt(moment);
    case 'job':
    case 'aside':
      if (isPaymentEntry(entry) || entry.command === 'reversePayment') {
        return money.enteredAt(moment);
      }
      return textOf(entry) === ''
        ? changes.setAt(moment)
        : `${order.what.writtenAt(moment)}${order.what.said(excerpt(textOf(entry)))}`;
    default:
      return assertNever(entry);
  }
}

/** What the person has written with it, if it has room for that. */
function textOf({ request }: { readonly request: object }): string {
  const text = 'text' in request ? request.text : 'note' in request && request.note;
  return typeof text === 'string' ? text : '';
}

const excerptLength = 60;

function excerpt(text: string): string {
  const characters = [...text.replaceAll('\n', ' ')];
  if (characters.length <= excerptLength) return characters.join('');
  return `${characters.slice(0, excerptLength).join('')}…`;
}

function RefusedChange({ entry }: QueuedChangeProps) {
  const { drop, writeAgain } = useConsole();
  const { changes } = useTexts();
  // What was typed goes back into the form.
  async function dismiss() {
    await (isNewRequestEntry(entry) ? writeAgain(entry) : drop(entry));
    requestAnimationFrame(focusDetailIfLost);
  }
  const title = useEntryTitle(entry);
  return (
    <div className={`${styles.box} ${styles.refused}`} role="alert">
      <p>
        <strong>{title}</strong>
        {changes.wasRefused(reasonText(entry) ?? '')}
      </p>
      <TextButton onClick={() => void dismiss()}>{changes.dismiss}</TextButton>
      {entry.kind === 'job' && <KeptText text={textOf(entry)} />}
    </div>
  );
}

/** What was written is not lost with the change that it belonged to. */
function KeptText({ text }: { text: string }) {
  const { analysis, changes } = useTexts();
  const [outcome, setOutcome] = useState('');
  if (text === '') return null;
  const copy = async () =>
    setOutcome((await copyText(text)) ? analysis.copied : analysis.notCopied);
  return (
    <>
      <blockquote className={styles.text}>
        <HanText>{text}</HanText>
      </blockquote>
      <TextButton aria-label={changes.copyText} onClick={() => void copy()}>
        {analysis.copy}
      </TextButton>
      <span role="status">{outcome}</span>
    </>
  );
}
