import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { HttpError } from '@yiqiao/contract/http/http-error';
import type { RequestClient } from '@yiqiao/contract/http/request-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { createKey } from '../quote/desk/create-key.ts';
import { createRequired } from '../required-context.ts';
import { isFillingIn } from '../ui/is-filling-in.ts';
import {
  type Action,
  createActions,
  type Perform,
  type PerformOnce,
  type RequestActions,
} from './request-actions.ts';
import type { RequestPageData } from './request-data.ts';
import { FileChanged } from './sending/added-file.ts';

/** The result of the last action. */
export type Outcome =
  | { readonly kind: 'done'; readonly action: Exclude<Action, 'pay'> }
  /** For a form that was sent without scripts, only the code is known. */
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly action?: Action;
      /** The version of the quote that the client answered. */
      readonly version?: number;
      /** The state has changed, and the form that was sent is no longer on the page. */
      readonly isMoot?: boolean;
    }
  /** It is unknown whether it arrived; every action can safely be repeated. */
  | { readonly kind: 'lost'; readonly action: Action };

export interface RequestState extends RequestActions {
  readonly request: ClientRequest;
  /** The key in the page's address, for the forms. */
  readonly key: string;
  readonly messageId: string;
  /** The name typed when accepting, in case the form is shown again. */
  readonly typedName: string | null;
  readonly outcome: Outcome | null;
  /** The action that is under way. */
  readonly underWay: Action | null;
  /** Dismisses the outcome once it has been read. */
  dismiss(): void;
}

export const [RequestProvider, useRequestState] = createRequired<RequestState>('request');

/**
 * The outdated version that the client answered, after a newer one had been made; `null` if that did not happen.
 * For a form that was sent without scripts the version is unknown: the one before the newest is assumed.
 */
export function replacedVersion({
  request,
  outcome,
}: Pick<RequestState, 'request' | 'outcome'>): number | null {
  // An order stays what it is while a change to it is answered.
  if (request.acceptance !== undefined) return null;
  const newest = request.offers.at(-1)?.version ?? 0;
  if (outcome?.kind !== 'refused' || outcome.code !== 'offer-superseded' || newest < 2) return null;
  return outcome.version ?? newest - 1;
}

/** Nothing is decided by these: the form stays where it is. */
const staysInPlace: readonly Action[] = ['send', 'add', 'take-back', 'wish', 'bill'];

/** The request that a page shows, updated by what the client does on it. */
export function useRequest(data: RequestPageData, key: string): RequestState {
  const [request, setRequest] = useState(data.request);
  const [messageId, setMessageId] = useState(data.messageId);
  const [outcome, setOutcome] = useState<Outcome | null>(
    data.refused === null ? null : { kind: 'refused', code: data.refused },
  );
  const [typedName, setTypedName] = useState<string | null>(null);
  const [underWay, setUnderWay] = useState<Action | null>(null);
  useRefresh(key, underWay !== null, setRequest);
  useReturnToTop(hasLeftForm(request, outcome));

  const perform: Perform = async (action, ask, version) => {
    if (underWay !== null) return false;
    setUnderWay(action);
    try {
      const result = await ask(await loadClient(key));
      if (result.kind === 'redirect') {
        window.location.assign(result.url);
        return true;
      }
      setRequest(result.request);
      if (result.kind === 'refused') {
        const { code } = result;
        const isMoot = isFormGone(action, request, result.request);
        const of = version !== undefined && { version };
        setOutcome({ kind: 'refused', code, action, isMoot, ...of });
        return false;
      }
      if (action !== 'pay') setOutcome({ kind: 'done', action });
      return true;
    } catch (error) {
      setOutcome(isCancelled(error) ? null : explain(error, action));
      return false;
    } finally {
      setUnderWay(null);
    }
  };

  const performOnce: PerformOnce = async (action, ask) => {
    const isDone = await perform(action, (client) => ask(client, messageId));
    if (isDone) setMessageId(createKey());
    return isDone;
  };

  return {
    request,
    key,
    messageId,
    typedName,
    outcome,
    underWay,
    ...createActions(key, perform, performOnce, setTypedName),
    dismiss: () => setOutcome(null),
  };
}

function isFormGone(action: Action, before: ClientRequest, now: ClientRequest): boolean {
  if (staysInPlace.includes(action)) return false;
  const isOfAmendment = action === 'amend' || action === 'keep';
  return now.state !== before.state || (isOfAmendment && now.openVersion === undefined);
}

/** Whether what was pressed is no longer on the page. */
function hasLeftForm(request: ClientRequest, outcome: Outcome | null): boolean {
  if (outcome?.action === undefined || outcome.kind === 'lost') return false;
  if (outcome.kind === 'done') return !staysInPlace.includes(outcome.action);
  return outcome.isMoot === true || replacedVersion({ request, outcome }) !== null;
}

/** The pressed button is gone: scrolls to the top, where the new state is shown. */
function useReturnToTop(hasLeft: boolean): void {
  useEffect(() => {
    if (!hasLeft) return;
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [hasLeft]);
}

/** The API client comes with schemas that are not needed for reading the page, so it is loaded on demand. */
async function loadClient(key: string): Promise<RequestClient> {
  const { createRequestClient } = await import('@yiqiao/contract/http/request-client');
  return createRequestClient(fetch.bind(window), key);
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** A refusal, or no answer at all. */
function explain(error: unknown, action: Action): Outcome {
  if (error instanceof FileChanged) return { kind: 'refused', code: 'file-changed', action };
  if (!(error instanceof HttpError)) return { kind: 'lost', action };
  return { kind: 'refused', code: error.problem?.code ?? 'internal', action };
}

/** Refreshes the request when the client returns to the tab, but never while they are typing or an action is under way. */
function useRefresh(key: string, isBusy: boolean, setRequest: (request: ClientRequest) => void) {
  const isOccupied = useEffectEvent(() => isBusy || isFillingIn());
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState === 'hidden' || isOccupied()) return;
      const client = await loadClient(key);
      const request = await client.read();
      if (!isOccupied()) setRequest(request);
    };
    // If there is no answer, the page stays as it is.
    const look = () => void refresh().catch(() => undefined);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [key, setRequest]);
}
