const intervalMs = 500;

/**
 * Ends this process with SIGTERM when its parent is gone, if npm is the parent. npm runs scripts
 * through a shell, and a SIGTERM sent to npm ends npm and the shell but never reaches us: without
 * this an orphan would keep the port. What a person starts in a shell with `&` outlives that shell.
 */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, intervalMs);
  timer.unref();
}

/** Until something with more to lose takes over, a signal ends this process and its children. */
export function exitOnSignals() {
  const exit = () => process.exit(1);
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  for (const signal of signals) process.once(signal, exit);
  return function release() {
    for (const signal of signals) process.removeListener(signal, exit);
  };
}
