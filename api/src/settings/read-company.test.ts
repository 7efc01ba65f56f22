import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleCompany } from '@yiqiao/contract/company';
import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/disk/temporary-folder.ts';
import { readCompany } from './read-company.ts';

const harbour = { ...exampleCompany, name: 'Harbour', icpNumber: '沪ICP备12345678号-1' };

let home: string;
let dataFolder: string;
beforeEach(async () => {
  home = await temporaryFolder();
  dataFolder = join(home, 'data');
  await mkdir(dataFolder);
});

const write = (folder: string, text: string) => writeFile(join(folder, 'company.json'), text);
const read = () => readCompany(dataFolder, home);

describe('readCompany', () => {
  it('takes the file of the data folder before the one beside .env, and neither as the example', async () => {
    expect(read()).toEqual(exampleCompany);
    await write(home, JSON.stringify({ ...harbour, name: 'Hill' }));
    expect(read().name).toBe('Hill');
    await write(dataFolder, `\uFEFF${JSON.stringify(harbour)}`);
    expect(read()).toEqual(harbour);
  });

  it.each([
    ['{ "name": "Harbour", }', 'is not valid JSON'],
    ['', 'is not valid JSON'],
    [JSON.stringify({ ...harbour, adress: 'Pier 1' }), '"adress" is no fact of a company'],
    [JSON.stringify({ ...harbour, name: undefined }), '"name" is missing'],
    [JSON.stringify({ ...harbour, name: ' ' }), '"name" must be a text of 1 to 200 characters'],
    [JSON.stringify({ ...harbour, email: 'desk' }), '"email" must be an email address'],
    [JSON.stringify({ ...harbour, address: 'Pier 1' }), '"address" must be an object such as {'],
    [JSON.stringify({ ...harbour, address: { 'zh-Hans': '1' } }), '"address.en" is missing'],
    [JSON.stringify({ ...harbour, address: { en: 'A', de: 'B' } }), '"address.de" is no fact'],
    [JSON.stringify({ ...harbour, timeZone: 8 }), '"timeZone" must be a time zone such as'],
    ['[]', 'company.json must be an object'],
  ])('says in one sentence what is wrong with %s', async (text, what) => {
    await write(dataFolder, text);
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(what);
    expect(read).toThrow(/^[^\n]+$/);
  });
});
