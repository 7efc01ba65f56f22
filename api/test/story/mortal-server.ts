import { createVisitor, type Visitor } from '../visitor.ts';

/** A process of the product: it can be ended as a loss of power would end it. */
export interface RunningProcess {
  readonly url: string;
  /** Waits until it is gone. */
  kill(): Promise<void>;
}

/** A server that is killed and comes back at another address. Its callers try until it answers, as people do. */
export interface MortalServer {
  /** Repeats a call that a kill has cut off. @throws what is no kill's fault. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Kills it and starts it again; resolves once it is back. */
  kill(): Promise<void>;
  kills(): number;
  /** A session of the staff that has to outlive every kill. */
  readonly staff: Visitor;
  close(): Promise<void>;
}

export async function openMortalServer(
  start: () => Promise<RunningProcess>,
): Promise<MortalServer> {
  let running = await start();
  let back: Promise<void> = Promise.resolve();
  let kills = 0;

  async function call(path: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(running.url + path, { redirect: 'manual', ...init });
    const body = await response.arrayBuffer();
    return new Response(body.byteLength === 0 ? null : body, response);
  }

  async function persist(path: string, init?: RequestInit): Promise<Response> {
    for (;;) {
      await back;
      const killsBefore = kills;
      try {
        return await call(path, init);
      } catch (error) {
        if (kills === killsBefore) throw error;
      }
    }
  }

  async function replace(): Promise<void> {
    await running.kill();
    running = await start();
  }

  const staff = createVisitor('', {}, persist);
  await staff.logIn();
  return {
    fetch: persist,
    kill() {
      kills += 1;
      back = back.then(replace);
      return back;
    },
    kills: () => kills,
    staff,
    async close() {
      await back;
      await running.kill();
    },
  };
}
