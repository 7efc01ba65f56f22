import type { AttemptCounter, AttemptPace } from '@yiqiao/ports/session-store';
import type { Run } from '../connections.ts';
import type { NameClient } from './client-names.ts';

/** What is left of $3 attempts, refilled by one every $4 ms; a clock set back must not freeze the limit. */
export const refilled = `least($3::float8, held.tokens
  + greatest(0, extract(epoch from now() - held.filled_at) * 1000) / $4::float8)`;

/**
 * Rate limits across processes, by the database's clock; the counterpart of `createTokenBuckets` in a single
 * process.
 */
export function countAttempts(
  { run, nameClient }: { readonly run: Run; readonly nameClient: NameClient },
  name: string,
  { capacity, msPerAttempt }: AttemptPace,
): AttemptCounter {
  return {
    async take(key) {
      const [row] = await run<{ wait_ms: number }>(
        `insert into attempts as held (name, key, tokens, wait_ms, filled_at)
        values ($1, $2, $3::float8 - 1, 0, now())
        on conflict (name, key) do update set
          tokens = ${refilled} - case when ${refilled} >= 1 then 1 else 0 end,
          wait_ms = greatest(0, 1 - ${refilled}) * $4::float8,
          filled_at = now()
        returning wait_ms`,
        [name, nameClient(key), capacity, msPerAttempt],
      );
      return row?.wait_ms ?? 0;
    },
    async forgive(key) {
      await run('delete from attempts where name = $1 and key = $2', [name, nameClient(key)]);
    },
  };
}
