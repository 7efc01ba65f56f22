import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { distance } from './edit-distance.ts';
import { findUnknownSettings } from './find-unknown-settings.ts';
import { settingNames } from './settings.ts';

describe('findUnknownSettings', () => {
  it.each([
    ['PUBLIC_ORGIN', 'PUBLIC_ORIGIN'],
    ['UPLOAD_DIR', 'UPLOADS_DIR'],
    ['DATADIR', 'DATA_DIR'],
    ['port', 'PORT'],
    ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
  ])('names what %s was meant to be, wherever it is set', (name, meant) => {
    const sentence = new RegExp(`${name}.* is not a setting .* Did you mean ${meant}\\?$`);
    expect(findUnknownSettings({ [name]: 'x' }, {})).toEqual([expect.stringMatching(sentence)]);
    expect(findUnknownSettings({}, { [name]: 'x' })).toEqual([expect.stringMatching(sentence)]);
  });

  it('names every other variable of .env, and none that other programs keep in the environment', () => {
    expect(findUnknownSettings({ SMTP_HOST: 'x' }, {})).toEqual([
      'SMTP_HOST in .env is not a setting and has no effect. .env.example lists the settings there are.',
    ]);
    const usual = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'SHELL',
      'USER',
      'LANG',
      'PWD',
      'NODE_ENV',
      'LOGNAME',
    ];
    expect(findUnknownSettings({}, Object.fromEntries(usual.map((name) => [name, 'x'])))).toEqual(
      [],
    );
  });

  it('has nothing to say about settings, and speaks once of what stands in both places', () => {
    const settings = Object.fromEntries(settingNames.map((name) => [name, 'x']));
    expect(findUnknownSettings(settings, settings)).toEqual([]);
    expect(findUnknownSettings({ PUBLIC_ORGIN: 'x' }, { PUBLIC_ORGIN: 'x' })).toHaveLength(1);
  });
});

describe('.env.example', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

  it('lists every setting that is no single limit, and nothing else', () => {
    const listed = [...read('.env.example').matchAll(/^# ([A-Z\d_]+)=/gm)].map(([, name]) => name);
    const limits = [...read('docs/operations/limits.md').matchAll(/^\| `([A-Z_]+)`/gm)];
    const all = [...listed, ...limits.map(([, name]) => name)];
    expect(all.sort()).toEqual([...settingNames].sort());
  });
});

describe('distance', () => {
  it('counts letters put in, left out and changed', () => {
    expect(distance('', 'PORT')).toBe(4);
    expect(distance('PORT', 'PORT')).toBe(0);
    expect(distance('kitten', 'sitting')).toBe(3);
  });
});
