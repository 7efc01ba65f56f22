/**
 * The subscription under a key of the server, the same as before if there is one; one under another key is given up.
 * @param publicKey in base64url.
 */
export async function subscribeAnew(
  pushManager: PushManager,
  publicKey: string,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: toBytes(publicKey) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // A browser has one subscription at a time, and this is how it says that it is under another key.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
