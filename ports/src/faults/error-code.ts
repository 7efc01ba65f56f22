/** The system's name of a failure ("ENOENT"), if `error` is one of the system's. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Lets `value` stand for a file or folder that is not there; every other failure stays one. */
export function absentAs<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return value;
    throw error;
  };
}

/** Whether the disk, or this user's share of it, is full. */
export function isLackOfRoom(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/** The last is a thread that could not be started because there are no handles left. */
const handleShortages: ReadonlySet<string> = new Set([
  'EMFILE',
  'ENFILE',
  'ERR_WORKER_INIT_FAILED',
]);

/** Whether too many files or connections are open: it passes as soon as some are closed. */
export function isLackOfHandles(error: unknown): boolean {
  return handleShortages.has(errorCode(error) ?? '');
}

/** For what can be left out on a full disk. */
export function ignoreLackOfRoom(error: unknown): void {
  if (!isLackOfRoom(error)) throw error;
}
