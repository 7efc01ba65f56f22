import { type OpenProblem, readOpenRequest } from '@yiqiao/contract/commands/office/open-request';
import { readDeadline } from '../../clocks/client-deadline.ts';
import { newRequestId } from '../../offline/new-request.ts';
import type { NewRequest, NewRequestEntry } from '../../offline/outbox/outbox-entry.ts';
import { queueNewRequest } from '../../offline/outbox/queue-entries.ts';
import { remove } from '../../offline/outbox/take-back.ts';
import type { NewRequestDraft } from '../../offline/storage/records/order-draft.ts';
import type { ConsoleContext } from '../edges.ts';
import type { Queue } from '../outbox/queue.ts';

/** `opened`: the server has it. `waiting`: this device has it. */
export type NewRequestOutcome =
  | { readonly kind: 'opened'; readonly quoteId: string }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'wrong'; readonly problem: OpenProblem };

export interface NewRequestActions {
  /** Opens a request for a client: stored on the device first, then sent. */
  openRequest(request: NewRequest): Promise<NewRequestOutcome>;
  /** Puts a request that the server does not have back into the form. */
  writeAgain(entry: NewRequestEntry): Promise<void>;
}

export function createNewRequestActions(
  { edges, store }: ConsoleContext,
  { update, sendOrWait }: Queue,
): NewRequestActions {
  function findListed(changeId: string): string | undefined {
    const { quotes } = store.getState().list;
    return quotes.find(({ history }) => history[0]?.changeId === changeId)?.id;
  }

  /** Whether a list that has what was sent can still be expected. */
  function isListComing(changeId: string): boolean {
    const { connection, session, outbox } = store.getState();
    const isSent = !outbox.some((entry) => entry.changeId === changeId);
    return isSent && connection === 'online' && session === 'signed-in';
  }

  /** Waits for the list: what the server has just announced may have stopped the refresh after sending. */
  function whenListed(changeId: string): Promise<string | undefined> {
    return new Promise((resolve) => {
      const look = () => {
        const quoteId = findListed(changeId);
        if (quoteId === undefined && isListComing(changeId)) return;
        stopLooking();
        resolve(quoteId);
      };
      const stopLooking = store.subscribe(look);
      look();
    });
  }

  return {
    async openRequest(request) {
      const changeId = edges.randomId();
      const read = readOpenRequest({ ...request, changeId });
      if ('field' in read) return { kind: 'wrong', problem: read };
      const { username, clockOffsetMs } = store.getState();
      const sender = { username, changeId, at: edges.now() + clockOffsetMs };
      if (isOver(request, sender.at)) return { kind: 'wrong', problem: deadlineOver };
      await update((entries) => queueNewRequest(entries, { ...sender, request }));
      await edges.storage.writeDraft(
        { quoteId: newRequestId, username },
        { newRequest: undefined },
      );
      const entry = store.getState().outbox.find((it) => it.changeId === changeId);
      if (entry !== undefined) await sendOrWait(entry.quoteId);
      const quoteId = await whenListed(changeId);
      return quoteId === undefined ? { kind: 'waiting' } : { kind: 'opened', quoteId };
    },
    async writeAgain(entry) {
      const { username } = store.getState();
      const of = { quoteId: newRequestId, username };
      await edges.storage.writeDraft(of, { newRequest: draftOf(entry.request) });
      await update((entries) => remove(entries, entry.seq));
    },
  };
}

const deadlineOver: OpenProblem = { field: 'deadlineDate', kind: 'over', message: '' };

/** Whether the client's deadline has passed, which the server refuses, too. */
function isOver(request: NewRequest, at: number): boolean {
  const { deadlineDate = '', deadlineTime = '', timeZone = '' } = request;
  const deadline = readDeadline({ deadlineDate, deadlineTime, timeZone });
  return deadline.kind === 'moment' && deadline.at < at;
}

function draftOf(request: NewRequest): NewRequestDraft {
  const { way, customerName, translationDirection } = request;
  const { customerEmail = '', contact = '', said = '', language = '' } = request;
  const { deadlineDate = '', deadlineTime = '' } = request;
  return {
    ...{ way, customerName, customerEmail, contact, said, translationDirection },
    ...{ deadlineDate, deadlineTime, language },
  };
}
