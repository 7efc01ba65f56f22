import { type ChildProcess, fork } from 'node:child_process';

/** Starts the process that reads strangers' documents: it gets none of the server's settings and secrets. */
export function startWorker(workerUrl: URL, maxMemoryMb: number): ChildProcess {
  return fork(workerUrl, {
    execArgv: [`--max-old-space-size=${maxMemoryMb}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Pieces of documents pass as they are.
    serialization: 'advanced',
  });
}

/** Whether this process waits for the worker before it exits. */
export function setHold(worker: ChildProcess, isHeld: boolean): void {
  const change = isHeld ? 'ref' : 'unref';
  worker[change]();
  worker.channel?.[change]();
}
