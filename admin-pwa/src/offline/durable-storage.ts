/** Asks the browser not to delete what the console stores; it decides alone or asks the person. */
export async function askForDurableStorage(): Promise<void> {
  if ('storage' in navigator && 'persist' in navigator.storage) await navigator.storage.persist();
}

/** Whether the browser has agreed to keep it; `null` if it cannot say. */
export async function readDurability(): Promise<boolean | null> {
  if (!('storage' in navigator) || !('persisted' in navigator.storage)) return null;
  return navigator.storage.persisted();
}
