/** The program cannot be started here; `message` says why in one sentence, for the operator. */
export class StartError extends Error {
  override name = 'StartError' as const;
}
