/** A command cannot do what it was asked; `message` says why in a sentence for the operator. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
}
