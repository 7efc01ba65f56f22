/** The system's error code ("ENOENT"), if `error` has one. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Returns `value` for a missing file or folder, and rethrows any other error. */
export function absentAs<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return value;
    throw error;
  };
}

/** Whether the disk, or this user's share of it, is full. */
export function isOutOfSpace(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/** ERR_WORKER_INIT_FAILED: a thread could not be started because no handles are left. */
const handleShortages: ReadonlySet<string> = new Set([
  'EMFILE',
  'ENFILE',
  'ERR_WORKER_INIT_FAILED',
]);

/** Whether too many files or connections are open, a temporary condition. */
export function isOutOfHandles(error: unknown): boolean {
  return handleShortages.has(errorCode(error) ?? '');
}

/** For writes that may be skipped on a full disk. */
export function ignoreOutOfSpace(error: unknown): void {
  if (!isOutOfSpace(error)) throw error;
}
