const nameOf = (id: string) => `yiqiao-sending-${id}`;

/**
 * Takes an upload for this tab, so that no other one sends the same.
 * @returns how to let go of it; `null` if another tab has it. Where the browser has no locks, nobody ever has.
 */
export function takeUpload(id: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    navigator.locks
      .request(nameOf(id), { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      // Not allowed in this context, such as a frame without an origin.
      .catch(() => resolve(() => {}));
  });
}

/** Whether no tab is sending it. */
export async function isUploadFree(id: string): Promise<boolean> {
  const release = await takeUpload(id);
  release?.();
  return release !== null;
}
