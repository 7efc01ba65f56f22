import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job, Task } from './job.ts';
import { runJobs } from './run-jobs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface TimedTask extends Task {
  readonly at?: number;
}

/** A job whose tasks last until they are ended, in a store that other processes may have claimed from. */
function openJob(
  changes: Partial<Job<TimedTask>> = {},
  name: 'embedded' | 'postgres' = 'embedded',
) {
  const claimed = new Set<string>();
  const stored: TimedTask[] = [];
  const events: string[] = [];
  const underWay = new Map<string, PromiseWithResolvers>();
  const runner = runJobs<TimedTask>(
    {
      kind: 'mail',
      retryMs: 1000,
      find: async () => stored,
      readClock: () => {
        const now = Date.now();
        return ({ at = now }) => at - now;
      },
      do({ id }, signal) {
        events.push(`do ${id}`);
        const ending = withResolvers();
        signal.addEventListener('abort', () => ending.reject(signal.reason));
        underWay.set(id, ending);
        return ending.promise;
      },
      failed(error, task) {
        events.push(`failed ${task.id}: ${error}`);
        return task;
      },
      ...changes,
    },
    {
      log: (_level, event, fields) => events.push(`${event}: ${fields?.reason}`),
      engine: {
        name,
        jobs: {
          findWaiting: async () => [],
          findFree: async () => [],
          async take(kind, id, work) {
            if (claimed.has(`${kind} ${id}`)) return false;
            await work();
            return true;
          },
        },
      },
    },
  );
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    runner,
    claimed,
    stored,
    /** What has happened since it was asked last. */
    happened: async (afterMs = 0) => {
      await vi.advanceTimersByTimeAsync(afterMs);
      return events.splice(0);
    },
    async end(id: string, error?: string) {
      await settle();
      if (error === undefined) underWay.get(id)?.resolve();
      else underWay.get(id)?.reject(error);
      await settle();
    },
  };
}

