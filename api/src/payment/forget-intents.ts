import { unpaidIntentLimits } from '@yiqiao/contract/life/unpaid-intents';
import type { Engine, HousekeepingOffice } from '@yiqiao/ports/engine';
import { type Rounds, startRounds } from '@yiqiao/ports/start-rounds';

interface ForgettingOffice extends Pick<HousekeepingOffice, 'time' | 'log'> {
  readonly engine: { readonly records: Pick<Engine['records'], 'forgetIntents'> };
  /** Tests use a shorter interval. */
  readonly everyMs?: number;
}

const standardEveryMs = 600_000;

/** Opening the checkout is enough to record an intent, so those that nobody paid are deleted after a while. */
export function startForgettingIntents(office: ForgettingOffice): Rounds {
  const { engine, time, log, everyMs = standardEveryMs } = office;
  return startRounds({
    everyMs,
    async round() {
      const intents = await engine.records.forgetIntents(unpaidIntentLimits(time.now()));
      if (intents > 0) log('info', 'intents-forgotten', { intents });
    },
    onFault: (error) => log('warn', 'intents-not-forgotten', { reason: String(error) }),
  });
}
