import { HttpProblem } from '../../http/answers/http-problem.ts';

/** One request's time with an upload. */
export interface Turn {
  /** Aborted when another request wants to go on with the upload. */
  readonly signal: AbortSignal;
  end(): void;
}

/**
 * Lets one request at a time work on an upload in this process. The latest one goes before: after a cut line the
 * server may wait a minute for a connection that its sender has given up long ago.
 */
export interface Turns {
  /** Ends the turn of the request before, and resolves once it has ended. @throws HttpProblem when overtaken. */
  take(key: string): Promise<Turn>;
}

interface Holder {
  readonly ending: AbortController;
  readonly ended: Promise<void>;
}

export function createTurns(): Turns {
  const holders = new Map<string, Holder>();
  return {
    async take(key) {
      const before = holders.get(key);
      const ending = new AbortController();
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const holder = { ending, ended };
      holders.set(key, holder);
      const finish = () => {
        if (holders.get(key) === holder) holders.delete(key);
        end();
      };
      before?.ending.abort(overtaken());
      await before?.ended;
      if (ending.signal.aborted) {
        finish();
        throw ending.signal.reason;
      }
      return { signal: ending.signal, end: finish };
    },
  };
}

function overtaken(): HttpProblem {
  const message = 'Another request goes on with this upload. Ask for its offset first.';
  return new HttpProblem(409, 'offset-conflict', message);
}
