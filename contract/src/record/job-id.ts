/** As calls name a job: the id of its order, and its own within it. */
export function jobIdOf(orderId: string, id: string): string {
  return `${orderId}.${id}`;
}

/** @returns the ids of order and job; both are empty for what is no id of a job. */
export function splitJobId(jobId: string): { readonly orderId: string; readonly id: string } {
  const dot = jobId.indexOf('.');
  return dot === -1
    ? { orderId: '', id: '' }
    : { orderId: jobId.slice(0, dot), id: jobId.slice(dot + 1) };
}
