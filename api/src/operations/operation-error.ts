/** A command failed for a reason the operator can act on; `message` says why in a sentence. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
}
