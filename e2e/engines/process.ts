import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunningProcess {
  /** Waits until the process has written that; rejects when it ends before. */
  waitForOutput(pattern: RegExp): Promise<RegExpExecArray>;
  /** What the process wrote so far, both streams. */
  output(): string;
  /** Throws when the process has ended. */
  assertRunning(): void;
  stop(): Promise<void>;
}

/** Starts a browser or its driver in a process group, so that `stop` ends all that it started. */
export function startProcess(command: string, args: readonly string[]): RunningProcess {
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = once(child, 'exit');
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
  }
  const killGroup = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  };
  process.once('exit', killGroup);
  const assertRunning = () => {
    if (child.exitCode !== null) throw new Error(`${command} ended at start:\n${text}`);
  };

  return {
    output: () => text,
    assertRunning,
    async waitForOutput(pattern) {
      for (;;) {
        const match = pattern.exec(text);
        if (match) return match;
        assertRunning();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async stop() {
      process.off('exit', killGroup);
      killGroup();
      await exit;
    },
  };
}
