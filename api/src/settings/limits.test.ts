import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const limitsOf = (environment: Record<string, string>) => {
  const { uploads, connections, requestsPerMinutePerClient } = readSettings(environment, '/');
  return { ...uploads, connections: connections.maxAtOnce, requestsPerMinutePerClient };
};

it('sets all limits by the size of the machine', () => {
  const small = limitsOf({ LIMITS: 'small' });
  const large = limitsOf({ LIMITS: 'large' });
  expect(limitsOf({})).toEqual(limitsOf({ LIMITS: 'medium' }));
  expect(limitsOf({})).toMatchObject({ maxAtOnce: 64, maxPerHourPerClient: 120 });
  expect(small).toMatchObject({ maxAtOnce: 24, connections: 400 });
  expect(large).toMatchObject({ maxAtOnce: 256, requestsPerMinutePerClient: 12_000 });
});

it('lets each be set alone', () => {
  const limits = limitsOf({ LIMITS: 'small', UPLOADS_AT_ONCE: '30' });
  expect(limits).toEqual({ ...limitsOf({ LIMITS: 'small' }), maxAtOnce: 30 });
});

it('knows no other size', () => {
  expect(() => readSettings({ LIMITS: 'huge' }, '/')).toThrow(
    'LIMITS must be small, medium or large.',
  );
});
