import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

const head = 'From: Lin <lin@example.com>\r\nTo: desk@example.com\r\nMIME-Version: 1.0\r\n';
const subject = 'Subject: =?gb2312?B?xOO6w8rAvec=?=\r\n';

function mail(headers: string, body: string): Uint8Array {
  return new TextEncoder().encode(`${head}${subject}${headers}\r\n${body}`);
}

const read = async (bytes: Uint8Array) => (await measureBytes(bytes)).report;

const parts = (...bodies: string[]) => `--X\r\n${bodies.join('\r\n--X\r\n')}\r\n--X--\r\n`;
const mixed = 'Content-Type: multipart/mixed; boundary=X\r\n';
const text = 'Content-Type: text/plain; charset=utf-8\r\n\r\nfour words, and 四字';

describe('mailReader', () => {
  it('counts the body, and the subject apart', async () => {
    const report = await read(mail('Content-Type: text/plain\r\n', 'one two\r\nthree'));
    expect(report).toMatchObject({ format: 'eml', exactness: 'exact', counts: { words: 3 } });
    expect(report.outside.descriptions?.words).toBe(4);
  });

  it.each([
    [
      'a mailbox',
      'From lin@example.com Mon Aug 22 09:45:15 2011\nDate: Fri, 19 Aug 2011 10:47:17 +0900\nFrom: Lin <lin@example.com>\nTo: desk@example.com\n',
    ],
    [
      'a program that names no version',
      'From: lin@example.com\nTo: desk@example.com\nSubject: Hello\n',
    ],
    [
      'a draft without a sender',
      'Message-ID: <9c37@example.com>\nSubject: Hello\nDate: Sat, 27 May 2017 10:27:30 +0000\n',
    ],
  ])('knows a mail from %s', async (_, fields) => {
    const report = await read(new TextEncoder().encode(`${fields}\ntwo words`));
    expect(report).toMatchObject({ format: 'eml', counts: { words: 2 } });
  });

  it.each([
    ['an interview', 'From: Anna\nTo: Ben\nSubject: Our plans\n\nHello.'],
    ['notes', 'Date: Monday\nTo: Mary\nFrom: me\nSubject: lunch\n\nHello.'],
    ['a mail in UTF-16', `\uFEFF${head}\r\nHello.`],
  ])('takes %s for a text', async (what, content) => {
    const wide = what.endsWith('UTF-16');
    const bytes = wide ? new Uint8Array(Buffer.from(content, 'utf16le')) : Buffer.from(content);
    expect((await read(new Uint8Array(bytes))).format).toBe('text');
  });

  it.each([
    ['quoted-printable', 'four=20words=\r\n and =E5=9B=9B=E5=AD=97', 'utf-8'],
    ['base64', Buffer.from('four words and 四字').toString('base64'), 'utf-8'],
    ['7bit', 'four words and \u001b$B;M;z\u001b(B', 'iso-2022-jp'],
  ])('decodes %s', async (encoding, body, charset) => {
    const headers = `Content-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}\r\n`;
    expect((await read(mail(headers, body))).counts).toMatchObject({
      asianCharacters: 2,
      otherWords: 3,
    });
  });

  it('counts one of two versions of the same text, and HTML where it is alone', async () => {
    const html = 'Content-Type: text/html\r\n\r\n<style>p {}</style><p>only <b>html</b></p>';
    const both = `Content-Type: multipart/alternative; boundary=X\r\n`;
    expect((await read(mail(both, parts(text, html)))).counts.words).toBe(5);
    const alone = mail('Content-Type: text/html\r\n', '<style>p {}</style><p>only <b>html</b></p>');
    expect((await read(alone)).counts.words).toBe(2);
  });

  it('says that attached files were not counted, and takes pictures in the text for no file', async () => {
    const file =
      'Content-Type: text/plain\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\nnot counted';
    const forwarded = 'Content-Type: message/rfc822\r\n\r\nFrom: a@example.com\r\n\r\nnot counted';
    for (const enclosed of [file, forwarded]) {
      expect(await read(mail(mixed, parts(text, enclosed)))).toMatchObject({
        exactness: 'partial',
        limit: 'attachments',
        counts: { words: 5 },
      });
    }
    const logo = 'Content-Type: image/png\r\nContent-Disposition: inline\r\n\r\nAAAA';
    expect((await read(mail(mixed, parts(text, logo)))).exactness).toBe('exact');
  });

  it('counts a page that was saved with its pictures, as Word and browsers do', async () => {
    const page =
      'Content-Location: file:///C:/a.htm\r\nContent-Type: text/html\r\n\r\n<p>one <b>two</b></p>';
    const style = 'Content-Location: file:///C:/a.css\r\nContent-Type: text/css\r\n\r\np {}';
    const head =
      'MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n boundary="X"\r\n\r\nA web page.\r\n';
    expect(await read(new TextEncoder().encode(`${head}${parts(page, style)}`))).toMatchObject({
      format: 'eml',
      exactness: 'exact',
      counts: { words: 2 },
    });
  });

  it('is not taken for a mail without the fields of one', async () => {
    const letter = 'From: the desk\nTo: all\nSubject: lunch\n\nAt noon.';
    expect((await read(new TextEncoder().encode(letter))).format).toBe('text');
  });

  it('ends with mails that lie: without an end, deep, and with a boundary of nothing', async () => {
    const deep = Array.from(
      { length: 5000 },
      (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}`,
    ).join('\r\n');
    expect(await read(mail(deep, 'x'))).toMatchObject({ limit: 'damaged' });
    for (const headers of ['Content-Type: multipart/mixed\r\n', `${mixed}${mixed}`]) {
      expect((await read(mail(headers, '--X\r\n--X\r\n--'))).format).toBe('eml');
    }
  });

  it('refuses a mail of a hundred thousand parts', async () => {
    const body = `--X\r\nContent-Type: text/plain\r\n\r\nword\r\n`.repeat(100_000);
    expect(await read(mail(mixed, body))).toMatchObject({ format: 'eml', limit: 'too-large' });
  });
});
