import { endpoints } from '@yiqiao/contract/http/endpoints';
import { type QuoteStatus, quoteStatuses } from '@yiqiao/contract/record/status';
import { useEffect, useRef } from 'react';
import type { ViewChoice } from '../../address/find-query.ts';
import { isDialogOpen, isNowhere, isTyping } from '../../ui/screen/page-keys.ts';
import type { WhoseKeys } from './use-whose-keys.ts';

interface Shortcuts {
  isBlocked: boolean;
  /** Whether single keys act at all: people who use speech input turn them off. */
  hasSingleKeys: boolean;
  search: () => void;
  help: () => void;
  close: () => void;
  enterList: () => void;
  /** Opens the form for a request of a client who did not send it themselves. */
  newRequest: () => void;
  /** Opens the composer. */
  quote: () => void;
  /** Opens the form for a translator's job; `null` where there is no translator. */
  handOut: (() => void) | null;
  /** Opens the dialog to record a payment. */
  payment: () => void;
  /** Opens the billing details, ready to be copied. */
  billing: () => void;
  /** To where an invoice is attached. */
  invoice: () => void;
  /** Opens the form for another file of the client. */
  file: () => void;
  /** Puts the cursor into the note field. */
  note: () => void;
  setStatus: (status: QuoteStatus) => void;
  /** What concerns whose orders are; `null` in an office of one. */
  whose: WhoseKeys | null;
}

/**
 * The keys of the dashboard. Single characters act only with the focus on a submission, in the list or
 * in the detail (WCAG 2.1.4): elsewhere a stray "3" would complete a job and start a deletion. Search,
 * help and an empty form, which change nothing, act where a page starts, too.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  /** When G was pressed, which the next key makes a view of; by the clock of events. */
  const goneAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { isBlocked } = latest.current;
      if (isBlocked || isDialogOpen() || isTyping(event)) return;
      const isGoing = event.timeStamp - goneAt.current < goWithinMs;
      goneAt.current = isGo(event.key, latest.current) ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const view = isGoing ? viewKeys.get(event.key.toLowerCase()) : undefined;
      const act =
        view === undefined ? actionOf(event.key, latest.current) : goTo(view, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const goWithinMs = 1500;

/** G, then one of these. */
const viewKeys: ReadonlyMap<string, ViewChoice> = new Map([
  ['m', 'mine'],
  ['n', 'nobodys'],
  ['a', null],
]);

function isGo(key: string, { hasSingleKeys, whose }: Shortcuts): boolean {
  if (!hasSingleKeys || whose === null) return false;
  const isOnSubmission = document.activeElement?.closest('article') != null;
  return key.toLowerCase() === 'g' && (isOnSubmission || isNowhere());
}

function goTo(view: ViewChoice, { whose }: Shortcuts) {
  return () => whose?.view(view);
}

function actionOf(key: string, shortcuts: Shortcuts) {
  const { hasSingleKeys, search, help, close, enterList, newRequest } = shortcuts;
  const { quote, handOut, payment, billing, invoice, file, note, setStatus, whose } = shortcuts;
  if (key === 'Escape') return close;
  if (key === 'ArrowDown' && isNowhere()) return enterList;
  if (!hasSingleKeys) return undefined;
  const isOnSubmission = document.activeElement?.closest('article') != null;
  if (isOnSubmission || isNowhere()) {
    if (key === '/') return search;
    if (key === '?') return help;
    if (key === 'c' || key === 'C') return newRequest;
  }
  if (!isOnSubmission) return undefined;
  if (key === 'd' || key === 'D') return downloadFocused;
  if (key === 'q' || key === 'Q') return quote;
  if (handOut !== null && (key === 'h' || key === 'H')) return handOut;
  if (key === 'p' || key === 'P') return payment;
  if (key === 'b' || key === 'B') return billing;
  if (key === 'i' || key === 'I') return invoice;
  if (key === 'f' || key === 'F') return file;
  if (key === 'n' || key === 'N') return note;
  if (whose !== null && (key === 't' || key === 'T')) return whose.take;
  if (whose !== null && (key === 'a' || key === 'A')) return whose.hand;
  const status = /^[1-9]$/.test(key) ? quoteStatuses[Number(key) - 1] : undefined;
  return status && (() => setStatus(status));
}

const documents = endpoints.adminFile.href({ filePath: '' });

/** Clicks the link: the browser knows what to do with it, and offline the console says why it cannot. */
function downloadFocused(): void {
  const article = document.activeElement?.closest('article');
  article?.querySelector<HTMLAnchorElement>(`a[href^="${documents}"]`)?.click();
}
