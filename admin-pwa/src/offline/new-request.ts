/** Stands for the request that is being written, which has no id yet: in the address and for its draft. */
export const newRequestId = 'new-request';

/** Stands for one that waits to be sent, by the id of its change. */
export function queuedRequestId(changeId: string): string {
  return `${newRequestId}.${changeId}`;
}

/** Whether something stored here is about a request that no server has: no list can name it. */
export function isNewRequest(quoteId: string): boolean {
  return quoteId === newRequestId || quoteId.startsWith(queuedRequestId(''));
}
