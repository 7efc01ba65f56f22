import { addressOf } from '@yiqiao/engines/s3/client/s3-request';
import type { S3Settings } from '@yiqiao/engines/s3/s3-settings';
import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/settings/settings.ts';
import { type FakeStore, startFakeStore } from './fake-store.ts';
import { openStore } from './store-tools.ts';

type Wrong = (fake: FakeStore) => Partial<S3Settings>;

const wrongs: [string, string, Wrong][] = [
  [
    'an address where nobody listens',
    'S3_ENDPOINT: http://127.0.0.1:9 cannot be reached (ECONNREFUSED).',
    () => ({ endpoint: 'http://127.0.0.1:9' }),
  ],
  [
    'a missing bucket',
    'S3_BUCKET: there is no bucket "elsewhere" at http:',
    () => ({ bucket: 'elsewhere' }),
  ],
  [
    'an unknown key',
    'S3_ACCESS_KEY_ID: the store does not know this key.',
    () => ({ accessKeyId: 'other' }),
  ],
  [
    'a wrong secret',
    'S3_SECRET_ACCESS_KEY: the store refuses its signature.',
    () => ({ secretAccessKey: 'other' }),
  ],
  [
    'another region',
    'S3_REGION: the bucket "documents-of-a-test" is not in the region "eu-2".',
    () => ({ region: 'eu-2' }),
  ],
  [
    'a clock that is wrong',
    'S3_ENDPOINT: the store refuses this machine’s clock, which is 7',
    (fake) => {
      fake.clockAheadMs = 7_200_000;
      return {};
    },
  ],
  [
    'a bucket that keeps old versions',
    'S3_BUCKET: the bucket "documents-of-a-test" keeps old versions',
    (fake) => {
      fake.bucket.versioning = 'Enabled';
      return {};
    },
  ],
  [
    'a store that takes corrupt bytes',
    'S3_ENDPOINT: the store at http:',
    (fake) => {
      fake.isCareful = false;
      return {};
    },
  ],
  [
    'a key that may not write',
    'S3_ACCESS_KEY_ID: the store gives this key no right to "documents-of-a-test" (403 AccessDenied).',
    (fake) => {
      fake.mishap = ({ method }) =>
        method === 'PUT' ? { kind: 'refuse', status: 403, code: 'AccessDenied' } : undefined;
      return {};
    },
  ],
  [
    'an encryption that the store does not know',
    'S3_ENCRYPTION: the store does not encrypt with "AES256" (501 NotImplemented).',
    (fake) => {
      fake.mishap = ({ headers }) =>
        headers['x-amz-server-side-encryption'] === undefined
          ? undefined
          : { kind: 'refuse', status: 501, code: 'NotImplemented' };
      return {};
    },
  ],
  [
    'what is no store',
    'S3_ENDPOINT: what answers at http:',
    (fake) => {
      fake.mishap = () => ({ kind: 'refuse', status: 404, code: '' });
      return {};
    },
  ],
];

describe('openS3DocumentStore at the start', () => {
  it.each(wrongs)('refuses %s in one sentence, and leaves nothing', async (_, sentence, spoil) => {
    const fake = await startFakeStore();
    const settings = { ...fake.settings, ...spoil(fake) };
    const opening = openStore(settings);
    await expect(opening).rejects.toThrow(SettingsError);
    const { message } = (await opening.catch((error: unknown) => error)) as Error;
    expect(message.slice(0, sentence.length)).toBe(sentence);
    expect(message).not.toContain(settings.secretAccessKey);
    expect([...fake.bucket.objects.keys()]).toEqual([]);
    expect(fake.bucket.uploads.size).toBe(0);
  });
});

describe('readSettings', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'yiqiao',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('reads an S3 store, in any region where none is named', () => {
    expect(readSettings(whole, '/').s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'yiqiao',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      encryption: undefined,
    });
    expect(readSettings({}, '/').s3).toBeUndefined();
  });

  it.each(Object.keys(whole))('misses %s when the others are set', (name) => {
    const given = name === 'S3_ENDPOINT' ? 'S3_BUCKET' : 'S3_ENDPOINT';
    expect(() => readSettings({ ...whole, [name]: '' }, '/')).toThrow(
      new SettingsError(`${name} must be set, because ${given} is.`),
    );
  });

  it.each([
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_ENDPOINT', 'https://s3.example.com/bucket'],
    ['S3_ENDPOINT', 'ftp://s3.example.com'],
    ['S3_BUCKET', 'My Bucket'],
    ['S3_REGION', 'Frankfurt am Main'],
    ['S3_ACCESS_KEY_ID', 'two words'],
    ['S3_ENCRYPTION', 'yes'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readSettings({ ...whole, [name]: value }, '/')).toThrow(
      new RegExp(`^${name} must `),
    );
  });
});

describe('addressOf', () => {
  it('puts the bucket into the path, unless the host is the bucket’s own', () => {
    const query = { uploadId: 'a+b' };
    const shared = { endpoint: 'https://s3.example.com', bucket: 'office' };
    expect(addressOf(shared, { key: 'a/b', query }).href).toBe(
      'https://s3.example.com/office/a/b?uploadId=a%2Bb',
    );
    const own = { endpoint: 'https://office.s3.example.com', bucket: 'office' };
    expect(addressOf(own, { key: 'a' }).href).toBe('https://office.s3.example.com/a');
    expect(addressOf(own, {}).href).toBe('https://office.s3.example.com/');
  });
});
