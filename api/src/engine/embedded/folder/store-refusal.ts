/**
 * Why a store is not opened. The message is for the person who runs the office's server: what is wrong,
 * that nothing was changed, and what to do.
 */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}
