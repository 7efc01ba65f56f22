/** The program cannot start; `message` tells the operator why in one sentence. */
export class StartError extends Error {
  override name = 'StartError' as const;
}
