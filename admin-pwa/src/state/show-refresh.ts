import { assertNever } from '@yiqiao/contract/assert-never';
import { parseProblem } from '@yiqiao/contract/http-error';
import type { StoreApi } from 'zustand/vanilla';
import type { RefreshOutcome } from '../offline/list/list-refresher.ts';
import { parseHttpDate } from '../offline/list/refresh-list.ts';
import type { Chunk } from '../offline/storage/quote-chunks.ts';
import type { ConsoleState } from './console-state.ts';
import type { ConsoleEdges } from './edges.ts';
import type { ListCopy } from './list-copy.ts';

interface RefreshContext {
  readonly edges: ConsoleEdges;
  readonly store: StoreApi<ConsoleState>;
  readonly copy: ListCopy;
}

/** Brings the outcome of a refresh on screen; what was there stays when it brought nothing. */
export async function showRefresh(
  context: RefreshContext,
  outcome: RefreshOutcome,
  { sessionId, draft }: { sessionId: string; draft: Chunk[] },
): Promise<void> {
  const { store } = context;
  store.setState({ isRefreshing: false });
  switch (outcome.kind) {
    case 'changed':
      return showChanged(context, outcome, draft);
    case 'unchanged':
      return showUnchanged(context, outcome.servedAt, sessionId);
    case 'refused':
      return showFailure(store, {
        connection: 'failing',
        problem: parseProblem(outcome.body)?.message ?? `Status ${outcome.status}`,
      });
    case 'unreadable':
      return showFailure(store, {
        connection: 'failing',
        problem: 'The list comes from another version of the server: reload the console',
      });
    case 'unreachable':
      return showFailure(store, { connection: 'offline', problem: null });
    case 'stopped':
      return;
    default:
      assertNever(outcome);
  }
}

function showChanged(
  { edges, store, copy }: RefreshContext,
  { head, isStored }: RefreshOutcome & { kind: 'changed' },
  draft: Chunk[],
): void {
  const { asOf, clockOffsetMs, chunkCount } = head;
  const quotes = copy.take(draft.slice(0, chunkCount), head);
  const { storage } = store.getState();
  store.setState({
    connection: 'online',
    clockOffsetMs,
    now: edges.now() + clockOffsetMs,
    storage: storage === 'ok' && !isStored ? 'full' : storage,
    list: { phase: 'ready', quotes, total: quotes.length, asOf, problem: null },
  });
}

async function showUnchanged(
  { edges, store, copy }: RefreshContext,
  servedAt: string | null,
  sessionId: string,
): Promise<void> {
  const now = edges.now();
  const asOf = parseHttpDate(servedAt) ?? now;
  // The list is the same, but this device's clock may have been set right since it was fetched.
  const clockOffsetMs = asOf - now;
  store.setState(({ list }) => ({
    connection: 'online',
    clockOffsetMs,
    now: asOf,
    list: { ...list, asOf, problem: null },
  }));
  const head = copy.confirm({ asOf, clockOffsetMs });
  if (head !== null) await edges.storage.writeListHead(sessionId, head);
}

function showFailure(
  store: StoreApi<ConsoleState>,
  { connection, problem }: Pick<ConsoleState, 'connection'> & { problem: string | null },
): void {
  store.setState(({ list }) => ({
    connection,
    list: { ...list, phase: list.phase === 'ready' ? 'ready' : 'failed', problem },
  }));
}