interface PromiseWithResolvers {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

function withResolvers(): PromiseWithResolvers {
  let [resolve, reject] = [() => {}, (_error: unknown) => {}];
  const promise = new Promise<void>((keep, breakIt) => {
    [resolve, reject] = [keep, breakIt];
  });
  return { promise, resolve, reject };
}

describe('runJobs', () => {
  it('does what the store knows of, one task after the other', async () => {
    const { runner, stored, happened, end } = openJob();
    stored.push({ id: 'a' }, { id: 'b' });
    await runner.look();
    expect(await happened()).toEqual(['do a']);
    await end('a');
    expect(await happened()).toEqual(['do b']);
  });

  it('does as many at once as it may, in the order of its choice', async () => {
    const two = openJob({ atOnce: 2 });
    for (const id of ['a', 'b', 'c']) two.runner.add({ id });
    expect(await two.happened()).toEqual(['do a', 'do b']);
    two.runner.add({ id: 'a' });
    await two.end('b');
    await two.end('c');
    expect(await two.happened(), 'and none twice at once').toEqual(['do c']);
    const last = openJob({ choose: (due) => due.at(-1) });
    for (const id of ['a', 'b', 'c']) last.runner.add({ id });
    await last.end('a');
    expect(await last.happened()).toEqual(['do a', 'do c']);
  });

  it('begins a task when its time has come, also when the clock was set', async () => {
    const { runner, happened } = openJob();
    runner.add({ id: 'later', at: Date.now() + 3_600_000 });
    runner.add({ id: 'soon', at: Date.now() + 1000 });
    expect(await happened(999)).toEqual([]);
    expect(await happened(1)).toEqual(['do soon']);
    runner.cancel('soon');
    await happened();
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await happened(60_000)).toEqual(['do later']);
  });

  it('tries a failed one again after a pause, and lets it stop no other', async () => {
    const { runner, happened, end } = openJob();
    runner.add({ id: 'a' });
    runner.add({ id: 'b' });
    await happened();
    await end('a', 'EIO');
    expect(await happened()).toEqual(['failed a: EIO', 'do b']);
    await end('b');
    expect(await happened(999)).toEqual([]);
    expect(await happened(1)).toEqual(['do a']);
  });

  it('drops a failed one when its job says so', async () => {
    const { runner, happened, end } = openJob({ failed: () => null });
    runner.add({ id: 'a' });
    await happened();
    await end('a', 'EIO');
    expect(await happened(10_000)).toEqual([]);
  });

  it('leaves a task that another process has claimed, and asks for it again', async () => {
    const { runner, claimed, happened } = openJob();
    claimed.add('mail a');
    runner.add({ id: 'a' });
    runner.add({ id: 'b' });
    expect(await happened()).toEqual(['do b']);
    runner.cancel('b');
    claimed.clear();
    expect(await happened(1000)).toEqual(['do a']);
  });

  it('looks again when the store could not be read', async () => {
    let isAway = true;
    const { runner, happened } = openJob({
      async find() {
        if (isAway) throw 'away';
        return [{ id: 'a' }];
      },
    });
    await runner.look();
    isAway = false;
    expect(await happened(1000)).toEqual(['jobs-not-resumed: away', 'do a']);
  });

  it('looks every minute for what another process has left, where there are several', async () => {
    for (const [name, events] of [
      ['postgres', ['do a']],
      ['embedded', []],
    ] as const) {
      const { stored, happened } = openJob({}, name);
      stored.push({ id: 'a' });
      expect(await happened(60_000)).toEqual(events);
    }
  });

  it('keeps to what it knows of a task that waits, rests or is under way when it is found again', async () => {
    const { runner, stored, happened, end } = openJob();
    const at = Date.now() + 10_000;
    runner.add({ id: 'later', at });
    stored.push({ id: 'a' }, { id: 'later', at: at + 1 });
    await runner.look();
    await runner.look();
    expect(runner.get('later')).toEqual({ id: 'later', at });
    await end('a', 'EIO');
    await runner.look();
    expect(await happened()).toEqual(['do a', 'failed a: EIO']);
    expect(await happened(1000)).toEqual(['do a']);
    await runner.look();
    await end('a');
    expect(await happened(1000)).toEqual([]);
  });

  it('does nothing of a task that is cancelled while it is claimed, whoever gets it', async () => {
    const { runner, claimed, happened } = openJob({ atOnce: 2 });
    claimed.add('mail b');
    for (const id of ['a', 'b']) {
      runner.add({ id });
      runner.cancel(id);
    }
    await happened();
    claimed.clear();
    expect(await happened(10_000)).toEqual([]);
  });

  it('forgets what waits, and aborts what is cancelled without calling it a failure', async () => {
    const { runner, happened, end } = openJob();
    for (const id of ['a', 'b', 'c', 'd']) runner.add({ id });
    await happened();
    for (const id of ['a', 'b']) runner.forget(id);
    for (const id of ['a', 'd']) runner.cancel(id);
    expect(await happened()).toEqual(['do c']);
    await end('c', 'EIO');
    expect(await happened()).toEqual(['failed c: EIO']);
    runner.forget('c');
    expect(await happened(10_000)).toEqual([]);
  });

  it('begins a task at once that is added anew after it was forgotten', async () => {
    const { runner, happened, end } = openJob();
    runner.add({ id: 'a' });
    await end('a', 'EIO');
    await happened();
    runner.forget('a');
    runner.add({ id: 'a' });
    expect(await happened()).toEqual(['do a']);
  });

  it('waits at its stop for what is under way, and begins nothing more', async () => {
    const { runner, happened, end } = openJob();
    runner.add({ id: 'a' });
    runner.add({ id: 'b' });
    await happened();
    let isStopped = false;
    const stopped = runner.stop().then(() => {
      isStopped = true;
    });
    await happened(3000);
    expect(isStopped).toBe(false);
    await end('a');
    await stopped;
    runner.add({ id: 'c' });
    expect(await happened(10_000)).toEqual([]);
  });

  it('aborts at its stop what outlasts its patience, and waits no longer for what does not heed it', async () => {
    const { runner, happened } = openJob({ patienceMs: 10 });
    runner.add({ id: 'a' });
    await happened();
    const stopped = runner.stop();
    expect(await happened(10)).toEqual([]);
    await stopped;
    const deaf = openJob({ do: () => new Promise(() => {}) });
    deaf.runner.add({ id: 'a' });
    const given = deaf.runner.stop();
    await deaf.happened(10_000);
    await given;
  });
});
