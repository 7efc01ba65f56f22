import { unfinishedLifeMs } from '@yiqiao/contract/http/upload-pieces';

/** When something was last on its way from this device; it says nothing about what. */
const hintKey = 'something-on-its-way';

/** Whether something may have been left unfinished: spares every other visitor the look into a database. */
export function hasKeptHint(): boolean {
  return attempt(() => localStorage.getItem(hintKey)) != null;
}

/** Once what it told of has ended. Another tab may still be sending what is younger. */
export function removeOldHint(): void {
  const since = Number(attempt(() => localStorage.getItem(hintKey)) ?? Number.NaN);
  if (!(Date.now() - since < unfinishedLifeMs)) removeKeptHint();
}

export function leaveKeptHint(): void {
  attempt(() => localStorage.setItem(hintKey, String(Date.now())));
}

export function removeKeptHint(): void {
  attempt(() => localStorage.removeItem(hintKey));
}

/** Storage may be full or blocked. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
