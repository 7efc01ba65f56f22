import { describe, expect, it } from 'vitest';
import { findUnencrypted } from './find-unencrypted.ts';
import { readSettings } from './settings.ts';

function find(variables: Record<string, string>): readonly string[] {
  const store = { S3_BUCKET: 'documents', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  const environment = { SESSION_SECRET: 'shared by all processes', ...store, ...variables };
  return findUnencrypted(readSettings(environment, '/')).map(({ what }) => what);
}

const s3 = { S3_ENDPOINT: 'https://s3.example.com' };
const plain = 'DATABASE_URL: submissions travel to the database without TLS.';

describe('findUnencrypted', () => {
  it.each([
    ['postgres://a:b@10.0.0.10/office', [plain]],
    ['postgres://a:b@10.0.0.10/office?sslmode=disable', [plain]],
    [
      'postgres://a:b@10.0.0.10/office?sslmode=no-verify',
      ['DATABASE_URL: nobody looks whose certificate the database shows.'],
    ],
    ['postgres://a:b@10.0.0.10/office?sslmode=verify-full', []],
    ['postgres://a:b@10.0.0.10/office?ssl=true', []],
    ['postgres://a:b@localhost/office', []],
    ['postgres://a:b@[::1]/office', []],
    ['postgres://a:b@db/office?host=/run/postgresql', []],
  ])('of %s says %j', (url, said) => {
    expect(find({ ...s3, DATABASE_URL: url })).toEqual(said);
  });

  it('looks at the way around a pooler, too', () => {
    const urls = {
      DATABASE_URL: 'postgres://a:b@127.0.0.1:6432/office',
      DATABASE_DIRECT_URL: 'postgres://a:b@10.0.0.10/office',
    };
    expect(find({ ...s3, ...urls })).toEqual([plain.replace('_URL', '_DIRECT_URL')]);
  });

  it('names a store that is spoken to by http, unless it is on this machine', () => {
    const database = { DATABASE_URL: 'postgres://a:b@localhost/office' };
    const find3 = (endpoint: string) => find({ ...database, S3_ENDPOINT: endpoint });
    expect(find3('http://10.0.0.10:9000')).toEqual([
      'S3_ENDPOINT: documents travel to the store without TLS.',
    ]);
    expect(find3('http://127.0.0.1:9000')).toEqual([]);
  });

  it('is silent where there is one machine', () => {
    expect(findUnencrypted(readSettings({}, '/'))).toEqual([]);
  });
});
