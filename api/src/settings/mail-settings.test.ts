import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/disk/temporary-folder.ts';
import { readSettings } from './settings.ts';

const good = {
  SMTP_URL: 'smtps://office:p%40ss@mail.example.com',
  MAIL_FROM: 'Example Office <office@example.com>',
  PUBLIC_ORIGIN: 'https://www.example.com',
};

const readMail = (changes: Record<string, string | undefined>) =>
  readSettings({ ...good, ...changes }, '/').mail;

describe('readMailSettings', () => {
  it('sends no mail where nothing is set', () => {
    expect(readSettings({}, '/').mail).toBeNull();
  });

  it('reads server, login and sender', () => {
    expect(readMail({})).toEqual({
      server: {
        host: 'mail.example.com',
        port: 465,
        tls: 'at-once',
        login: { user: 'office', password: 'p@ss' },
      },
      from: { name: 'Example Office', address: 'office@example.com' },
      office: null,
      dkim: null,
      origin: 'https://www.example.com',
    });
  });

  it.each(['p@ss', 'p@ss@', 'p:@:ss'])('reads the password %s as it stands', (password) => {
    const SMTP_URL = `smtps://office:${password}@mail.example.com`;
    expect(readMail({ SMTP_URL })?.server).toMatchObject({
      host: 'mail.example.com',
      login: { user: 'office', password },
    });
  });

  it('tells the office in its own language', () => {
    const office = { OFFICE_MAIL: 'desk@example.com', OFFICE_LANGUAGE: 'zh-Hans' };
    expect(readMail(office)?.office).toEqual({ address: 'desk@example.com', language: 'zh-Hans' });
    expect(readMail({ OFFICE_MAIL: 'desk@example.com' })?.office?.language).toBe('en');
  });

  it.each([
    ['smtp://u:p@mail.example.com', 587, 'required'],
    ['smtp://mail.example.com:25', 25, 'required'],
    ['smtp://mail.example.com:25?tls=off', 25, 'none'],
    ['smtp://localhost:25', 25, 'none'],
    ['smtp://u:p@127.0.0.1:2525', 2525, 'none'],
    ['smtp://localhost:25?tls=required', 25, 'required'],
    ['smtps://[::1]:1465', 1465, 'at-once'],
  ])('reads %s', (url, port, tls) => {
    expect(readMail({ SMTP_URL: url })?.server).toMatchObject({ port, tls });
  });

  it.each([
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMTP_URL', 'smtps://user@mail.example.com'],
    ['SMTP_URL', 'smtps://user:%ZZ@mail.example.com'],
    ['SMTP_URL', 'smtps://mail.example.com/path'],
    ['SMTP_URL', 'smtps://mail.example.com?tls=off'],
    ['SMTP_URL', 'smtp://u:p@mail.example.com?tls=off'],
    ['SMTP_URL', 'smtp://mail.example.com?tls=maybe'],
    ['SMTP_URL', 'smtp://mail.example.com?pool=true'],
    ['MAIL_FROM', 'office'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['MAIL_FROM', 'Office <a@example.com>\r\nBcc: <b@example.com>'],
    ['OFFICE_MAIL', 'a@example.com,b@example.com'],
    ['OFFICE_MAIL', 'a@example.com\r\nRCPT TO:<b@example.com>'],
    ['OFFICE_LANGUAGE', 'fr'],
    ['DKIM_SELECTOR', '../key'],
  ])('refuses %s=%j and names it', (name, value) => {
    expect(() => readMail({ [name]: value })).toThrow(new RegExp(`^${name} must `));
  });

  it('says nothing of a password that it refuses', () => {
    const refused = () => readMail({ SMTP_URL: 'smtp://u:geheim@mail.example.com?tls=off' });
    expect(refused).toThrow(/^((?!geheim).)*$/);
  });

  it.each([
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['MAIL_FROM', { MAIL_FROM: undefined }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: undefined }],
    ['DKIM_SELECTOR and DKIM_KEY_FILE', { DKIM_SELECTOR: 'mail' }],
  ])('names what is missing beside the others: %s', (name, changes) => {
    expect(() => readMail(changes)).toThrow(new RegExp(`^${name} `));
  });

  it('reads the key that mails are signed with, and nothing else that is in the file', async () => {
    const folder = await temporaryFolder();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    writeFileSync(join(folder, 'dkim.pem'), pem);
    writeFileSync(join(folder, 'other.pem'), 'no key');
    const sign = (file: string) =>
      readMail({ DKIM_SELECTOR: 'mail', DKIM_KEY_FILE: join(folder, file) })?.dkim;
    expect(sign('dkim.pem')).toEqual({ domain: 'example.com', selector: 'mail', privateKey: pem });
    expect(() => sign('other.pem')).toThrow(/^DKIM_KEY_FILE must /);
    expect(() => sign('absent.pem')).toThrow(/^DKIM_KEY_FILE cannot be read/);
  });
});
