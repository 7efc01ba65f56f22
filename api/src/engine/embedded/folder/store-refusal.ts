/**
 * A store cannot be opened. The message tells the operator what is wrong, that nothing was changed, and what to do.
 */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}

/** What was read; `null` also where it is damaged. */
export async function readIfWhole<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof StoreRefusal) return null;
    throw error;
  }
}
