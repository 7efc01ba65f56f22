import { describe, expect, it } from 'vitest';
import { checkS3 } from '../../../src/operations/doctor/check-s3.ts';
import { startFakeStore } from './fake-store.ts';

const hourMs = 3_600_000;

describe('checkS3', () => {
  it('finds nothing wrong with a bucket that can be used', async () => {
    const fake = await startFakeStore();
    const findings = await checkS3(fake.settings, Date.now(), new Set());
    const problems = findings.filter(({ severity }) => severity === 'problem');
    expect(problems).toEqual([]);
    expect(findings[0]?.what).toMatch(/^S3_BUCKET: "documents-of-a-test" can be listed/);
    expect([...fake.bucket.objects.keys()]).toEqual([]);
  });

  it('names documents without a record once they are too old to be on their way', async () => {
    const fake = await startFakeStore();
    fake.bucket.pageSize = 1;
    for (const key of ['known', 'orphan-1', 'orphan-2']) {
      fake.bucket.put(`documents/${key}`, Buffer.from('bytes'), {});
    }
    for (const name of ['a backup of the office', 'unfinished/mark'])
      fake.bucket.put(name, Buffer.from('bytes'), {});
    const ask = async (hours: number) => {
      const known = new Set(['known']);
      return (await checkS3(fake.settings, Date.now() + hours * hourMs, known)).at(-1);
    };
    expect(await ask(0)).toMatchObject({ severity: 'good' });
    const what =
      '2 documents in the store of no submission: documents/orphan-1, documents/orphan-2.';
    expect(await ask(2)).toMatchObject({ severity: 'warning', what });
    expect(await ask(25)).toMatchObject({ severity: 'problem', what });
    expect(fake.bucket.objects.size).toBe(5);
  });

  it('names documents that submissions have and the store has not', async () => {
    const fake = await startFakeStore();
    fake.bucket.put('documents/there', Buffer.from('bytes'), {});
    const findings = await checkS3(fake.settings, Date.now(), new Set(['there', 'lost']));
    expect(findings.at(-1)).toMatchObject({
      severity: 'problem',
      what: 'The store lacks 1 document of 2: lost.',
    });
  });

  it('says what stands in the way, with what to do about it', async () => {
    const fake = await startFakeStore();
    const settings = { ...fake.settings, secretAccessKey: 'other' };
    expect(await checkS3(settings, Date.now(), null)).toEqual([
      {
        severity: 'problem',
        what: 'S3_SECRET_ACCESS_KEY: the store refuses its signature.',
        remedy: 'Copy the secret that belongs to S3_ACCESS_KEY_ID once more.',
      },
    ]);
    fake.clockAheadMs = 120_000;
    const findings = await checkS3(fake.settings, Date.now(), null);
    expect(findings.map(({ what }) => what).join(' ')).toMatch(/differ by 1(19|20|21) seconds/);
  });
});
