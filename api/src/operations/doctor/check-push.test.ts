import { describe, expect, it } from 'vitest';
import { checkPush } from './check-push.ts';

const settings = { publicOrigin: 'https://www.example.com' };

describe('checkPush', () => {
  it('says that devices want https, and asks nobody then', async () => {
    const isReached = () => Promise.reject(new Error('Nobody is to be asked.'));
    for (const publicOrigin of [undefined, 'http://localhost:3000']) {
      const findings = await checkPush({ publicOrigin }, isReached);
      expect(findings).toMatchObject([{ severity: 'good' }]);
    }
  });

  it('names the push services that this machine reaches, and those that it does not', async () => {
    const findings = await checkPush(settings, async (host) => !host.includes('google'));
    expect(findings).toMatchObject([
      { severity: 'good', what: expect.stringContaining('Firefox') },
      {
        severity: 'warning',
        what: expect.stringMatching(/cannot be reached: Chrome[^,]*,? ?[^F]*$/),
      },
    ]);
    expect(await checkPush(settings, async () => true)).toHaveLength(1);
    expect(await checkPush(settings, async () => false)).toMatchObject([{ severity: 'warning' }]);
  });
});
