/**
 * A store cannot be opened. The message tells the operator what is wrong, that nothing was changed, and what to do.
 */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}
