import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { Overtaken } from '@yiqiao/ports/faults/overtaken';
import { describe, expect, it } from 'vitest';
import { retryOvertaken } from './retry-overtaken.ts';

function failing(...errors: readonly Error[]) {
  const left = [...errors];
  return async () => {
    const error = left.shift();
    if (error !== undefined) throw error;
    return 'taken';
  };
}

const overtaken = () => new Overtaken('Another process has gone on with the document.');

describe('retryOvertaken', () => {
  it('goes on with what another process has left', async () => {
    expect(await retryOvertaken(failing(overtaken(), overtaken()))).toBe('taken');
  });

  it('gives up at last', async () => {
    const always = Array.from({ length: 5 }, overtaken);
    await expect(retryOvertaken(failing(...always))).rejects.toBe(always[4]);
  });

  it('does not ask a store again that is away', async () => {
    const away = new EngineAway('The store does not answer.');
    await expect(retryOvertaken(failing(away))).rejects.toBe(away);
  });
});
