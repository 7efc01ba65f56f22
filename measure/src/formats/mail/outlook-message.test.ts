import { describe, expect, it } from 'vitest';
import { encodeLegacy } from '../../../scripts/encode-legacy.ts';
import { type CompoundContent, makeCompoundFile } from '../../../scripts/make-compound-file.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const ascii = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** The stream of numbers: tag and value, behind a head. */
function numbers(headBytes: number, values: Readonly<Record<number, number>>): Uint8Array {
  const bytes = Buffer.alloc(headBytes + 16 * Object.keys(values).length);
  Object.entries(values).forEach(([tag, value], index) => {
    bytes.writeUInt32LE(Number(tag), headBytes + 16 * index);
    bytes.writeUInt32LE(value, headBytes + 16 * index + 8);
  });
  return new Uint8Array(bytes);
}

function message(content: CompoundContent, values: Readonly<Record<number, number>> = {}) {
  return makeCompoundFile({
    '__properties_version1.0': numbers(32, values),
    '__substg1.0_0037001F': wide('Offer 报价'),
    ...content,
  });
}

const attachment = (index: number, content: CompoundContent, values = {}) => ({
  [`__attach_version1.0_#0000000${index}`]: {
    '__properties_version1.0': numbers(8, values),
    ...content,
  },
});

const read = async (bytes: Uint8Array) => (await measureBytes(bytes)).report;

describe('readOutlookMessage', () => {
  it('counts the body as text, and the subject apart', async () => {
    const report = await read(
      message({
        '__substg1.0_1000001F': wide('Dear all,\r\n请看附件。\r\n'),
        '__substg1.0_10130102': ascii('<p>the same in HTML, not counted twice</p>'),
      }),
    );
    expect(report).toMatchObject({ format: 'msg', exactness: 'exact', counts: { words: 7 } });
    expect(report.outside.descriptions?.words).toBe(3);
  });

  it('reads text that is longer than the mini stream takes', async () => {
    const report = await read(message({ '__substg1.0_1000001F': wide('word '.repeat(5000)) }));
    expect(report.counts.words).toBe(5000);
  });

  it('reads text in the code page that the message names', async () => {
    const body = { '__substg1.0_1000001E': encodeLegacy('你好世界', 'gb18030') };
    expect((await read(message(body, { 1073545219: 936 }))).counts.asianCharacters).toBe(4);
  });

  it.each([
    ['HTML in its own encoding', '<meta charset="gb2312"><p>你好</p>', 0],
    ['HTML in the code page of the message', '<p>你好</p>', 936],
  ])('reads %s where there is no text', async (_, html, codePage) => {
    const body = { '__substg1.0_10130102': encodeLegacy(html, 'gb18030') };
    const report = await read(message(body, codePage ? { 1071513603: codePage } : {}));
    expect(report.counts.words).toBe(2);
  });

  // The example of MS-OXRTFCP, 3.1: "{\rtf1\ansi\ansicpg1252\pard hello world}".
  const example = Buffer.from(
    '2d0000002b0000004c5a4675f1c5c7a703000a00726370673132354232 0af32068656c090020627705b06c647d0a800fa0'.replace(
      ' ',
      '',
    ),
    'hex',
  );

  it('inflates the RTF of a message that has nothing else', async () => {
    const report = await read(message({ '__substg1.0_10090102': new Uint8Array(example) }));
    expect(report.counts.words).toBe(2);
  });

  it('takes RTF that is not compressed', async () => {
    const plain = Buffer.concat([Buffer.alloc(8), ascii('MELA'), Buffer.alloc(4)]);
    const rtf = Buffer.concat([plain, ascii('{\\rtf1 one two three}')]);
    const report = await read(message({ '__substg1.0_10090102': new Uint8Array(rtf) }));
    expect(report.counts.words).toBe(3);
  });

  it('lists attached files and mails, and takes pictures in the text for none', async () => {
    const report = await read(
      message({
        '__substg1.0_1000001F': wide('two words'),
        ...attachment(0, { '__substg1.0_3707001F': wide('合同 contract.docx') }),
        ...attachment(1, { '__substg1.0_3001001F': wide('Forwarded mail') }),
        ...attachment(2, { '__substg1.0_3707001F': wide('logo.png') }, { 2147352587: 1 }),
        ...attachment(3, { '__substg1.0_3707001F': wide('in.png') }, { 924057603: 4 }),
      }),
    );
    expect(report).toMatchObject({
      exactness: 'partial',
      limit: 'attachments',
      counts: { words: 2 },
      documents: [{ name: '合同 contract.docx' }, { name: 'Forwarded mail' }],
      documentCount: 2,
    });
  });

  it('says that an encrypted message is', async () => {
    const report = await read(message({ '__substg1.0_001A001F': wide('IPM.Note.SMIME') }));
    expect(report).toMatchObject({ format: 'msg', limit: 'encrypted' });
  });

  it('ends with storages that hold one another, and with bodies that lie', async () => {
    const many = Object.assign(
      {},
      ...Array.from({ length: 2000 }, (_, index) => ({
        [`__attach_version1.0_#${index.toString(16).padStart(8, '0')}`]: {},
      })),
    );
    const circle = message(many);
    const view = new DataView(circle.buffer);
    // Each storage claims the root's children as its own.
    for (let at = 512; at + 128 <= circle.length; at += 128) {
      if (view.getUint8(at + 66) === 1) view.setUint32(at + 76, 1, true);
    }
    expect(await read(circle)).toMatchObject({ limit: 'attachments', documentCount: 2000 });
    const lie = Uint8Array.from(example, (byte, index) => (index < 8 ? 0xff : byte));
    const report = await read(message({ '__substg1.0_10090102': lie }));
    expect(report.counts.words).toBe(2);
    const noise = new Uint8Array(100_000).fill(0xff);
    noise.set(example.subarray(0, 16));
    expect((await read(message({ '__substg1.0_10090102': noise }))).format).toBe('msg');
  });
});
